import type { Seat } from '@crownhold/core';
import { ARMS, type Arms, armsOfFace, crossesOfFace, diceIn, ROW_LENGTHS, type State } from '@crownhold/games/duel';

/** What a die will do in the spellbook. */
export type Tick =
  | { readonly kind: 'ticks'; readonly arms: Arms; readonly isWinning: boolean }
  | { readonly kind: 'no-tick'; readonly why: NoTick };

/** [D11] [D12] [D16] Why a die ticks nothing. */
export type NoTick = 'joker' | 'cross' | 'castle' | 'closed' | 'passed';

/** What each of a seat's dice will tick, in the order of their numbers: a row can be filled by the first of two. */
export function ticksOf(state: State, seat: Seat, dice: readonly number[]): ReadonlyMap<number, Tick> {
  const rows = rowsBefore(state, seat);
  return new Map(dice.toSorted((one, other) => one - other).map((die) => [die, tickIn(state, rows, seat, die)]));
}

/** What one die would tick. */
export function tickOf(state: State, seat: Seat, die: number): Tick {
  return ticksOf(state, seat, [die]).get(die)!;
}

interface Rows {
  readonly ticks: number[];
  /** Rows that are won by either, a bit for each. */
  closed: number;
}

/** [D11] The rows when it is a seat's turn to tick: A has ticked before B. */
function rowsBefore(state: State, seat: Seat): Rows {
  const { leader, hands, drew, ticksAlways } = state;
  const rows: Rows = { ticks: [...state.ticks], closed: state.won[0]! | state.won[1]! };
  const hasLed = seat !== leader && (ticksAlways || ((drew >> leader) & 1) === 1);
  if (hasLed && state.phase === 'draw') for (const die of diceIn(hands[leader]!)) tickIn(state, rows, leader, die);
  return rows;
}

function tickIn(state: State, rows: Rows, seat: Seat, die: number): Tick {
  const face = state.faces[die]!;
  const row = armsOfFace(face) - 1;
  if (row < 0) return { kind: 'no-tick', why: 'joker' };
  if (crossesOfFace(face) > 0) return { kind: 'no-tick', why: 'cross' };
  if ((state.marked >> die) & 1) return { kind: 'no-tick', why: 'castle' };
  if ((rows.closed >> row) & 1) return { kind: 'no-tick', why: 'closed' };
  const at = seat * ARMS.length + row;
  rows.ticks[at]!++;
  const isWinning = rows.ticks[at] === ROW_LENGTHS[row];
  if (isWinning) rows.closed |= 1 << row;
  return { kind: 'ticks', arms: ARMS[row]!, isWinning };
}
