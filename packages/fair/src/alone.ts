import {
  advance,
  CHANCE,
  createMatch,
  createRecord,
  type Game,
  type GameOptions,
  type GameRecord,
  isFault,
  isRefusal,
  judgeTurn,
  type LogEntry,
  type Match,
  NOBODY,
  parseStep,
  type RecordFault,
  type Rejection,
  type Restored,
  type Row,
  replay,
  restoreMatch,
  type Seat,
  type StateBuffer,
  sinceOf,
} from '@crownhold/core';
import type { Hex } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { USUAL_CHAIN } from './chain.ts';
import type { Thrower } from './deal.ts';
import type { FairEvent } from './event.ts';
import { isFairFault } from './fault.ts';
import { type AcceptedTurn, type Ledger, openAlone, postClose, postRow, trusted } from './ledger.ts';
import { createTranscript, parseTranscript, type Transcript } from './transcript.ts';
import { type WordNumbers, wordNumbers } from './words.ts';

/** Dice that are thrown in earnest, and the name that transcripts call them by. */
export interface NamedThrower<S extends StateBuffer> {
  readonly id: string;
  throw(...args: Parameters<Thrower<S>>): ReturnType<Thrower<S>>;
}

/** By what a game on one device is dealt. */
export interface Dealing<S extends StateBuffer> {
  /** 32 random bytes, fresh for every game. */
  readonly secret: Uint8Array;
  /** The id of the match, the same for no other. */
  readonly table: string;
  /** Only for games whose dice are thrown. */
  readonly thrower?: NamedThrower<S>;
  readonly length?: number;
  /** Whether an earlier game was dealt by the same, and known to whoever plays. The record says so. */
  readonly isRepeat?: boolean;
}

/** A game that is dealt alone, on one device: a value, like the ledger in it. */
export interface AloneMatch<S extends StateBuffer, O extends GameOptions, E> {
  readonly match: Match<S, O, E>;
  /** The whole log, with how thrown dice fell, and the same as a record writes it. */
  readonly entries: readonly LogEntry[];
  readonly steps: readonly string[];
  /** Whether the events tell all of the game, so that its record can be verified. */
  readonly isSealed: boolean;
  readonly events: readonly FairEvent[];
  readonly ledger: Ledger;
  /** Keep it to go on after a break, and keep it apart from the record: it tells all that is still to come. */
  readonly secret: Uint8Array;
  readonly thrower: Thrower<S> | undefined;
  readonly isRepeat: boolean;
}

/** One turn and the chance that followed it. */
export interface AlonePlayed<S extends StateBuffer, O extends GameOptions, E> {
  readonly kind: 'played';
  readonly alone: AloneMatch<S, O, E>;
  readonly entries: readonly LogEntry[];
}

/** What people at the table can compare: the head after the reveal, and its four words. Nothing if the game is not sealed. */
export function proofOf<S extends StateBuffer, O extends GameOptions, E>({
  isSealed,
  ledger,
}: AloneMatch<S, O, E>): { readonly head: Hex; readonly words: WordNumbers; readonly unchecked: number } | undefined {
  const { revealed } = ledger.audit;
  return isSealed && revealed !== undefined
    ? { head: revealed, words: wordNumbers(revealed), unchecked: 0 }
    : undefined;
}

/** Begins, with the chance before the first turn. */
export function beginAlone<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
  dealing: Dealing<S>,
): AloneMatch<S, O, E> {
  return open({ match: createMatch(game, options), entries: [], steps: [], isSealed: true }, dealing);
}

/** Plays one whole turn of a seat, the one it was asked for at `since`, and all chance that follows it, or says why not. */
export function playAlone<S extends StateBuffer, O extends GameOptions, E>(
  alone: AloneMatch<S, O, E>,
  seat: Seat,
  turn: string,
  since = sinceOf(alone.match, seat) ?? NEVER,
): AlonePlayed<S, O, E> | Rejection {
  const { match } = alone;
  const judged = judgeTurn(match, { seat, since, turn });
  if (judged.kind !== 'accepted') return judged;
  const next = addRow(alone, { seat, entries: judged.entries, judged });
  return { kind: 'played', alone: next, entries: next.entries.slice(alone.entries.length) };
}

