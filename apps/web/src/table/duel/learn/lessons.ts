import type { DuelAction, DuelInput, DuelTypes } from '@crownhold/table/duel';
import type { Lessons } from '../../face.ts';
export async function loadDuelLessons(): Promise<Lessons<DuelTypes, DuelInput, DuelAction>> {
  return {
    isLesson: () => false,
    lessonOf: () => undefined,
    show: { kind: 'jump', direction: 1 },
    first: {
      id: 'first-game-duel',
      options: { seats: 2 },
      dealing: { secret: new Uint8Array(32), table: 'first-game-duel' },
      bot: 'random',
    },
    isLastTurn: () => false,
  };
}
