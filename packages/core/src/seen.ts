import type { Chair } from './chair.ts';
import { type Game, type GameOptions, type Seat, SPECTATOR, type StateBuffer, type View, type Viewer } from './game.ts';
import { listMoves } from './legality.ts';
import type { Asking, Match } from './match.ts';
import type { Row } from './rows.ts';

/** The types of one game. */
export interface GameTypes {
  readonly state: StateBuffer;
  readonly options: GameOptions;
  readonly event: unknown;
}

export type GameOf<G extends GameTypes> = Game<G['state'], G['options'], G['event']>;
export type MatchOf<G extends GameTypes> = Match<G['state'], G['options'], G['event']>;

/** What one viewer is told of one row, from the row's own entries: live, on resume and from a record it is the same. */
export interface SeenRow<G extends GameTypes> {
  /** Of the table after it. */
  readonly version: number;
  /** Whose turn it was; absent in row 0. */
  readonly seat?: Seat;
  /** The id of its command, told to its author alone. */
  readonly command?: string;
  /** At least one. */
  readonly acts: readonly SeenAct<G>[];
}

/** A part of a row after which people look before they are told of the next. */
export interface SeenAct<G extends GameTypes> {
  readonly events: readonly G['event'][];
  /** After it. */
  readonly view: View<G['state']>;
  /** How thrown dice fell: public, as the thrower gave it. A bare record does not have it. */
  readonly attachments: readonly unknown[];
}

/** `sealing`: commitments and first elements are gathered. */
export type Status = 'seating' | 'sealing' | 'playing' | 'over' | 'stopped';

/** All that one viewer may know of a table. No draft, no cursor, nothing of another viewer. */
export interface TableView<G extends GameTypes> {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: G['options'];
  readonly viewer: Viewer;
  readonly status: Status;
  readonly version: number;
  readonly view: View<G['state']>;
  readonly asked: readonly Asking[];
  /** The first steps that the viewer can take now, for those who have no rules of ours. */
  readonly legal?: readonly string[];
  /** Names are here and nowhere in rows, so that they can be forgotten. */
  readonly chairs: readonly Chair[];
  readonly clocks?: Clocks;
  readonly presence?: readonly ('here' | 'away' | 'learning' | 'bot')[];
  /** Seats whose bot gave no turn; it may be asked again. */
  readonly stuck?: readonly Seat[];
  /** How thrown dice came to rest, as the thrower gave it, until they are thrown again. */
  readonly thrown?: unknown;
  /**
   * Sealed dice: the head after the numbers were revealed and its four words, as numbers that every language has a word for.
   * Later heads are not shown: they would differ with a turn that is still hidden.
   */
  readonly proof?: { readonly head: string; readonly words: readonly number[]; readonly unchecked: number };
}

/** Time as the table counts it; a client shows `leftMs` less its own time since then, but for `pausedMs`, and never decides by it. */
export interface Clocks {
  readonly leftMs: readonly (number | undefined)[];
  readonly running: readonly Seat[];
  /** How long those that run will stand first: while a film is shown. */
  readonly pausedMs: number;
}

/** A row of the log with what the table knows of it besides. */
export interface NumberedRow extends Row {
  readonly version: number;
  readonly command?: string;
}

/** The one projection of a row: local tables, replays and servers tell a viewer what this returns. */
export function seeRow<G extends GameTypes>(
  game: GameOf<G>,
  before: G['state'],
  row: NumberedRow,
  viewer: Viewer,
): SeenRow<G> {
  const state = game.copy(before);
  const acts: SeenAct<G>[] = [];
  let [events, attachments]: [G['event'][], unknown[]] = [[], []];
  const endAct = () => {
    acts.push({ events, view: game.view(state, viewer), attachments });
    [events, attachments] = [[], []];
  };
  for (const [index, entry] of row.entries.entries()) {
    if (index > 0 && game.startsAct(state)) endAct();
    events.push(...game.events(state, entry, viewer));
    if (entry.attachment !== undefined) attachments.push(entry.attachment);
    game.apply(state, entry.actor, entry.move);
  }
  endAct();
  const { version, seat, command } = row;
  const isOwn = command !== undefined && seat === viewer;
  return { version, ...(seat !== undefined && { seat }), ...(isOwn && { command }), acts };
}

/** What a table knows besides its match. */
export type TableFacts = Pick<TableView<GameTypes>, 'chairs' | 'clocks' | 'presence' | 'stuck' | 'thrown' | 'proof'> & {
  /** What the match says, unless it is known better: `playing` or `over`. */
  readonly status?: Status;
  /** Whether the legal first steps are listed. */
  readonly isListing?: boolean;
};

/** The one projection of a whole table. */
export function seeTable<G extends GameTypes>(match: MatchOf<G>, viewer: Viewer, facts: TableFacts): TableView<G> {
  const { game, options, version, state, asked } = match;
  const { status = game.actors(state) === 0 ? 'over' : 'playing', isListing = false, ...others } = facts;
  const view = game.view(state, viewer);
  const legal = isListing && viewer !== SPECTATOR ? { legal: firstSteps<G>(game, view, viewer) } : {};
  const { id, rulesVersion } = game;
  return { game: id, rulesVersion, options, viewer, status, version, view, asked, ...legal, ...others };
}

function firstSteps<G extends GameTypes>(game: GameOf<G>, view: View<G['state']>, seat: Seat): readonly string[] {
  return [...listMoves(game, view, seat)].map((move) => game.formatMove(view, move));
}
