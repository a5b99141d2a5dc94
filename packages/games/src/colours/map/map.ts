import type { Colour } from '../colour.ts';
import type { Point, Polygon } from './polygon.ts';

export const MONSTERS = ['griffin', 'hydra', 'unicorn', 'dragon'] as const;
export type Monster = (typeof MONSTERS)[number];

export const SPELLS = [1, 2, 3, 4] as const;
export type Spell = (typeof SPELLS)[number];

/** Capitals and monsters carry the colour that they want to be painted in. */
export type AreaSymbol =
  | { readonly kind: 'capital' | Monster; readonly colour: Colour }
  | { readonly kind: 'spell'; readonly spell: Spell };

export interface Area {
  readonly id: number;
  /** Letter of the kingdom and a digit from 1, in reading order: `b1`. */
  readonly label: string;
  readonly kingdom: Colour;
  readonly symbol?: AreaSymbol;
  /** [C3] Ids of the areas that share a side, ascending. */
  readonly neighbours: readonly number[];
  /** The point inside that lies farthest from the outline: the place for the symbol. */
  readonly centre: Point;
  /** How far. */
  readonly clearance: number;
  /** Neighbouring areas have the very same points along their common border. */
  readonly polygon: Polygon;
}

/** [C7] A watchtower, at a point of the common border of its two areas. */
export interface Tower {
  readonly areas: readonly [number, number];
  readonly at: Point;
}

export interface Kingdom {
  readonly colour: Colour;
  readonly neighbours: readonly Colour[];
  /** [C10] The union of its areas, with all their points: the box bottom, and what a die lies in. */
  readonly outline: Polygon;
}

/** A map: y grows downwards, walls stand around the rectangle from 0, 0 to width, height. */
export interface AreaMap {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Edge of a die, in the same units. */
  readonly dieSize: number;
  /** By id. */
  readonly areas: readonly Area[];
  readonly towers: readonly Tower[];
  /** In the order of COLOURS. */
  readonly kingdoms: readonly Kingdom[];
}
