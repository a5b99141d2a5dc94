import { COLOURS } from './colour.ts';
import type { Landing } from './landing.ts';
import type { AreaMap } from './map/index.ts';
import { FIRST } from './maps/first.ts';
import { FIRST_LANDINGS } from './maps/first-landings.ts';
import { ACHIEVEMENTS, colourCode, KINGDOMS } from './material.ts';
import type { MapId } from './options.ts';

export const AREA_COUNT = 54;
export const AREAS_PER_KINGDOM = 9;
/** A set of areas is two words: the first three kingdoms in the low one, the others in the high one. */
export const LOW_AREAS = 27;

/** A map as the rules read it: sets of areas in two words, and tables by area. */
export interface Atlas {
  readonly id: MapId;
  readonly map: AreaMap;
  readonly landings: readonly Landing[];
  /** The weight of each set of kingdoms as bits; 0 where no die can lie so. */
  readonly landingWeights: Uint16Array;
  /** All weights together. */
  readonly landingWeight: number;
  /** By kingdom: its neighbours as bits. */
  readonly kingdomNeighbours: Uint8Array;
  /** By area: the set of its neighbours. */
  readonly neighboursLow: Int32Array;
  readonly neighboursHigh: Int32Array;
  /** By area: the spell it gives from 1, or 0. */
  readonly spells: Uint8Array;
  /** By area: the other areas of its towers, at most `TOWERS_PER_AREA`; NO_AREA where there is none. */
  readonly towerMates: Uint8Array;
  /** By achievement but the last: the set of areas that complete it. */
  readonly achievementsLow: Int32Array;
  readonly achievementsHigh: Int32Array;
  /** By area: the colour that its capital or monster wants, or 0, and what that is worth. */
  readonly wanted: Uint8Array;
  readonly worth: Uint8Array;
  /** By area: the index of its monster's achievement, or 0. */
  readonly monsters: Uint8Array;
}

export const TOWERS_PER_AREA = 2;
export const NO_AREA = 255;

export function lowBit(area: number): number {
  return area < LOW_AREAS ? 1 << area : 0;
}

export function highBit(area: number): number {
  return area < LOW_AREAS ? 0 : 1 << (area - LOW_AREAS);
}

/** The areas of a kingdom. */
export function kingdomLow(kingdom: number): number {
  return kingdom < 3 ? 511 << (AREAS_PER_KINGDOM * kingdom) : 0;
}

export function kingdomHigh(kingdom: number): number {
  return kingdom < 3 ? 0 : 511 << (AREAS_PER_KINGDOM * (kingdom - 3));
}

export const ATLASES: Readonly<Record<MapId, Atlas>> = { first: atlasOf('first', FIRST, FIRST_LANDINGS) };

/** The bits of a list of kingdoms. */
export function kingdomBits(kingdoms: Landing['kingdoms']): number {
  return kingdoms.reduce((bits, kingdom) => bits | (1 << COLOURS.indexOf(kingdom)), 0);
}

function atlasOf(id: MapId, map: AreaMap, landings: readonly Landing[]): Atlas {
  const { areas, towers } = map;
  const union = (list: readonly number[], bit: (area: number) => number) =>
    list.reduce((set, area) => set | bit(area), 0);
  const mates = areas.map((area) =>
    towers.flatMap((tower) => (tower.areas.includes(area.id) ? tower.areas.filter((each) => each !== area.id) : [])),
  );
  if (mates.some((list) => list.length > TOWERS_PER_AREA)) throw new Error(`an area of map ${id} has too many towers`);
  const members = ACHIEVEMENTS.slice(0, -1).map((name) =>
    areas.filter(({ kingdom, symbol }) => kingdom === name || symbol?.kind === name).map((area) => area.id),
  );
  const landingWeights = new Uint16Array(1 << KINGDOMS);
  for (const { kingdoms, weight } of landings) landingWeights[kingdomBits(kingdoms)] = weight;
  return {
    id,
    map,
    landings,
    landingWeights,
    landingWeight: landings.reduce((sum, { weight }) => sum + weight, 0),
    kingdomNeighbours: Uint8Array.from(map.kingdoms, ({ neighbours }) => kingdomBits(neighbours)),
    neighboursLow: Int32Array.from(areas, ({ neighbours }) => union(neighbours, lowBit)),
    neighboursHigh: Int32Array.from(areas, ({ neighbours }) => union(neighbours, highBit)),
    spells: Uint8Array.from(areas, ({ symbol }) => (symbol?.kind === 'spell' ? symbol.spell : 0)),
    towerMates: Uint8Array.from(
      mates.flatMap((list) => Array.from({ length: TOWERS_PER_AREA }, (_, i) => list[i] ?? NO_AREA)),
    ),
    achievementsLow: Int32Array.from(members, (list) => union(list, lowBit)),
    achievementsHigh: Int32Array.from(members, (list) => union(list, highBit)),
    wanted: Uint8Array.from(areas, ({ symbol }) => (symbol && 'colour' in symbol ? colourCode(symbol.colour) : 0)),
    worth: Uint8Array.from(areas, ({ symbol }) => worthOf(symbol)),
    monsters: Uint8Array.from(areas, ({ symbol }) => {
      return Math.max(0, (ACHIEVEMENTS as readonly string[]).indexOf(symbol?.kind ?? ''));
    }),
  };
}

/** [C4] [C27] What a capital built or a monster tamed scores. */
function worthOf(symbol: AreaMap['areas'][number]['symbol']): number {
  if (symbol === undefined || symbol.kind === 'spell') return 0;
  if (symbol.kind === 'capital') return colourCode(symbol.colour) % 2 === 1 ? 2 : 3;
  return symbol.kind === 'dragon' ? 2 : 1;
}
