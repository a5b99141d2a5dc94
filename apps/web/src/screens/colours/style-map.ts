import { bordersOf, COLOURS, type Colour, LETTERS } from '@crownhold/games/colours/map';
import { FIRST } from '@crownhold/games/colours/maps/first';
import type { Corners } from '../../art/hand.tsx';
import type { Post } from '../../board/sheet.tsx';
import type { SheetArea, Sign } from '../../board/sheet-area.tsx';

export type Paints = readonly (Colour | undefined)[];

/** A sheet in the middle of a game, nine areas a kingdom. */
export const PAINTS: Paints = [
  'gnynv.gry', // blue
  '.b...y...', // green
  '.br.y.yv.', // yellow
  'by.v..grb', // violet
  '.r..vb...', // red
  '.rb.n...y', // brown
].flatMap((row) => [...row].map((sign) => COLOURS.find((colour) => LETTERS[colour] === sign)));

export const SIZE = { width: FIRST.width, height: FIRST.height };

/** Heavy borders, between kingdoms. */
export const LINES: readonly Corners[] = bordersOf(FIRST)
  .filter(({ area, across }) => FIRST.areas[area]!.kingdom !== FIRST.areas[across!]!.kingdom)
  .map(({ points }) => points.flat());

export function letter(colour: Colour): string {
  return LETTERS[colour].toUpperCase();
}

export function areasOf(paints: Paints, stateOf: (id: number) => SheetArea['state']): readonly SheetArea[] {
  return FIRST.areas.map(({ id, label, polygon, centre, clearance, symbol }) => {
    const fill = paints[id];
    return {
      id,
      points: polygon,
      centre,
      room: clearance,
      fill,
      letter: fill && letter(fill),
      sign: symbol && signOf(symbol),
      label: [label, symbol?.kind, fill].filter((word) => word !== undefined).join(', '),
      state: stateOf(id),
    };
  });
}

type AreaSymbol = NonNullable<(typeof FIRST.areas)[number]['symbol']>;

function signOf(symbol: AreaSymbol): Sign {
  if (symbol.kind === 'spell') return { name: 'spell', text: `${symbol.spell}` };
  return { name: symbol.kind, colour: symbol.colour, letter: letter(symbol.colour) };
}

export function postsOf(paints: Paints): readonly Post[] {
  return FIRST.towers.map(({ areas, at }) => ({
    key: areas.join(' '),
    at,
    sign: { name: 'tower' },
    label: 'watchtower',
    isDone: areas.every((id) => paints[id] !== undefined),
  }));
}
