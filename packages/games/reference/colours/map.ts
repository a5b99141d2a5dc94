import { COLOURS } from '../../src/colours/colour.ts';
import { type AreaSymbol, MONSTERS } from '../../src/colours/map/map.ts';
import { FIRST } from '../../src/colours/maps/first.ts';

export interface Area {
  readonly kingdom: string;
  readonly symbol: AreaSymbol | undefined;
  /** C3: labels. */
  readonly neighbours: readonly string[];
}

/** C1: the colours, and so the kingdoms. */
export const KINGDOMS: readonly string[] = COLOURS;
export const BASES: readonly string[] = ['blue', 'yellow', 'red'];
export const COMPOSITES: readonly string[] = ['green', 'violet', 'brown'];
/** C5: dragons of all colours are one kind. */
export const KINDS: readonly string[] = MONSTERS;
/** The spells 1 to 4 by name. */
export const SPELLS: readonly string[] = ['move', 'match', 'split', 'blend'];

function labelOf(id: number): string {
  return FIRST.areas[id]!.label;
}

/** By label. */
export const AREAS: ReadonlyMap<string, Area> = new Map(
  FIRST.areas.map(({ label, kingdom, symbol, neighbours }) => [
    label,
    { kingdom, symbol, neighbours: neighbours.map(labelOf) },
  ]),
);

/** C7: the labels of the two areas of each tower. */
export const TOWERS: readonly (readonly [string, string])[] = FIRST.towers.map(({ areas: [one, other] }) => [
  labelOf(one),
  labelOf(other),
]);

export function areaOf(label: string): Area {
  return AREAS.get(label)!;
}

/** C2: the neighbours of a kingdom. */
export function kingdomsBeside(kingdom: string): readonly string[] {
  return FIRST.kingdoms.find(({ colour }) => colour === kingdom)!.neighbours;
}

export function areasOfKingdom(kingdom: string): string[] {
  return [...AREAS.keys()].filter((label) => areaOf(label).kingdom === kingdom);
}

/** Areas with monsters of this kind. */
export function areasOfKind(kind: string): string[] {
  return [...AREAS.keys()].filter((label) => areaOf(label).symbol?.kind === kind);
}

/** C29: the drop of a tower between these colours, `undefined` when its owner chooses. */
export function dropBetween(one: string, other: string): string | undefined {
  if (COMPOSITES.includes(one) || COMPOSITES.includes(other)) return undefined;
  if (one === other) return one;
  const both = [one, other];
  if (both.includes('red') && both.includes('blue')) return 'violet';
  if (both.includes('blue') && both.includes('yellow')) return 'green';
  return 'brown';
}