/** No seat was ever asked then. */
const NEVER = -1;

/** A row that was played elsewhere by the same secret, as records write it. */
export interface ForeignRow {
  readonly steps: readonly string[];
  /** The transcript's head after it; absent if the game is not sealed. */
  readonly head?: Hex;
}

/**
 * Follows a row that was played elsewhere, or returns nothing if it does not fit. Under seals it is dealt again, and must
 * come out the same; without them its steps are taken as they are.
 */
export function followAlone<S extends StateBuffer, O extends GameOptions, E>(
  alone: AloneMatch<S, O, E>,
  { steps, head }: ForeignRow,
): AlonePlayed<S, O, E> | undefined {
  const { match } = alone;
  const { game } = match;
  const state = game.copy(match.state);
  const entries: LogEntry[] = [];
  for (const step of steps) {
    const entry = parseStep(game, state, step);
    if (isFault(entry)) return undefined;
    game.apply(state, entry.actor, entry.move);
    entries.push(entry);
  }
  const turn = entries.slice(0, entries.findLastIndex(({ actor }) => actor !== CHANCE) + 1);
  const seat = turn[0]?.actor;
  const isOneTurn = seat !== undefined && turn.every(({ actor }) => actor === seat);
  if (!isOneTurn || alone.isSealed !== (head !== undefined)) return undefined;
  if (!alone.isSealed) {
    const next = { ...alone, match: advance(match, state), entries: [...alone.entries, ...entries] };
    return { kind: 'played', alone: { ...next, steps: [...alone.steps, ...steps] }, entries };
  }
  const next = addRow(alone, { seat, entries: turn });
  if (next.ledger.audit.head !== head) return undefined;
  return { kind: 'played', alone: next, entries: next.entries.slice(alone.entries.length) };
}

/** The game so far; with its transcript if that tells all of it. */
export function recordAlone<S extends StateBuffer, O extends GameOptions, E>({
  match,
  steps,
  isSealed,
  events,
  isRepeat,
}: AloneMatch<S, O, E>): GameRecord {
  const record = { ...createRecord(match.game, match.options, steps), ...(isRepeat && { isRepeat }) };
  return isSealed ? { ...record, fairness: createTranscript(events) } : record;
}

/**
 * Goes on with a record: under its own seals if its transcript is sound and one of the secrets made it. Otherwise by the
 * fresh dealing, and then it is sealed no more: a transcript of half a game would prove nothing of the other half.
 */
export function resumeAlone<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  record: GameRecord,
  secrets: readonly Uint8Array[],
  fresh: Dealing<S>,
): AloneMatch<S, O, E> | RecordFault {
  const played = replay(game, record);
  if (isFault(played)) return played;
  const { options, entries } = played;
  const isRepeat = record.isRepeat === true;
  const restored = restoreMatch(game, options, entries);
  const { match } = restored;
  const sealed = secrets.length > 0 ? resumeSealed(restored, record, secrets, fresh) : undefined;
  return sealed ?? open({ match, entries, steps: record.steps, isSealed: false }, { ...fresh, isRepeat });
}

/**
 * The dealing of a game whose secret is known, for another one with the same outcomes: they follow from secret and terms
 * alone, whatever is played. Nothing if the game was not sealed, or had other dice.
 */
export function repeatedDealing<S extends StateBuffer>(
  record: GameRecord,
  dealing: Dealing<S>,
): Dealing<S> | undefined {
  const transcript = parseTranscript(record.fairness);
  if (isFairFault(transcript)) return undefined;
  const [opened] = transcript.events;
  if (opened?.kind !== 'open' || opened.thrower !== (dealing.thrower?.id ?? '')) return undefined;
  const { table, length } = opened;
  return { ...dealing, table, length, isRepeat: true };
}

