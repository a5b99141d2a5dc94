import type { Cell, View } from '@crownhold/core';
import { extentsOf, groundAt, type Half, type State } from '@crownhold/games/kingdomino';
import type { Reach } from '@crownhold/table';
import type { Style } from '../../paint.ts';
import { CASTLE_STYLE, TERRAIN_STYLE } from '../../palette.ts';
import { centreText, padText } from '../../text-width.ts';
import type { Canvas } from '../canvas.ts';
import type { KingdominoGlyphs } from './glyphs.ts';

/** How large a square is drawn: columns and rows. */
export interface SquareSize {
  readonly width: number;
  readonly height: number;
}

/** From the largest, which has room for a crown row, to one that says all in two characters. */
const SQUARE_SIZES: readonly SquareSize[] = [
  { width: 5, height: 2 },
  { width: 4, height: 2 },
  { width: 3, height: 1 },
  { width: 2, height: 1 },
];
export const SMALLEST: SquareSize = SQUARE_SIZES.at(-1)!;

/** A half that hovers over the kingdom. */
export interface Hover {
  readonly cell: Cell;
  readonly half: Half;
  readonly isLegal: boolean;
}

/** The squares that a kingdom covers. */
export function frameOf(state: View<State>, seat: number): Reach {
  const { west, east, south, north } = extentsOf(state, seat);
  return { left: -west, right: east, bottom: -south, top: north };
}

export function kingdomSize({ left, right, bottom, top }: Reach, { width, height }: SquareSize) {
  return { width: (right - left + 1) * width, height: (top - bottom + 1) * height };
}

/** The frame of a whole grid of so many squares to a side. */
export function squareOf(side: number): Reach {
  return { left: 0, right: side - 1, bottom: 0, top: side - 1 };
}

/** The largest squares with which a frame fits; the smallest there are if it does not. */
export function largestFor(frame: Reach, room: { readonly width: number; readonly height: number }): SquareSize {
  const fits = (size: SquareSize) => {
    const { width, height } = kingdomSize(frame, size);
    return width <= room.width && height <= room.height;
  };
  return SQUARE_SIZES.find(fits) ?? SMALLEST;
}

/** A frame of so many rows at most, without rows at its edges that need not be seen. */
export function cropped(frame: Reach, mustSee: Reach, rows: number): Reach {
  let { top, bottom } = frame;
  while (top - bottom >= rows && (top > mustSee.top || bottom < mustSee.bottom)) {
    if (top - mustSee.top >= mustSee.bottom - bottom) top--;
    else bottom++;
  }
  return { ...frame, top, bottom };
}

/** Draws a kingdom with its upper left corner at x, y. */
export function drawKingdom(
  canvas: Canvas,
  x: number,
  y: number,
  state: View<State>,
  seat: number,
  frame: Reach,
  size: SquareSize,
  glyphs: KingdominoGlyphs,
  hovers: readonly Hover[] = [],
): void {
  for (let row = frame.top; row >= frame.bottom; row--) {
    for (let column = frame.left; column <= frame.right; column++) {
      const at = { x: x + (column - frame.left) * size.width, y: y + (frame.top - row) * size.height };
      const hover = hovers.find(({ cell }) => cell.x === column && cell.y === row);
      if (hover) drawHover(canvas, at, hover, size, glyphs);
      else drawGround(canvas, at, groundAt(state, seat, { x: column, y: row }), size, glyphs);
    }
  }
}

function drawGround(
  canvas: Canvas,
  at: Cell,
  ground: Half | 'castle' | undefined,
  size: SquareSize,
  glyphs: KingdominoGlyphs,
) {
  if (ground === undefined) {
    drawSquare(canvas, at, size, centreText(glyphs.empty, size.width), '', 'dim');
  } else if (ground === 'castle') {
    drawSquare(canvas, at, size, centreText(glyphs.castle, size.width), '', CASTLE_STYLE);
  } else {
    drawSquare(canvas, at, size, ...halfText(ground, size, glyphs), TERRAIN_STYLE[ground.terrain]);
  }
}

/** A hovering half shows without colours too: in brackets where it may lie, between crosses where it may not. */
function drawHover(canvas: Canvas, at: Cell, { half, isLegal }: Hover, size: SquareSize, glyphs: KingdominoGlyphs) {
  const [open, close] = isLegal ? ['[', ']'] : ['x', 'x'];
  const [sign, crowns] = halfText(half, size, glyphs);
  const isTight = size.width < 3;
  drawSquare(canvas, at, size, isTight ? ` ${sign[0]}` : sign, crowns, TERRAIN_STYLE[half.terrain]);
  for (let row = 0; row < size.height; row++) {
    const style = isLegal ? 'ghost' : 'barred';
    canvas.write(at.x, at.y + row, open, style);
    // Small squares have room for the second bracket only beside a half without crowns.
    const isRoomy = size.height > 1 || (!isTight && half.crowns === 0);
    if (isRoomy) canvas.write(at.x + size.width - 1, at.y + row, close, style);
  }
}

/** Sign and crowns of a half: on two rows where there are two, else side by side. */
export function halfText(
  { terrain, crowns }: Half,
  { width, height }: SquareSize,
  glyphs: KingdominoGlyphs,
): [string, string] {
  const sign = glyphs.terrain[terrain];
  if (height > 1) return [centreText(sign.repeat(width - 2), width), centreText(glyphs.crown.repeat(crowns), width)];
  return [`${' '.repeat(width - 2)}${sign}${crowns || ' '}`, ''];
}

function drawSquare(canvas: Canvas, at: Cell, size: SquareSize, first: string, second: string, style: Style): void {
  canvas.write(at.x, at.y, padText(first, size.width), style);
  for (let row = 1; row < size.height; row++) {
    canvas.write(at.x, at.y + row, padText(row === 1 ? second : '', size.width), style);
  }
}
