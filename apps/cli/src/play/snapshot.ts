import type { Seat } from '@crownhold/core';
import type { AnyTurn } from './board.ts';
import type { Menu } from './menu.ts';
import type { ShownGame } from './shown-game.ts';

/** What the screen is about. */
export type Mode =
  | { readonly kind: 'menu' }
  /** A person. */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: AnyTurn }
  /** A person who is to come to the keyboard first; until then nobody sees anything of a sheet. */
  | { readonly kind: 'hand-over'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** A bot that has no turn to offer; a person may ask it again. */
  | { readonly kind: 'stuck'; readonly seat: Seat; readonly reason: string }
  /** Somebody to begin the next game of a series. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'over' }
  /** A table far away that cannot be played now. */
  | { readonly kind: 'notice'; readonly title: string; readonly text: string };

/** What lies over the game for a moment. */
export type Overlay =
  | { readonly kind: 'rules'; readonly page: number }
  /** Something to choose by its letter. */
  | { readonly kind: 'choices'; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: 'prompt'; readonly purpose: 'save' | 'load'; readonly text: string };

/** Everything a screen shows of a session. */
export interface Snapshot {
  readonly mode: Mode;
  readonly overlay: Overlay | undefined;
  readonly menu: Menu;
  /** Whether a game of the kind that the menu shows can be continued. */
  readonly hasLastGame: boolean;
  readonly shown: ShownGame | undefined;
  /** Whether the game lives elsewhere: there is nothing to save, to load or to begin. */
  readonly isFar?: boolean;
  /** What stands beside the keys, such as a deadline. */
  readonly note?: string;
  /** What has happened, oldest first. */
  readonly news: readonly string[];
  /** The answer to the last key, and whether it is a refusal. */
  readonly message: string;
  readonly isAlert: boolean;
}
