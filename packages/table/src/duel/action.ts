import type { Cell } from '@crownhold/core';
import type { Arms } from '@crownhold/games/duel';

/** What a person does, by any pointer, key or text. Powers and dice that are chosen already are let go. */
export type DuelAction =
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'pair' | 'free' | 'split' | 'pass' }
  | { readonly kind: 'turn'; readonly die: number; readonly face: number }
  | { readonly kind: 'castle'; readonly die: number }
  /** Of a joker, the next one that has no name unless it says which; or the arms for `domains`. */
  | { readonly kind: 'name'; readonly arms: Arms; readonly die?: number }
  /** Onto the legal place that belongs to a square; `hover` without a word, since a mouse passes over many. */
  | { readonly kind: 'point' | 'hover'; readonly cell: Cell }
  /** To the next legal way over the square that was pointed at, clockwise. */
  | { readonly kind: 'next-way' }
  /** Nothing hovers any more. */
  | { readonly kind: 'lift' }
  /** Turns the domino by quarters to the left; `flip` exchanges its halves. */
  | ({ readonly kind: 'rotate'; readonly quarters: number } & Showing)
  | ({ readonly kind: 'flip' } & Showing)
  | ({ readonly kind: 'jump'; readonly direction: 1 | -1 } & Showing)
  /** Moves the cursor: over the map, along the dice, along the arms. */
  | ({ readonly kind: 'move'; readonly dx: number; readonly dy: number } & Showing)
  /** Lets go of what is under the cursor. */
  | { readonly kind: 'play' }
  /** The same where nothing hovers until somebody points: the first time it is only shown, and a whole turn stays. */
  | { readonly kind: 'go-on' }
  /** The main button before anything is chosen: says what is missing. */
  | { readonly kind: 'missing' }
  /** By a key: a die, the name of a joker, or the arms for `domains`; from 1. */
  | { readonly kind: 'number'; readonly number: number }
  /** By a key: the next way to use the power, after the last one none. */
  | { readonly kind: 'cycle'; readonly power: 'turn' | 'castle' }
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'suggest'; readonly step: string };

/** Whether what is under the cursor is shown from then on, where a screen does not show it always. */
export interface Showing {
  readonly isShowing?: boolean;
}
