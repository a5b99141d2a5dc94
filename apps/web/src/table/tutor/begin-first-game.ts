import type { Translate } from '@crownhold/i18n';
import { type Chair, nameChairs } from '../../games/chair.ts';
import { loadGame } from '../../games/store.ts';
import type { FirstGame } from '../face.ts';
import type { OpenFace } from '../open-face.tsx';
import { forgetLessons } from './lesson-memory.ts';

/** Begins the first game, unless there is one to go on with; returns its id. */
export async function readyFirstGame(
  face: Pick<OpenFace, 'beginFirst'>,
  first: FirstGame,
  t: Translate,
): Promise<string> {
  const { id, bot } = first;
  const kept = await loadGame(id);
  if (kept !== undefined && !kept.isOver) return id;
  const seats: readonly Chair[] = [
    { name: '', isUnnamed: true },
    ...(bot === undefined ? [] : [{ name: '', bot, isUnnamed: true as const }]),
  ];
  forgetLessons();
  return face.beginFirst(first, nameChairs(seats, t), kept);
}
