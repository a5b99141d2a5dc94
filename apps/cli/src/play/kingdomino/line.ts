import { DOMINOES, FREE } from '@crownhold/games/kingdomino';
import { seatStyle, TERRAIN_STYLE } from '../../palette.ts';
import { padTextStart } from '../../text-width.ts';
import type { Canvas } from '../canvas.ts';
import type { KingdominoGlyphs } from './glyphs.ts';
import { halfText } from './kingdom.ts';

const HALF = { width: 3, height: 1 };
/** Pointer, number, two halves, king. */
export const LINE_WIDTH = 2 + 2 + 1 + 2 * HALF.width + 1 + 2;

/** Draws a line of dominoes from the lowest number down, with the kings on them. Returns the rows it took. */
export function drawLine(
  canvas: Canvas,
  x: number,
  y: number,
  dominoes: Uint8Array,
  kings: Uint8Array,
  glyphs: KingdominoGlyphs,
  pointedAt?: number,
): number {
  let row = 0;
  for (const [at, number] of dominoes.entries()) {
    if (number === FREE) continue;
    if (at === pointedAt) canvas.write(x, y + row, glyphs.pointer, 'bold');
    canvas.write(x + 2, y + row, padTextStart(String(number), 2), at === pointedAt ? 'bold' : undefined);
    for (const [side, half] of DOMINOES[number - 1]!.halves.entries()) {
      const [text] = halfText(half, HALF, glyphs);
      canvas.write(x + 5 + side * HALF.width, y + row, text, TERRAIN_STYLE[half.terrain]);
    }
    const king = kings[at]!;
    if (king !== FREE) canvas.write(x + 5 + 2 * HALF.width + 1, y + row, `${glyphs.king}${king + 1}`, seatStyle(king));
    row++;
  }
  return row;
}
