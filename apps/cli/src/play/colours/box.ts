import type { View } from '@crownhold/core';
import { DICE, type DiceThrow, LETTERS, type State } from '@crownhold/games/colours';
import { signStyle } from '../../palette.ts';
import { textWidth } from '../../text-width.ts';
import type { Canvas } from '../canvas.ts';
import type { ColoursGlyphs } from './glyphs.ts';
import type { Raster } from './raster.ts';

export const WHITE_LETTER = 'w';

/** Where the middle of a die lies, in units of the map. */
export function centreOf({ footprint }: DiceThrow['dice'][number]): readonly [x: number, y: number] {
  const mean = (axis: 0 | 1) => footprint.reduce((sum, corner) => sum + corner[axis], 0) / footprint.length;
  return [mean(0), mean(1)];
}

/** Draws the dice that are still in the box where they lie on the map; brackets around the one pointed at. */
export function drawBox(
  canvas: Canvas,
  state: View<State>,
  { dice }: DiceThrow,
  raster: Raster,
  glyphs: ColoursGlyphs,
  picked: number | undefined,
): void {
  const { map } = state.atlas;
  for (const [die, name] of DICE.entries()) {
    if (((state.box >> die) & 1) === 0) continue;
    const [x, y] = centreOf(dice[die]!);
    const [before, after] = die === picked ? '[]' : glyphs.die;
    const letter = name === 'white' ? WHITE_LETTER : LETTERS[name];
    const text = `${before}${letter}${state.numbers[die]}${after}`;
    const column = Math.round((x / map.width) * (raster.width - 1) - textWidth(text) / 2);
    const row = Math.floor((y / map.height) * (raster.height - 1));
    canvas.write(column, row, text, name === 'white' ? 'ghost' : signStyle(name));
  }
}
