import type { Chair, GameOf, GameTypes, Refusal, Seat, View, Viewer } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { Input, InputRules, Message } from '@crownhold/table';
import type { Canvas } from './canvas.ts';
import type { Charset } from './glyphs.ts';

/** What a person is asked, what the thing under the cursor would bring, and which keys there are for it. */
export interface Prompt {
  readonly question: string;
  readonly hint: string;
  /** Why it cannot be played where it is; told instead of the hint. */
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
export interface Scene<G extends GameTypes, I, F> {
  /** The table, as whoever looks may see it. */
  readonly view: View<G['state']>;
  /** The same after the turn in the making, if there is one. */
  readonly shown: View<G['state']>;
  readonly chairs: readonly Chair[];
  /** The seat that is asked. */
  readonly seat: Seat;
  /** Whoever looks at the screen. */
  readonly viewer: Viewer;
  /** How thrown dice lie, as the thrower gave it. */
  readonly thrown: unknown;
  /** The turn in the making, if a person is asked. */
  readonly turn?: Turn<I, F>;
  /** What has happened, oldest first. */
  readonly news: readonly string[];
  readonly question: string;
  readonly answer: string;
  readonly isAlert: boolean;
  readonly keys: readonly string[];
}

/** A person's pending input, and what is open beside it. */
export interface Turn<I, F> {
  readonly input: I;
  readonly focus: F;
}

/** What a screen shows when a game has ended, the last one or one of a series. */
export interface End<G extends GameTypes> {
  readonly view: View<G['state']>;
  readonly chairs: readonly Chair[];
  readonly footer: readonly string[];
}

/** For whom, and with which signs, a picture is drawn. */
export interface Look {
  readonly t: Translate;
  readonly charset: Charset;
}

/** What a key does: an action at the table, or only another focus. */
export type Pressed<A, F> = { readonly action: A } | { readonly focus: F };

/** Looking at what is not one's own; the turn in the making waits. */
interface LookAway<I, F> {
  /** The key that goes on to the next; any other leads back. */
  readonly key: string;
  isAway(turn: Turn<I, F>): boolean;
  next(turn: Turn<I, F>): F;
  back(turn: Turn<I, F>): F;
}

/** The rules as the terminal shows them. */
export interface Rules {
  readonly title: string;
  readonly texts: readonly string[];
}

/**
 * What the terminal has to know of one game; all else in this folder knows none. `A` are the actions of its table, `F` is
 * what a screen has open beside the pending input: a list of powers, the sheet of somebody else.
 */
export interface Board<G extends GameTypes, I extends Input<G>, A, F> {
  readonly game: GameOf<G>;
  readonly inputRules: InputRules<G, I, A>;
  /** The smallest window its pictures fit in. */
  readonly least: { readonly columns: number; readonly rows: number };
  readonly choices: readonly Choice[];
  /** The options that the values of the choices make; the game judges them. */
  options(chosen: Readonly<Record<string, string>>): object;
  /** Nothing is open beside the input. */
  rest(input: I): F;
  /** What a key does while a turn is not whole; `undefined` when it does nothing. */
  press(turn: Turn<I, F>, key: string): Pressed<A, F> | undefined;
  /** The focus without what was opened last; `undefined` when nothing is open. */
  close?(turn: Turn<I, F>): F | undefined;
  /** Lifts what hovers, where the rules of input would take that back before a step: this screen shows it always. */
  readonly lift?: A;
  /** How whoever is asked looks at something else for a while, where that is possible. */
  readonly look?: LookAway<I, F>;
  /** What is asked while a turn is not whole. */
  prompt(turn: Turn<I, F>, t: Translate): Prompt;
  /** A reason that needs the names of people; `undefined` where the refusal says all there is. */
  reason?(refusal: Refusal, chairs: readonly Chair[], t: Translate): string | undefined;
  news(events: readonly G['event'][]): readonly Message[];
  drawScene(width: number, height: number, scene: Scene<G, I, F>, look: Look): Canvas;
  drawEnd(width: number, height: number, end: End<G>, look: Look): Canvas;
  /** The rules in short, by these options, in texts that each begin on a new page. */
  rules(options: G['options'], t: Translate): Rules;
}

export type AnyInput = Input<GameTypes>;
export type AnyTurn = Turn<AnyInput, unknown>;

/** A board whose states, inputs and actions are nobody else's business. */
export type AnyBoard = Board<GameTypes, AnyInput, unknown, unknown>;
