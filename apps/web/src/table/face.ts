import type { Chair, Draft, GameTypes, Refusal, Seat, View } from '@crownhold/core';
import type { RefereeTools } from '@crownhold/fair';
import type { Translate } from '@crownhold/i18n';
import type { Input, InputRules } from '@crownhold/table';
import type { ComponentType, JSX } from 'preact';
import type { Sound } from '../app/sound.ts';
import type { IconName } from '../art/icon-paths.ts';
import type { Rulebook } from '../learn/rulebook.ts';
import type { Movement } from '../travel/movement.ts';
import type { GameAction, TableAction } from './action.ts';
import type { Shot, ToldAct } from './film.ts';
import type { ShownTable } from './shown-table.ts';
import type { TableModel } from './table-model.ts';

/** What a bot advises, as its game explains it. */
export interface Advice {
  /** The step, as the notation has it. */
  readonly step: string;
}

/**
 * What a table has to know of one game to show it and to be played with fingers, mouse, keys and ears. Rules, actions and
 * news are in `@crownhold/table`; this is what only a page needs.
 */
export interface Face<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly rules: InputRules<G, I, A>;
  /** What a device needs besides the rules to check chance that a server deals. */
  readonly referee?: RefereeTools<G['state']>;
  task(input: I): Task<A>;
  /** What takes the next step of a turn, as Enter does. */
  readonly proceed: A;
  /** A move in writing. */
  write(text: string): A;
  /** Why nobody can act who is not asked. */
  readonly notAsked: Refusal;
  /** What keys do, by their places on the keyboard, so that they work in every alphabet. */
  readonly keys: Readonly<Record<string, TableAction<A>>>;
  /** The boards, as elements of the classes `slot-top`, `slot-main` and `slot-bottom`; frame.css gives each its place. */
  readonly Boards: ComponentType<BoardsProps<G, I, A>>;
  /** A row of 60 px above the thumb, for games that have powers. */
  readonly Powers?: ComponentType<BoardsProps<G, I, A>>;
  /** What is in hand, as small pictures beside the prompt. */
  readonly HeadSign?: ComponentType<{ readonly shown: ShownTable<G, I> }>;
  /** What the points of a seat are made of, row by row. */
  readonly Breakdown: ComponentType<SeatProps<G>>;
  /** Another player's board large, to be read square by square. */
  readonly Enlarged: ComponentType<SeatProps<G>>;
  readonly result: ResultFace<G>;
  readonly words: FaceWords<G>;
  readonly voice: FaceVoice<G, I>;
  /** What can be asked with a key besides turn, points and last move. */
  readonly questions: Readonly<Record<string, Question<G, I>>>;
  /**
   * What moves when others have done something, or chance has; `own` are the seats of people at this device. Without it
   * whatever comes is shown at once.
   */
  film?(act: ToldAct<G>, own: readonly Seat[], t: Translate): readonly Shot<G>[];
  /** What a film that waits for a tap asks of people here; nothing while it goes on by itself. */
  cue?(shown: ShownTable<G, I>): Cue | undefined;
  /** What moves when somebody here builds a turn. It never makes them wait. */
  ownMovements?(before: ShownTable<G, I>, after: ShownTable<G, I>, t: Translate): readonly Movement[];
  /** How a turn goes back that was drawn and then refused; loaded by tables at a server. */
  loadWayBack?(): Promise<WayBack<I>>;
  /** Only for games that hide turns from other people at the same device. */
  readonly curtain?: CurtainFace<G>;
  /** What slides in from the side, opened by the thumb instead of turning a piece. */
  readonly side?: SideFace<G, I>;
  /** What is heard when the table changes besides what moves, the quietest last. */
  sounds(before: ShownTable<G, I> | undefined, after: ShownTable<G, I>): readonly Sound[];
  readonly bots: FaceBots;
  /** Points at what a hint advises. */
  suggest(hint: H): A;
  /** Loaded with the first rule that somebody looks up. */
  loadRulebook(): Promise<Rulebook>;
  /** What its pieces are, for somebody who holds one; loaded with the first of them. Without it nobody can ask. */
  readonly cards?: PieceCards<G, I>;
  /** The words of hints and where they belong; loaded with the first of them. */
  loadHints(): Promise<HintFace<G, H>>;
  /** The first game of somebody who learns; loaded with it. */
  loadLessons(): Promise<Lessons<G, I, A>>;
}

/** The movements of the pieces of a turn, from where they were drawn to where they came from. */
export type WayBack<I> = (input: I) => readonly Movement[];

