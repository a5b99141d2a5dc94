import type { Translate } from '@crownhold/i18n';
import { type Chair, nameChairs } from '../../games/chair.ts';
import { loadGame } from '../../games/store.ts';
import type { FirstGame } from '../face.ts';
import type { OpenFace } from '../open-face.tsx';
import { forgetLessons } from './lesson-memory.ts';

/** Begins the first game, unless there is one to go on with; returns its id. */
export function readyFirstGame(face: Pick<OpenFace, 'begin'>, first: FirstGame, t: Translate): string {
  const { id, options, dealing, bot } = first;
  const kept = loadGame(id);
  if (kept !== undefined && !kept.isOver) return id;
  const seats: readonly Chair[] = [
    { name: '', isUnnamed: true },
    { name: '', bot, isUnnamed: true },
  ];
  forgetLessons();
  const begun = face.begin({ options, chairs: nameChairs(seats, t) }, dealing, id);
  if (typeof begun !== 'string') throw new Error(`a first game that cannot be: ${JSON.stringify(begun)}`);
  return begun;
}
