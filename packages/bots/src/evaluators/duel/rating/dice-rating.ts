import type { Seat } from '@crownhold/core';
import { diceIn, type Move, type State } from '@crownhold/games/duel';
import { DicePairs } from './dice-pairs.ts';

const ALL_DICE = 15;

/** [D6] Rates dice by the domino that they make, less the one that the other player is left with. */
export function rateDice(view: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  const [own, rival] = [new DicePairs(view, seat), new DicePairs(view, 1 - seat)];
  return moves.map((move) => {
    if (move.kind === 'pair') return marginOf(own, rival, move.dice) - own.kingdom.price('pair');
    if (move.kind !== 'take') throw new Error(`${move.kind} takes no dice`);
    const dice = view.phase === 'share' ? move.dice : move.dice | leftFor(own, rival, move.dice);
    return marginOf(own, rival, dice);
  });
}

function marginOf(own: DicePairs, rival: DicePairs, dice: number): number {
  return own.worth(dice) - rival.worth(ALL_DICE ^ dice);
}

/** The die that B leaves to A, whose first is taken: the one with which A gains least on B. */
function leftFor(a: DicePairs, b: DicePairs, taken: number): number {
  let [left, least] = [0, Number.POSITIVE_INFINITY];
  for (const die of diceIn(ALL_DICE ^ taken)) {
    const margin = marginOf(a, b, taken | (1 << die));
    if (margin < least) [left, least] = [1 << die, margin];
  }
  return left;
}
