import type { Seat } from '@crownhold/core';
import { SPELL_NAMES, type State } from '@crownhold/games/colours';

const COLOURS = 6;
const SPELLS = SPELL_NAMES.length;

/** The same for positions of one turn in which a seat has done the same in another order, and hardly ever for others. */
export function fingerprint(state: State, seat: Seat): number {
  const board = state.boardStart(seat);
  let print =
    state.left[seat]! | (state.choices[seat]! << 4) | (state.reaches[seat]! << 8) | (state.homes[seat]! << 16);
  for (let word = 0; word < 2 * COLOURS; word++) print = mix(print, state.boards[board + word]!);
  for (let spell = 0; spell < SPELLS; spell++) print = mix(print, state.spells[seat * SPELLS + spell]!);
  for (let colour = 0; colour < COLOURS; colour++) {
    const at = seat * COLOURS + colour;
    print = mix(print, state.drops[at]! | (state.gainedDrops[at]! << 8));
  }
  return print;
}

function mix(print: number, word: number): number {
  const mixed = Math.imul(print ^ word, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
