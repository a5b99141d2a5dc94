import { type AreaSymbol, bordersOf, type Colour } from '@crownhold/games/colours/map';
import { FIRST } from '@crownhold/games/colours/maps/first';
import type { Translate } from '@crownhold/i18n';
import type { AreaState, Post, SheetArea, SheetMap, Sign } from '../../board/sheet-data.ts';

/** Colours by area; unpainted ones have none. */
export type Paints = readonly (Colour | undefined)[];

export interface AreaWords {
  /** The accessible name of an area. */
  readonly label: (area: number) => string;
  readonly stateOf?: ((area: number) => AreaState | undefined) | undefined;
  readonly isLit?: ((area: number) => boolean) | undefined;
}

const LINES = bordersOf(FIRST)
  .filter(({ area, across }) => FIRST.areas[area]!.kingdom !== FIRST.areas[across!]!.kingdom)
  .map(({ points }) => points.flat());

const SIGNS = FIRST.areas.flatMap(({ symbol, centre }) => (symbol ? [centre] : []));
// Within one area, where no sign, tower or name stands.
const ROSE = [31, 669] as const;

// Whatever is drawn for a map is kept by its identity.
const maps = new WeakMap<Translate, SheetMap>();

/** The map with the names of its kingdoms: always the same one for a language. */
export function sheetMap(t: Translate): SheetMap {
  const map = maps.get(t) ?? createMap(t);
  maps.set(t, map);
  return map;
}

function createMap(t: Translate): SheetMap {
  const { width, height, kingdoms } = FIRST;
  return {
    width,
    height,
    lines: LINES,
    signs: SIGNS,
    rose: ROSE,
    kingdoms: kingdoms.map(({ colour, outline }) => ({ id: colour, name: t(`kingdom-${colour}`), outline })),
  };
}

/** [C12] The letter of a colour. */
export function letterOf(colour: Colour, t: Translate): string {
  return t(`colour-letter-${colour}`).toUpperCase();
}

/** The areas as the sheet draws them. */
export function sheetAreas(paints: Paints, t: Translate, { label, stateOf, isLit }: AreaWords): readonly SheetArea[] {
  return FIRST.areas.map(({ id, kingdom, polygon, centre, clearance, symbol }) => {
    const fill = paints[id];
    return {
      id,
      kingdom,
      points: polygon,
      centre,
      room: clearance,
      fill,
      letter: fill && letterOf(fill, t),
      sign: symbol && signOf(symbol, t),
      label: label(id),
      state: stateOf?.(id),
      isLit: isLit?.(id),
    };
  });
}

function signOf(symbol: AreaSymbol, t: Translate): Sign {
  if (symbol.kind === 'spell') return { name: 'spell', text: `${symbol.spell}` };
  return { name: symbol.kind, colour: symbol.colour, letter: letterOf(symbol.colour, t) };
}

/** The watchtowers; a pale one has both its areas painted. */
export function sheetPosts(paints: Paints, label: string): readonly Post[] {
  return FIRST.towers.map(({ areas, at }) => ({
    key: areas.join(' '),
    at,
    sign: { name: 'tower' },
    label,
    isDone: areas.every((id) => paints[id] !== undefined),
  }));
}
