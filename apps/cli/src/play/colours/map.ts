import type { View } from '@crownhold/core';
import { COLOURS, type Colour, colourAt, LETTERS, type State } from '@crownhold/games/colours';
import type { AreaSymbol } from '@crownhold/games/colours/map';
import type { Style } from '../../paint.ts';
import { crayonStyle, inkStyle, signStyle } from '../../palette.ts';
import { textWidth } from '../../text-width.ts';
import type { Canvas } from '../canvas.ts';
import type { ColoursGlyphs } from './glyphs.ts';
import type { Raster } from './raster.ts';

/** What is special about areas while somebody points at the map. */
export interface Marks {
  /** The area pointed at, and whether a drop may fall there. */
  readonly cursor?: { readonly area: number; readonly isOpen: boolean };
  readonly neighbours: readonly number[];
  /** Where the next drop may go, and its colour. */
  readonly open: readonly number[];
  readonly colour?: Colour;
}

export const NO_MARKS: Marks = { neighbours: [], open: [] };

/** Draws a seat's sheet with its upper left corner at x, y: borders, paint, labels and symbols, towers. */
export function drawMap(
  canvas: Canvas,
  x: number,
  y: number,
  state: View<State>,
  seat: number,
  raster: Raster,
  marks: Marks,
  glyphs: ColoursGlyphs,
): void {
  const paints = state.atlas.map.areas.map(({ id }) => COLOURS[colourAt(state, seat, id) - 1]);
  for (const [row, areas] of raster.areas.entries()) {
    for (const [column, area] of areas.entries()) {
      const line = raster.lines[row]![column]!;
      const look = line === 0 ? fillOf(area, paints[area], marks, glyphs) : lineOf(line, paints[area], glyphs);
      canvas.write(x + column, y + row, look.text, look.style);
    }
  }
  for (const [i, { x: column, y: row }] of raster.towers.entries()) {
    const isHere = state.atlas.map.towers[i]!.areas.some((area) => area === marks.cursor?.area);
    canvas.write(x + column, y + row, glyphs.tower, isHere ? 'ghost' : 'bold');
  }
  for (const [area, paint] of paints.entries()) drawSigns(canvas, x, y, raster, state, area, paint, marks, glyphs);
}

interface Sign {
  readonly text: string;
  readonly style: Style | undefined;
}

function fillOf(area: number, paint: Colour | undefined, marks: Marks, glyphs: ColoursGlyphs): Sign {
  const text = paint ? LETTERS[paint] : marks.open.includes(area) ? glyphs.open : ' ';
  if (marks.cursor?.area === area && marks.cursor.isOpen) return { text, style: 'ghost' };
  if (paint) return { text, style: crayonStyle(paint) };
  return { text, style: marks.colour && text !== ' ' ? inkStyle(marks.colour) : undefined };
}

/** A line has the paper of the area to its right and below. */
function lineOf(line: number, paint: Colour | undefined, glyphs: ColoursGlyphs): Sign {
  const text = glyphs.lines[line]!;
  if (paint) return { text, style: crayonStyle(paint) };
  return { text, style: isThick(line) ? 'wall' : 'wall-faint' };
}

/** Whether any arm of a line is a border of kingdoms. */
function isThick(line: number): boolean {
  return line.toString(3).includes('2');
}

/** Label and symbol, apart from the texture around them; brackets around what is pointed at and its neighbours. */
function drawSigns(
  canvas: Canvas,
  x: number,
  y: number,
  raster: Raster,
  state: View<State>,
  area: number,
  paint: Colour | undefined,
  marks: Marks,
  glyphs: ColoursGlyphs,
): void {
  const { label, kingdom, symbol } = state.atlas.map.areas[area]!;
  const spot = raster.spots[area]!;
  const isCursor = marks.cursor?.area === area;
  const style = isCursor && marks.cursor?.isOpen ? 'ghost' : paint && signStyle(paint);
  const write = (column: number, row: number, text: string, ink: Style) => {
    const before = isClear(raster, area, column - 1, row) && paint ? ' ' : '';
    const after = isClear(raster, area, column + textWidth(text), row) && paint ? ' ' : '';
    canvas.write(x + column - textWidth(before), y + row, `${before}${text}${after}`, style ?? ink);
  };
  const signs = signsOf(symbol, paint, glyphs);
  const row = signs && spot.height > 1 ? spot.y : spot.y + Math.floor((spot.height - 1) / 2);
  write(spot.x, row, label, inkStyle(kingdom));
  if (signs) {
    const room = spot.height > 1 ? spot.width : spot.width - textWidth(label);
    const text = [...signs].slice(-room).join('');
    const ink = symbol && 'colour' in symbol ? inkStyle(symbol.colour) : 'bold';
    if (spot.height > 1) write(spot.x, row + 1, text, ink);
    else if (room > 0) canvas.write(x + spot.x + spot.width - textWidth(text), y + row, text, style ?? ink);
  }
  const edges = edgesOf(area, marks);
  if (!edges) return;
  const [before, after] = edges;
  const hover = isCursor ? cursorStyle(marks) : (style ?? 'bold');
  canvas.write(x + spot.x - 1, y + row, before!, hover);
  canvas.write(x + spot.x + textWidth(label), y + row, after!, hover);
  if (isCursor) canvas.write(x + spot.x, y + row, label, hover);
}

function isClear({ areas, lines }: Raster, area: number, x: number, y: number): boolean {
  return areas[y]?.[x] === area && lines[y]?.[x] === 0;
}

/** To be told without colours too: what is pointed at, where a drop may fall and where it may not; and neighbours. */
function edgesOf(area: number, { cursor, neighbours }: Marks): string | undefined {
  if (cursor?.area === area) return cursor.isOpen ? '[]' : '!!';
  return neighbours.includes(area) ? '()' : undefined;
}

function cursorStyle({ cursor }: Marks): Style {
  return cursor?.isOpen ? 'ghost' : 'barred';
}

/**
 * The sign of a capital or a monster with the letter of the colour it wants, that of a spell with its number; and a
 * capital letter for the colour that an area has got.
 */
function signsOf(symbol: AreaSymbol | undefined, paint: Colour | undefined, glyphs: ColoursGlyphs): string {
  const letter = paint ? LETTERS[paint].toUpperCase() : '';
  if (symbol === undefined) return letter;
  if (symbol.kind === 'spell') return `${glyphs.spell}${letter || symbol.spell}`;
  const sign = symbol.kind === 'capital' ? glyphs.castle : glyphs.monsters[symbol.kind];
  return `${sign}${letter || LETTERS[symbol.colour]}`;
}
