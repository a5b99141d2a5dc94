import type { Chair, GameOptions, Refusal, Seat, StateBuffer, View, Viewer } from '@crownhold/core';
import type { Hand, Handling } from '@crownhold/hands';
import type { Translate } from '@crownhold/i18n';
import type { Canvas } from './canvas.ts';
import type { Charset } from './glyphs.ts';

/** What a person is asked, what the piece in hand would bring, and which keys there are for it. */
export interface Prompt {
  readonly question: string;
  readonly hint: string;
  /** Why the piece may not be let go where it is; told instead of the hint. */
  readonly refusal?: Refusal | undefined;
  readonly keys: string;
}

/** A row of the menu for an option of the game. */
export interface Choice {
  readonly id: string;
  /** The first is what it begins with. */
  readonly values: readonly string[];
  label(t: Translate): string;
  text(value: string, t: Translate): string;
}

/** Everything a screen of the game shows. */
export interface Scene<S extends StateBuffer, H> {
  readonly state: View<S>;
  readonly chairs: readonly Chair[];
  /** The seat that is asked. */
  readonly seat: Seat;
  /** Whoever looks at the screen. */
  readonly viewer: Viewer;
  /** What came along with the last chance that brought anything: how thrown dice lie. */
  readonly thrown: unknown;
  /** The turn in the making, if a person is asked. */
  readonly hand?: H;
  /** What has happened, oldest first. */
  readonly news: readonly string[];
  readonly question: string;
  readonly answer: string;
  readonly isAlert: boolean;
  readonly keys: readonly string[];
}

/** What a screen shows when a game has ended, the last one or one of a series. */
export interface End<S extends StateBuffer> {
  readonly state: View<S>;
  readonly chairs: readonly Chair[];
  readonly footer: readonly string[];
}

/** For whom, and with which signs, a picture is drawn. */
export interface Look {
  readonly t: Translate;
  readonly charset: Charset;
}

/** Looking at what is not one's own; the turn in the making waits. */
interface LookAway<H> {
  /** The key that goes on to the next; any other leads back. */
  readonly key: string;
  isAway(hand: H): boolean;
  next(hand: H): H;
  back(hand: H): H;
}

/** The rules as the terminal shows them. */
export interface Rules {
  readonly title: string;
  readonly texts: readonly string[];
}

/** What the terminal has to know of one game; all else in this folder knows none. */
export interface Board<S extends StateBuffer, O extends GameOptions, E, H extends Hand<S>>
  extends Handling<S, O, E, H> {
  /** The smallest window its pictures fit in. */
  readonly least: { readonly columns: number; readonly rows: number };
  /** Whether people must not see each other's turns: then the screen is blank while the keyboard is handed over. */
  readonly hidesHands: boolean;
  readonly choices: readonly Choice[];
  /** The options that the values of the choices make; the game judges them. */
  options(chosen: Readonly<Record<string, string>>): object;
  /** Who of several that may act is asked first. */
  first(state: View<S>, seats: readonly Seat[]): Seat;
  start(view: View<S>, seat: Seat): H;
  /** What a key does to a hand that is not done; `undefined` when it does nothing. */
  press(hand: H, key: string): H | Refusal | undefined;
  /** How whoever is asked looks at something else for a while, where that is possible. */
  readonly look?: LookAway<H>;
  /** What is asked of a hand that is not done. */
  prompt(hand: H, t: Translate): Prompt;
  news(events: readonly E[], chairs: readonly Chair[], t: Translate): readonly string[];
  drawScene(width: number, height: number, scene: Scene<S, H>, look: Look): Canvas;
  drawEnd(width: number, height: number, end: End<S>, look: Look): Canvas;
  /** The rules in short, by these options, in texts that each begin on a new page. */
  rules(options: O, t: Translate): Rules;
  /** Whether a game of a series lies finished; somebody then begins the next. */
  isBetweenGames(state: S): boolean;
}

export type AnyHand = Hand<StateBuffer>;

/** A board whose state and hands are nobody else's business. */
export type AnyBoard = Board<StateBuffer, GameOptions, unknown, AnyHand>;