/** What is asked of the person whose turn it is. */
export interface Task<A extends GameAction> {
  prompt(t: Translate): string;
  /** What the piece in hand brings where it hovers, in one line of at most 60 characters. */
  gain?(t: Translate, chairs: readonly Chair[]): string | undefined;
  readonly main: MainAction<A>;
  readonly canUndo: boolean;
  /** Turns the piece; missing while nothing can be turned. */
  readonly turn?: A | undefined;
}

/** What people read while the device goes from hand to hand. */
export interface CurtainFace<G extends GameTypes> {
  /** Whether it is time to hand the device over: open turns come first, also those of bots. */
  isDue(view: View<G['state']>): boolean;
  who(t: Translate): string;
  handTo(name: string, t: Translate): string;
  come(name: string, t: Translate): string;
  /** The kind of panel that lies over the table until everybody looks. */
  readonly together: string;
  allDone(t: Translate): string;
}

/** What is looked at beside the board. */
interface SideFace<G extends GameTypes, I extends Input<G>> {
  readonly icon: IconName;
  label(t: Translate): string;
  readonly Side: ComponentType<{ readonly shown: ShownTable<G, I> }>;
}

/** What a person starts who only watches. */
export interface Cue {
  readonly seat: Seat;
  prompt(t: Translate): string;
  label(t: Translate): string;
}

/** The one thing that goes on. */
export interface MainAction<A extends GameAction> {
  label(t: Translate): string;
  readonly action: TableAction<A>;
  /** Not possible yet: doing it all the same says what is missing. */
  readonly isReady: boolean;
  /** Whether the turn ends with it, if it is whole then. */
  readonly isLast?: boolean;
}

export interface BoardsProps<G extends GameTypes, I extends Input<G>, A extends GameAction> {
  readonly table: TableModel<G, I, A>;
  /** Somebody wants to see another player's board large. */
  readonly onEnlarge: (seat: Seat) => void;
}

export interface SeatProps<G extends GameTypes> {
  readonly view: View<G['state']>;
  readonly seat: Seat;
  readonly chairs: readonly Chair[];
}

export interface ResultProps<G extends GameTypes> {
  readonly view: View<G['state']>;
  readonly chairs: readonly Chair[];
  /** Nothing before the whole match is over. */
  readonly ranks: readonly number[] | undefined;
  /** How many things of each seat are counted so far; one more than there are when its counting is over. */
  readonly counted: readonly number[];
}

export interface ResultPictureProps<G extends GameTypes> {
  readonly view: View<G['state']>;
  readonly chairs: readonly Chair[];
  readonly ranks: readonly number[];
  /** Who has won, by name: the picture is for others. */
  readonly verdict: string;
}

/** The end of a game: it is counted thing by thing. */
interface ResultFace<G extends GameTypes> {
  /** How many things there are to count, by seat. */
  counts(view: View<G['state']>): readonly number[];
  readonly Cards: ComponentType<ResultProps<G>>;
  /** Loads what `Cards` needs, where it comes later than the table. */
  readonly prepare?: () => Promise<void>;
  /** The result as one picture to hand on: an SVG that says all by itself. */
  readonly Picture?: ComponentType<ResultPictureProps<G>>;
  /** Offers the same chance once more, where that can be compared. */
  readonly again?: { isOffered(view: View<G['state']>): boolean; label(t: Translate): string };
  /** What decides where points are equal at the top, if they are. */
  tie(view: View<G['state']>, t: Translate): string;
}

interface FaceWords<G extends GameTypes> {
  /** What has happened, a line each; what everybody sees anyway is left out. */
  news(events: readonly G['event'][], chairs: readonly Chair[], t: Translate): readonly string[];
  /** What an act did for somebody who looks back at it, in one line: `Miller: forest, +4 · took 23`. Else its last news. */
  turn?(act: ToldAct<G>, chairs: readonly Chair[], t: Translate): string | undefined;
  /** What a film would show of an act, in one line in the place of `turn`, for those who are shown none; nothing where `turn` says all. */
  unfilmed?(act: ToldAct<G>, chairs: readonly Chair[], t: Translate): string | undefined;
  /** A few words under the points in the head, where they are not just those of this game. */
  pointsLabel?(view: View<G['state']>, seat: Seat, t: Translate): string | undefined;
  /** What the main button says while nobody here is asked; that a turn ends, without it. */
  idle?(t: Translate): string;
  /** What its keys do, one each line. */
  keys(t: Translate): string;
  /** How far the game is. */
  progress(view: View<G['state']>, t: Translate): string;
  /** A game of a series is over, and others follow. */
  betweenGames(view: View<G['state']>, t: Translate): string;
  /** Whoever is asked, where a name is not all that one wants to know: `Anna (A)`. */
  who?(view: View<G['state']>, seat: Seat, name: string, t: Translate): string;
  /** What is said at the end where nobody has lost. */
  verdict?(view: View<G['state']>, t: Translate): string | undefined;
  /** By which of several rules the game is played, for its menu. */
  rules?(view: View<G['state']>, t: Translate): string;
  /** The points in the head of the table, where it shows more than those of the seat in front. */
  points?(view: View<G['state']>, front: Seat, t: Translate): string;
  /** Why not, for people who look at the board. */
  seenRefusal(refusal: Refusal, chairs: readonly Chair[], t: Translate): string;
  /** The same for people who hear it, with the rule. */
  heardRefusal(refusal: Refusal, chairs: readonly Chair[], t: Translate): string;
}

