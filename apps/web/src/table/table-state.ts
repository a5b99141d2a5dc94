import { asked, CHANCE, type Refusal, type Rejection, type Seat, SPECTATOR, type View } from '@crownhold/core';
import { type AloneMatch, playAlone } from '@crownhold/fair';
import { type Event, kingdomino, type Options, type State } from '@crownhold/games/kingdomino';
import { resumeHand } from '@crownhold/hands';
import { type KingdominoHand, kingdominoHandling, startHand } from '@crownhold/hands/kingdomino';
import type { Chair } from '../games/chair.ts';

export type Alone = AloneMatch<State, Options, Event>;

/** What the table waits for. */
type Mode =
  /** A person. Until something is pointed at, nothing hovers over the kingdom. `isSent`: until the turn is kept. */
  | { readonly kind: 'turn'; readonly hand: KingdominoHand; readonly isPointing: boolean; readonly isSent?: boolean }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** A bot that gave no turn; a person may ask it again. */
  | { readonly kind: 'stuck'; readonly seat: Seat }
  /** Somebody to begin the next game of a dynasty; until then the finished one is shown. */
  | { readonly kind: 'pause'; readonly finished: View<State> }
  | { readonly kind: 'over' };

/** Everything that the table shows. What follows from it, a ghost or a score, is computed and not kept. */
export interface TableState {
  /** The game as it is dealt and played. */
  readonly alone: Alone;
  readonly chairs: readonly Chair[];
  readonly mode: Mode;
  /** Whose kingdom fills the screen. */
  readonly front: Seat;
  /** What has happened so far. */
  readonly log: readonly Event[];
  /** What the last turn and the chance after it brought: the end of the log. */
  readonly news: readonly Event[];
  /** Why the last tap or key could not be. */
  readonly whyNot: Refusal | undefined;
  /** Whether the last change is not worth saying: what a mouse passes over, or where the focus tells it. */
  readonly isQuiet?: boolean;
}

/** Sits down at a game, with the turn that was in the making. */
export function sitDown(alone: Alone, chairs: readonly Chair[], draft: string): TableState {
  const front = Math.max(0, chairs.findIndex(isPerson));
  const finished = justFinished(alone);
  const state = goOn({
    alone,
    chairs,
    mode: { kind: 'over' },
    front,
    log: eventsOf(alone, 0),
    news: [],
    whyNot: undefined,
  });
  if (finished && state.mode.kind !== 'over') return { ...state, mode: { kind: 'pause', finished } };
  if (state.mode.kind !== 'turn') return state;
  const hand = resumeHand(kingdominoHandling, state.mode.hand, draft);
  return { ...state, mode: { ...state.mode, hand } };
}

/** Plays a whole turn. */
export function playTurn(table: TableState, seat: Seat, turn: string): TableState | Rejection {
  const played = playAlone(table.alone, seat, turn);
  return played.kind === 'played' ? adopt(table, played.alone) : played;
}

/** The table after what its game has told: perhaps a row more, perhaps a bot that gave no turn. */
export function hearTable(table: TableState, alone: Alone, stuck: readonly Seat[]): TableState {
  const next = alone === table.alone ? table : adopt(table, alone);
  const { mode } = next;
  if (mode.kind === 'bot' && stuck.includes(mode.seat)) return { ...next, mode: { kind: 'stuck', seat: mode.seat } };
  return mode.kind === 'stuck' && !stuck.includes(mode.seat) ? goOn({ ...next, news: [] }) : next;
}

function adopt(table: TableState, alone: Alone): TableState {
  const news = eventsOf(alone, table.alone.entries.length);
  const next = { ...table, alone, news, log: [...table.log, ...news], whyNot: undefined };
  const finished = justFinished(alone);
  return finished ? { ...next, mode: { kind: 'pause', finished } } : goOn(next);
}

/** Finds out who is asked. */
export function goOn(table: TableState): TableState {
  const { alone, chairs } = table;
  const { state } = alone.match;
  const who = asked(kingdomino, state);
  if (who.kind !== 'seats') return { ...table, mode: { kind: 'over' } };
  const seat = who.seats[0]!;
  if (!isPerson(chairs[seat]!)) return { ...table, mode: { kind: 'bot', seat } };
  const hand = startHand(kingdomino.view(state, seat), seat);
  return { ...table, front: seat, mode: { kind: 'turn', hand, isPointing: false } };
}

function isPerson({ bot }: Chair): boolean {
  return bot === undefined;
}

/** What the table shows: a turn in the making, a finished game of a dynasty, or the game as it stands. */
export function shownState({ alone, mode }: TableState): View<State> {
  if (mode.kind === 'turn') return mode.hand.draft.state;
  return mode.kind === 'pause' ? mode.finished : kingdomino.view(alone.match.state, SPECTATOR);
}

/** Whether a person may do something now. */
export function isToAct({ mode }: TableState): boolean {
  return mode.kind === 'turn' && !mode.isSent;
}

export function isRejection(value: TableState | Rejection): value is Rejection {
  return 'kind' in value;
}

/** What the entries of the log from one on have brought. */
function eventsOf({ match, entries }: Alone, from: number): readonly Event[] {
  const state = kingdomino.create(match.options);
  return entries.flatMap((entry, at) => {
    const events = at < from ? [] : kingdomino.events(state, entry, SPECTATOR);
    kingdomino.apply(state, entry.actor, entry.move);
    return events;
  });
}

/** The game of a dynasty that ended with the last turn, as it looked then. */
function justFinished({ match, entries }: Alone): View<State> | undefined {
  if (match.state.game === 0) return undefined;
  const state = kingdomino.create(match.options);
  let finished: View<State> | undefined;
  for (const { actor, move } of entries) {
    kingdomino.apply(state, actor, move);
    if (state.phase === 'renew') finished = kingdomino.view(state, SPECTATOR);
    else if (actor !== CHANCE) finished = undefined;
  }
  return finished;
}
