import type { Seat } from '@crownhold/core';
import { ROW_LENGTHS, SPELLS } from './material.ts';
import { otherSeat } from './options.ts';
import type { State } from './state.ts';

const ROWS = Uint8Array.from(ROW_LENGTHS);
const DICE = 4;
const CROSSES = 3;
const LIGHTNING = (1 << SPELLS.indexOf('domains')) | (1 << SPELLS.indexOf('cross'));

/** [D11] [D12] Ticks for a seat's dice, as far as they count. */
export function tickDice(state: State, seat: Seat): void {
  if (!state.ticksAlways && (state.drew & (1 << seat)) === 0) return;
  const dice = state.hands[seat]!;
  for (let die = 0; die < DICE; die++) if ((dice >> die) & 1) tickDie(state, seat, die);
}

function tickDie(state: State, seat: Seat, die: number): void {
  const face = state.faces[die]!;
  const row = (face >> 2) - 1;
  // [D11] A joker never ticks, whatever its name, and arms with a cross do not; [D16] nor does a die with the castle's.
  if (row < 0 || (face & CROSSES) !== 0 || (state.marked >> die) & 1) return;
  tickRow(state, seat, row);
}

/** [D13] Whoever fills a row first wins its spell. Ticks in a row that is won or struck out are lost. */
function tickRow(state: State, seat: Seat, row: number): void {
  const { ticks, won } = state;
  if (((won[0]! | won[1]!) >> row) & 1) return;
  const at = seat * SPELLS.length + row;
  ticks[at]!++;
  if (ticks[at] === ROWS[row]) won[seat]! |= 1 << row;
}

/** [D14] The bit of the lightning spell that a seat has just won and must use now; 0 when there is none. */
export function lightningDue(state: State, seat: Seat): number {
  return state.won[seat]! & ~state.used[seat]! & LIGHTNING;
}

/** [D13] Whether a seat's row is struck out. */
export function isStruck(state: State, seat: Seat, row: number): boolean {
  return ((state.won[otherSeat(seat)]! >> row) & 1) === 1;
}
