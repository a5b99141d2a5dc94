import type { Style } from '../../paint.ts';
import { centreText, cutText, padText } from '../../text-width.ts';
import type { Canvas } from '../canvas.ts';
import type { DuelGlyphs } from './glyphs.ts';

/** How large a square is drawn: columns and rows. */
export interface TileSize {
  readonly width: number;
  readonly height: number;
}

/** What a square of the map or the face of a die shows. */
export interface Tile {
  readonly sign: string;
  readonly crosses: number;
  readonly style: Style;
  /** Signs at its edges, if it hovers or is chosen. */
  readonly edges?: readonly [string, string];
  readonly edgeStyle?: Style;
}

/** Where it may lie, and where it may not: to be told without colours too, and apart from crosses. */
export const GOOD_EDGES = { edges: ['[', ']'], edgeStyle: 'ghost' } as const;
export const BAD_EDGES = { edges: ['!', '!'], edgeStyle: 'barred' } as const;

/** Arms in the middle; crosses below them where there is a row for them, else as a number beside them. */
export function drawTile(canvas: Canvas, x: number, y: number, size: TileSize, tile: Tile, glyphs: DuelGlyphs): void {
  const { width, height } = size;
  const { sign, crosses, style, edges, edgeStyle } = tile;
  const middle = Math.floor((height - 1) / 2);
  const room = edges ? width - 2 : width;
  const below = crosses > room ? `${crosses}${glyphs.cross}` : glyphs.cross.repeat(crosses);
  for (let row = 0; row < height; row++) {
    const text = height === 1 ? flat(sign, crosses, width) : rowText(row - middle, sign, below, width);
    canvas.write(x, y + row, text, style);
    if (!edges) continue;
    canvas.write(x, y + row, edges[0], edgeStyle);
    canvas.write(x + width - 1, y + row, edges[1], edgeStyle);
  }
}

function rowText(row: number, sign: string, below: string, width: number): string {
  if (row === 0) return centreText(sign, width);
  return centreText(row === 1 ? below : '', width);
}

function flat(sign: string, crosses: number, width: number): string {
  return padText(cutText(` ${padText(sign, 2)}${crosses || ' '}`, width), width);
}