/** The game as one of the secrets deals it, if that is this record and this transcript to the last event. */
function resumeSealed<S extends StateBuffer, O extends GameOptions, E>(
  { match, rows }: Pick<Restored<S, O, E>, 'match' | 'rows'>,
  record: GameRecord,
  secrets: readonly Uint8Array[],
  { thrower }: Dealing<S>,
): AloneMatch<S, O, E> | undefined {
  const transcript = parseTranscript(record.fairness);
  if (isFairFault(transcript)) return undefined;
  const [opened] = transcript.events;
  if (opened?.kind !== 'open' || (opened.thrower !== '' && opened.thrower !== thrower?.id)) return undefined;
  const { game } = match;
  const sealed = game.parseOptions(opened.options);
  if (isRefusal(sealed) || canonicalJson(sealed) !== canonicalJson(match.options)) return undefined;
  const { table, length } = opened;
  const isRepeat = record.isRepeat === true;
  const dealing = { table, length, isRepeat, ...(opened.thrower !== '' && thrower && { thrower }) };
  for (const secret of secrets) {
    const start = { match: createMatch(game, match.options), entries: [], steps: [], isSealed: true };
    // The same options may be written in several ways, and one of them is sealed.
    const begun = open(start, { ...dealing, secret }, opened.options);
    const alone = dealAgain(begun, rows, record, transcript);
    if (alone) return alone;
  }
  return undefined;
}

/** Plays the turns of a record again, as long as everything comes out the same. */
function dealAgain<S extends StateBuffer, O extends GameOptions, E>(
  begun: AloneMatch<S, O, E>,
  [, ...rows]: readonly Row[],
  { steps }: GameRecord,
  { events, head }: Transcript,
): AloneMatch<S, O, E> | undefined {
  let alone = begun;
  let [stepsSeen, eventsSeen] = [0, 0];
  const isSame = () => {
    const areSteps = alone.steps.slice(stepsSeen).every((step, i) => step === steps[stepsSeen + i]);
    const areEvents = alone.events
      .slice(eventsSeen)
      .every((event, i) => canonicalJson(event) === canonicalJson(events[eventsSeen + i]));
    [stepsSeen, eventsSeen] = [alone.steps.length, alone.events.length];
    return areSteps && areEvents;
  };
  for (const { seat, entries } of rows) {
    // Only in the same state is the next turn known to be legal.
    if (!isSame() || seat === undefined) return undefined;
    alone = addRow(alone, { seat, entries: entries.filter(({ actor }) => actor === seat) });
  }
  const isWhole = isSame() && stepsSeen === steps.length && eventsSeen === events.length;
  return isWhole && alone.ledger.audit.head === head ? alone : undefined;
}

/** Opens a ledger for what is to come, and deals the chance that is due. */
function open<S extends StateBuffer, O extends GameOptions, E>(
  before: Pick<AloneMatch<S, O, E>, 'match' | 'entries' | 'steps' | 'isSealed'>,
  { secret, table, thrower, length = USUAL_CHAIN, isRepeat = false }: Dealing<S>,
  written: unknown = before.match.options,
): AloneMatch<S, O, E> {
  const { game, options } = before.match;
  const { id, rulesVersion } = game;
  const throws = thrower?.id ?? '';
  const terms = { table, game: id, rulesVersion, options: written, seats: options.seats, length, thrower: throws };
  const opened = { ...before, ...openAlone(secret, terms), secret, thrower: thrower?.throw, isRepeat };
  const dealt = addRow(opened, undefined);
  // What is dealt now is the rest of a row: the version is that of the log, as if it had never been interrupted.
  return { ...dealt, match: restoreMatch(game, options, dealt.entries).match };
}

/** A row more; after the last one nothing follows. */
function addRow<S extends StateBuffer, O extends GameOptions, E>(
  alone: AloneMatch<S, O, E>,
  turn: AcceptedTurn<S> | undefined,
): AloneMatch<S, O, E> {
  const { match, thrower } = alone;
  const { game } = match;
  const { ledger, event, entries, steps, state } = trusted(postRow(alone.ledger, game, match.state, turn, thrower));
  const next = {
    ...alone,
    match: advance(match, state),
    entries: [...alone.entries, ...entries],
    steps: [...alone.steps, ...steps],
    ledger,
    events: [...alone.events, event],
  };
  if (game.actors(next.match.state) !== NOBODY) return next;
  const closed = trusted(postClose(ledger));
  return { ...next, ledger: closed.ledger, events: [...next.events, closed.event] };
}
