import type { Cell, View } from '@crownhold/core';
import { cellRows, groundAt, type Square, type State } from '@crownhold/games/duel';
import { isSame } from '@crownhold/table';
import { ARMS_STYLE, CASTLE_STYLE } from '../../palette.ts';
import type { Canvas } from '../canvas.ts';
import type { DuelGlyphs } from './glyphs.ts';
import { BAD_EDGES, drawTile, GOOD_EDGES, type Tile, type TileSize } from './tile.ts';

/** From the largest to the smallest that still shows crosses. */
export const TILE_SIZES: readonly TileSize[] = [
  { width: 6, height: 3 },
  { width: 5, height: 2 },
  { width: 4, height: 2 },
  { width: 4, height: 1 },
];
export const SMALLEST: TileSize = TILE_SIZES.at(-1)!;

const [ROWS, COLUMNS] = [cellRows().length, cellRows()[0]!.length];

/** What hovers over a cell; `undefined` over nothing. */
export interface Hover {
  readonly cell: Cell;
  readonly square: Square | undefined;
  readonly isLegal: boolean;
}

export function mapSize({ width, height }: TileSize): TileSize {
  return { width: COLUMNS * width, height: ROWS * height };
}

/** Draws a seat's map with its upper left corner at x, y. */
export function drawMap(
  canvas: Canvas,
  x: number,
  y: number,
  state: View<State>,
  seat: number,
  size: TileSize,
  glyphs: DuelGlyphs,
  hovers: readonly Hover[] = [],
): void {
  for (const [row, cells] of cellRows().entries()) {
    for (const [column, cell] of cells.entries()) {
      const tile = tileAt(state, seat, cell, hovers, glyphs);
      drawTile(canvas, x + column * size.width, y + row * size.height, size, tile, glyphs);
    }
  }
}

function tileAt(state: View<State>, seat: number, cell: Cell, hovers: readonly Hover[], glyphs: DuelGlyphs): Tile {
  const hover = hovers.find((each) => isSame(each.cell, cell));
  const ground = hover?.square ?? groundAt(state, seat, cell);
  const tile = groundTile(ground, glyphs);
  return hover ? { ...tile, ...(hover.isLegal ? GOOD_EDGES : BAD_EDGES) } : tile;
}

function groundTile(ground: Square | 'castle' | undefined, glyphs: DuelGlyphs): Tile {
  if (ground === undefined) return { sign: glyphs.empty, crosses: 0, style: 'dim' };
  if (ground === 'castle') return { sign: glyphs.castle, crosses: 0, style: CASTLE_STYLE };
  return { sign: glyphs.arms[ground.arms], crosses: ground.crosses, style: ARMS_STYLE[ground.arms] };
}
