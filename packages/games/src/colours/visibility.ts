import type { Seat } from '@crownhold/core';
import { AREA_COUNT } from './atlas.ts';
import { colourAt, paintArea, SHOWN_PLANE } from './painting.ts';
import { NO_DIE, type State } from './state.ts';

const COLOURS = 6;
const SPELLS = 4;
const PAINT_WORDS = 2 * COLOURS;

/** [C22] What a seat has done becomes what everybody sees. */
export function show(state: State, seat: Seat): void {
  const { boards, spells, shownSpells, drops, shownDrops } = state;
  const board = state.boardStart(seat);
  for (let word = 0; word < PAINT_WORDS; word++) boards[board + SHOWN_PLANE + word] = boards[board + word]!;
  for (let at = seat * SPELLS; at < (seat + 1) * SPELLS; at++) shownSpells[at] = spells[at]!;
  for (let at = seat * COLOURS; at < (seat + 1) * COLOURS; at++) shownDrops[at] = drops[at]!;
  state.shownBlots[seat] = state.blots[seat]!;
}

/** [C22] Takes a seat back to what everybody sees: the round's beginning, with the die it has taken. */
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
  if (state.dice[seat] !== NO_DIE) giveDie(state, seat, state.dice[seat]!, state.kingdoms[seat]!, state.colours[seat]!);
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
