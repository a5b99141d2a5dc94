import type { Seat } from '@crownhold/core';
import { SPELL_NAMES, type State } from '@crownhold/games/colours';

const COLOURS = 6;
const SPELLS = SPELL_NAMES.length;

/** The same for positions of one turn in which a seat has done the same in another order, and hardly ever for others. */
export function hashPosition(state: State, seat: Seat): number {
  const board = state.boardStart(seat);
  let hash = state.left[seat]! | (state.choices[seat]! << 4) | (state.reaches[seat]! << 8) | (state.homes[seat]! << 16);
  for (let word = 0; word < 2 * COLOURS; word++) hash = mix(hash, state.boards[board + word]!);
  for (let spell = 0; spell < SPELLS; spell++) hash = mix(hash, state.spells[seat * SPELLS + spell]!);
  for (let colour = 0; colour < COLOURS; colour++) {
    const at = seat * COLOURS + colour;
    hash = mix(hash, state.drops[at]! | (state.gainedDrops[at]! << 8));
  }
  return hash;
}

function mix(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
