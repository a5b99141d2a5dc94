import type { Seat } from '@crownhold/core';
import { ARMS, DICE, type State } from '@crownhold/games/duel';
import { type Half, halfOf, withCross } from './half.ts';
import type { DrawingMode, Kingdom } from './kingdom.ts';

/** What a turn of drawing may still announce, and how the halves may lie without. */
export interface Powers {
  readonly turn: boolean;
  readonly castle: boolean;
  readonly free: boolean;
  readonly split: boolean;
  readonly mode: DrawingMode;
}

export const NO_POWERS: Powers = {
  turn: false,
  castle: false,
  free: false,
  split: false,
  mode: { free: false, split: false },
};

/** [D14] [D15] The powers of a seat at the present point of its turn, or before it. */
export function powersOf(state: State, seat: Seat): Powers {
  const { stage } = state;
  const has = (spell: 'turn' | 'free' | 'split') => state.hasWon(seat, spell) && !state.hasUsed(seat, spell);
  return {
    turn: stage === '-' && has('turn'),
    castle: (stage === '-' || stage === 'turn') && ((state.castles >> seat) & 1) === 0,
    free: stage !== 'split' && has('free'),
    split: has('split'),
    mode: {
      free: stage === 'free' || stage === 'free+split',
      split: stage === 'split' || stage === 'free+split',
    },
  };
}

/** [D15] What a turn is worth at its best, less the price of its powers; -Infinity if nothing can be drawn. */
export function bestTurn(kingdom: Kingdom, powers: Powers, one: Half, other: Half): number {
  let best = bestMarked(kingdom, powers, one, other);
  if (!powers.turn) return best;
  const price = kingdom.price('turn');
  for (const { face } of DICE[one.die]!) {
    best = Math.max(best, bestMarked(kingdom, powers, halfOf(one.die, face), other) - price);
  }
  for (const { face } of DICE[other.die]!) {
    best = Math.max(best, bestMarked(kingdom, powers, one, halfOf(other.die, face)) - price);
  }
  return best;
}

function bestMarked(kingdom: Kingdom, powers: Powers, one: Half, other: Half): number {
  const bare = bestNamed(kingdom, powers, one, other);
  if (!powers.castle) return bare;
  const price = kingdom.price('castle');
  return Math.max(
    bare,
    bestNamed(kingdom, powers, withCross(one), other) - price,
    bestNamed(kingdom, powers, one, withCross(other)) - price,
  );
}

function bestNamed(kingdom: Kingdom, powers: Powers, one: Half, other: Half): number {
  if (one.arms !== 0 && other.arms !== 0) return bestLaid(kingdom, powers, one, other);
  let best = Number.NEGATIVE_INFINITY;
  for (let arms = 1; arms <= ARMS.length; arms++) {
    const worth =
      one.arms === 0
        ? bestNamed(kingdom, powers, { ...one, arms }, other)
        : bestNamed(kingdom, powers, one, { ...other, arms });
    best = Math.max(best, worth);
  }
  return best;
}

function bestLaid(kingdom: Kingdom, { free, split, mode }: Powers, one: Half, other: Half): number {
  const worth = (addsFree: boolean, addsSplit: boolean) =>
    kingdom.bestDrawing(one, other, { free: mode.free || addsFree, split: mode.split || addsSplit }) -
    (addsFree ? kingdom.price('free') : 0) -
    (addsSplit ? kingdom.price('split') : 0);
  let best = worth(false, false);
  if (free) best = Math.max(best, worth(true, false));
  if (split) best = Math.max(best, worth(false, true));
  if (free && split) best = Math.max(best, worth(true, true));
  return best + kingdom.race.worth(one.row, other.row);
}
