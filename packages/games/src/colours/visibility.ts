import type { Seat } from '@crownhold/core';
import { AREA_COUNT } from './atlas.ts';
import { colourAt, paintArea, SHOWN_PLANE } from './painting.ts';
import type { State } from './state.ts';

const COLOURS = 6;
const SPELLS = 4;
const PAINT_WORDS = 2 * COLOURS;

/** [C22] What the seats have done becomes what everybody sees. */
export function show(state: State): void {
  const { boards, spells, shownSpells, drops, shownDrops, blots, shownBlots } = state;
  for (let seat = 0; seat < state.seats; seat++) {
    const board = state.boardStart(seat);
    for (let word = 0; word < PAINT_WORDS; word++) boards[board + SHOWN_PLANE + word] = boards[board + word]!;
    shownBlots[seat] = blots[seat]!;
  }
  for (let at = 0; at < spells.length; at++) shownSpells[at] = spells[at]!;
  for (let at = 0; at < drops.length; at++) shownDrops[at] = drops[at]!;
}

/** [C22] Takes a seat that has taken a die back to what everybody sees: the round's beginning, with that die. */
export function hide(state: State, seat: Seat): void {
  const shown = Array.from({ length: AREA_COUNT }, (_, area) => colourAt(state, seat, area, SHOWN_PLANE));
  const board = state.boardStart(seat);
  state.boards.fill(0, board, board + SHOWN_PLANE);
  for (const [area, colour] of shown.entries()) if (colour !== 0) paintArea(state, seat, area, colour);
  for (let at = seat * SPELLS; at < (seat + 1) * SPELLS; at++) {
    state.spells[at] = state.shownSpells[at]!;
    state.gainedSpells[at] = 0;
  }
  for (let at = seat * COLOURS; at < (seat + 1) * COLOURS; at++) {
    state.drops[at] = state.shownDrops[at]!;
    state.gainedDrops[at] = 0;
  }
  state.blots[seat] = state.shownBlots[seat]!;
  state.choices[seat] = 0;
  state.stages[seat] = 0;
  giveDie(state, seat, state.dice[seat]!, state.kingdoms[seat]!, state.colours[seat]!);
}

/** [C21] A die with the kingdom it comes from and the colour of its drops. */
export function giveDie(state: State, seat: Seat, die: number, kingdom: number, colour: number): void {
  state.dice[seat] = die;
  state.kingdoms[seat] = kingdom;
  state.colours[seat] = colour;
  state.homes[seat] = kingdom;
  state.reaches[seat] = 1 << kingdom;
  state.left[seat] = state.numbers[die]!;
}