export interface FaceVoice<G extends GameTypes, I extends Input<G>> {
  /** What is asked of somebody, with all that one has to know for it. */
  task(input: I, name: string, t: Translate): string;
  /** What has happened, a line for each turn. */
  turns(
    events: readonly G['event'][],
    view: View<G['state']>,
    chairs: readonly Chair[],
    t: Translate,
  ): readonly string[];
  /** Whose step an event tells; nothing for what follows from it or from chance. */
  stepSeat(event: G['event']): Seat | undefined;
  /** Who rolls or throws the dice of an act that is nobody's step. */
  roller?(act: ToldAct<G>): Seat | undefined;
  /** What the latest steps of a turn in the making have done. */
  steps(then: Draft<G['state']>, now: Draft<G['state']>, t: Translate): readonly string[];
  /** What is pointed at now, if that has changed. */
  pointed(then: I, now: I, t: Translate): string | undefined;
  /** Whether the last change is not worth saying. */
  isQuiet(input: I): boolean;
}

/** Answers at any time. `times` counts how often it was asked before without a change. */
export type Question<G extends GameTypes, I extends Input<G>> = (
  shown: ShownTable<G, I>,
  times: number,
  t: Translate,
) => readonly string[];

interface FaceBots {
  /** Gives hints. */
  readonly best: string;
  /** Plays for somebody who does not want to wait. */
  readonly quick: string;
}

export interface HintFace<G extends GameTypes, H extends Advice> {
  advice(hint: H, t: Translate): string;
  reasons(hint: H, chairs: readonly Chair[], t: Translate): readonly string[];
  /** A selector of what the advice is about. */
  anchor(hint: H | undefined, view: View<G['state']>): string;
}

interface PieceCards<G extends GameTypes, I extends Input<G>> {
  /** A selector of all that has a card. */
  readonly pieces: string;
  /** Of what lies over others and lets taps through to them: whoever holds it asks about it. */
  readonly overlaid?: string;
  load(): Promise<CardFace<G, I>>;
}

export interface CardFace<G extends GameTypes, I extends Input<G>> {
  cardOf(piece: Element, shown: ShownTable<G, I>, t: Translate): PieceCard | undefined;
}

/** What a piece is, what it gives, and the rule that says so. */
export interface PieceCard {
  readonly title: string;
  readonly picture?: JSX.Element;
  readonly lines: readonly string[];
  readonly rule: string;
}

/** What a first game teaches, one thing at a time. */
export interface Lessons<G extends GameTypes, I extends Input<G>, A extends GameAction> {
  isLesson(id: string): boolean;
  /** The lesson of the moment, if there is one that is not known yet. */
  lessonOf(shown: ShownTable<G, I>, known: ReadonlySet<string>): Lesson | undefined;
  /** Shows what could be done. */
  readonly show: A;
  /** Deals the first game always alike, for a person and mostly the mildest bot. */
  readonly first: FirstGame;
  /** Whether the last turn of the person has come: until then a bot may play for them. */
  isLastTurn(shown: ShownTable<G, I>): boolean;
}

export interface FirstGame {
  /** Among the games of this device; there is one at a time. */
  readonly id: string;
  readonly options: unknown;
  readonly dealing: { readonly secret: Uint8Array; readonly table: string };
  /** Who plays along; nobody in a game that is learnt alone. */
  readonly bot?: string;
}

export interface Lesson {
  readonly id: string;
  /** A selector of what it is about. */
  readonly anchor: string;
  readonly answers: readonly LessonAnswer[];
  text(t: Translate): string;
}

/** What a person may answer; without an answer the lesson waits for what it asks. */
export type LessonAnswer = 'good' | 'show' | 'go-on' | 'jump' | 'now-play' | 'close';
