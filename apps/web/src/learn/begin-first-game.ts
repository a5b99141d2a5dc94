import type { Translate } from '@crownhold/i18n';
import { type Chair, nameChairs } from '../games/chair.ts';
import { FIRST_GAME } from '../games/first-game.ts';
import { MILDEST_LEVEL } from '../games/levels.ts';
import { loadGame } from '../games/store.ts';
import { beginGameAs } from '../table/begin.ts';
import { FIRST_DEALING, FIRST_OPTIONS } from './first-deal.ts';
import { forgetLessons } from './lesson-memory.ts';

/** Begins the first game, unless there is one to go on with. */
export async function readyFirstGame(t: Translate): Promise<void> {
  const kept = await loadGame(FIRST_GAME);
  if (kept !== undefined && !kept.isOver) return;
  const seats: readonly Chair[] = [
    { name: '', isUnnamed: true },
    { name: '', bot: MILDEST_LEVEL, isUnnamed: true },
  ];
  const chairs = nameChairs(seats, t);
  forgetLessons();
  await beginGameAs(FIRST_GAME, { options: FIRST_OPTIONS, chairs }, FIRST_DEALING, kept);
}
