import type { Crayon } from '../art/crayon.tsx';
import type { Corners } from '../art/hand.tsx';
import type { Woodcut } from '../art/woodcuts.tsx';

/** A woodcut on the sheet. */
export interface Sign {
  readonly name: Woodcut;
  readonly colour?: Crayon | undefined;
  /** The letter of its colour. */
  readonly letter?: string | undefined;
  /** Printed on it: the number of a spell. */
  readonly text?: string | undefined;
}

export interface SheetArea {
  readonly id: number;
  /** The kingdom it belongs to, called by its colour. */
  readonly kingdom: Crayon;
  readonly points: Corners;
  /** Where its sign and letter stand, and how far the next border is from there. */
  readonly centre: readonly [number, number];
  readonly room: number;
  readonly fill?: Crayon | undefined;
  /** The letter of the fill. */
  readonly letter?: string | undefined;
  readonly sign?: Sign | undefined;
  /** The accessible name. */
  readonly label: string;
  readonly state?: AreaState | undefined;
  /** Its kingdom is lit up: a die lies in it, or would. */
  readonly isLit?: boolean | undefined;
}

/**
 * A tap on a `target` acts; on a `match` it would, at the price of a spell; `fresh` is being coloured now, and `newest`
 * lies there as the last one; `dim` steps back.
 */
export type AreaState = 'target' | 'match' | 'fresh' | 'newest' | 'dim';

/** A sign that stands on a border: a watchtower. */
export interface Post {
  readonly key: string;
  readonly at: readonly [number, number];
  readonly sign: Sign;
  readonly label: string;
  readonly isDone?: boolean | undefined;
}

export interface SheetKingdom {
  /** The kingdom, called by its colour. */
  readonly id: Crayon;
  readonly name: string;
  readonly outline: Corners;
}

/** What of a map never changes. */
export interface SheetMap {
  readonly width: number;
  readonly height: number;
  readonly kingdoms: readonly SheetKingdom[];
  /** Heavy borders, between kingdoms. */
  readonly lines: readonly Corners[];
  /** Where signs stand: names keep clear of them. */
  readonly signs: readonly (readonly [number, number])[];
  /** Where the compass rose stands. */
  readonly rose?: readonly [number, number] | undefined;
}
