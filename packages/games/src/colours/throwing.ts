import type { MoveCode } from '@crownhold/core';
import type { Point, Polygon } from './map/index.ts';
import { encodeMove } from './moves.ts';
import type { State } from './state.ts';

/** What transcripts call the dice that are thrown into the box. Other throws for the same seed need another name. */
export const THROWER_ID = 'box-1';

/** [C10] What is thrown into, in units of the map. */
export interface ThrowInto {
  /** 32 bytes: all that chance has to do with it. */
  readonly seed: Uint8Array;
  readonly box: { readonly width: number; readonly height: number; readonly dieSize: number };
  /** Outlines of the kingdoms, in the order of COLOURS. */
  readonly kingdoms: readonly Polygon[];
}

/** How the dice of a throw came to rest, in units of the map. Plain data: it survives JSON. */
export interface DiceThrow {
  /** In the order of DICE. */
  readonly dice: readonly {
    readonly drops: number;
    /** Indices of the kingdoms it lies in. */
    readonly kingdoms: readonly number[];
    /** The corners on the floor. */
    readonly footprint: readonly Point[];
  }[];
  /** [C14] 1 and one more each time all were thrown again. */
  readonly attempts: number;
  /** From the release to the rest. */
  readonly path: string;
}

interface Landed {
  readonly move: MoveCode;
  readonly attachment?: DiceThrow;
}

/** [C10] How many dice are thrown next: all at once, or none. A record that ends among them goes on by weights. */
export function countDice(state: State): number {
  return state.phase === 'land' && state.numbers[0] === 0 ? state.numbers.length : 0;
}

/**
 * [C13] [C15] Makes the chance steps of a throw: what every die shows and where it lies. The throw itself comes along with
 * the first of them. `undefined` where no dice are to be thrown.
 */
export function landingBy(
  throwDice: (into: ThrowInto) => DiceThrow,
): (state: State, seed: Uint8Array) => readonly Landed[] | undefined {
  return (state, seed) => {
    if (countDice(state) === 0) return undefined;
    const { map } = state.atlas;
    const thrown = throwDice({ seed, box: map, kingdoms: map.kingdoms.map(({ outline }) => outline) });
    return thrown.dice.map(({ drops, kingdoms }, die) => {
      const bits = kingdoms.reduce((set, kingdom) => set | (1 << kingdom), 0);
      const move = encodeMove({ kind: 'land', die, drops, kingdoms: bits });
      return die === 0 ? { move, attachment: thrown } : { move };
    });
  };
}

/** The throw that came along with a step, if that was the first of one. */
export function throwOf({ attachment }: { readonly attachment?: unknown }): DiceThrow | undefined {
  // Nothing else comes along with a step of this game.
  return attachment as DiceThrow | undefined;
}
