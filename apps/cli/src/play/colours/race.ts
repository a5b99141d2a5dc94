import type { View } from '@crownhold/core';
import { ACHIEVEMENTS, COLOURS, LETTERS, placeOf, type State, speedPoints } from '@crownhold/games/colours';
import { MONSTERS } from '@crownhold/games/colours/map';
import { inkStyle } from '../../palette.ts';
import type { Canvas } from '../canvas.ts';
import type { ColoursGlyphs } from './glyphs.ts';

/** A heading, the first places, the second ones. */
export const RACE_ROWS = 3;
const PLACES = [1, 2];
const THREE = '3';

/** Draws who has which place of what can be completed; alone which numbers are earned and struck out. */
export function drawRace(
  canvas: Canvas,
  x: number,
  y: number,
  state: View<State>,
  glyphs: ColoursGlyphs,
  pointed?: { readonly row: number; readonly number: number },
): void {
  for (const [row] of ACHIEVEMENTS.entries()) {
    const column = x + 2 * row;
    const colour = COLOURS[row];
    const monster = MONSTERS[row - COLOURS.length];
    const head = colour ? LETTERS[colour] : monster ? glyphs.monsters[monster] : THREE;
    canvas.write(column, y, head, colour ? inkStyle(colour) : 'bold');
    for (const place of PLACES) {
      const isPointed = pointed?.row === row && pointed.number === speedPoints(row, place);
      canvas.write(column, y + place, signOf(state, row, place, glyphs), isPointed ? 'ghost' : undefined);
    }
  }
}

function signOf(state: View<State>, row: number, place: number, glyphs: ColoursGlyphs): string {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat).filter(
    (seat) => placeOf(state, seat, row) === place,
  );
  if (state.isSolo) {
    if (seats.length > 0) return glyphs.earned;
    return (state.struck[row]! >> (place - 1)) & 1 ? glyphs.struck : String(speedPoints(row, place));
  }
  if (seats.length > 1) return glyphs.shared;
  return seats.length === 1 ? String(seats[0]! + 1) : glyphs.empty;
}
