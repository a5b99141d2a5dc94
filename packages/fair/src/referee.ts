import {
  formatStep,
  type Game,
  type GameOptions,
  isRefusal,
  type LogEntry,
  type Seat,
  type StateBuffer,
} from '@crownhold/core';
import { extendAudit, startAudit } from './audit.ts';
import type { Audit } from './audit-state.ts';
import type { Thrower } from './deal.ts';
import type { SignatureCheck } from './ed25519.ts';
import type { FairEvent, Opening, RowEvent, Terms } from './event.ts';
import { type FairFault, type FaultCode, fairFault, isFairFault } from './fault.ts';
import { createEntropy } from './outcome.ts';
import { type CountDice, type Dice, type Redealt, redeal, type UncheckedThrow } from './redeal.ts';

/** How often chance had several possibilities in a row, and how often dice were thrown. */
export interface RowCounts {
  readonly outcomes: number;
  readonly throws: number;
}

/** Hears of every event that was found in order, with the audit before it. */
export type Observe = (before: Audit, event: FairEvent, row: RowCounts) => void;

/** What a referee needs for games whose dice are thrown, by the thrower's id; and who counts along. */
export interface RefereeTools<S extends StateBuffer> {
  readonly observe?: Observe;
  readonly throwers?: Readonly<Record<string, Thrower<S>>>;
  /** For whoever has no physics: how many steps a throw from a state settles. Throws are then checked later. */
  readonly dice?: Readonly<Record<string, CountDice<S>>>;
}

interface WaitingTurn {
  readonly event: number;
  readonly seat: Seat;
  readonly steps: readonly string[] | undefined;
}

/** What a row comes to, once it is found in order. */
interface Played<S extends StateBuffer> {
  readonly state: S;
  readonly waiting: readonly WaitingTurn[];
  readonly entries: readonly LogEntry[];
  readonly steps: readonly string[];
  readonly redealt: Redealt<S>;
}

/**
 * Goes along with a match: judges every event when it comes, outcomes and rules included. Turns that are hidden wait until
 * they are opened. An event that is refused changes nothing.
 */
export class Referee<S extends StateBuffer, O extends GameOptions, E> {
  readonly #game: Game<S, O, E>;
  readonly #dice: Dice<S>;
  readonly #entries: LogEntry[] = [];
  readonly #steps: string[] = [];
  readonly #unchecked: UncheckedThrow<S>[] = [];
  #audit: Audit;
  #state: S;
  readonly #observe: Observe | undefined;
  #waiting: readonly WaitingTurn[] = [];

  private constructor(game: Game<S, O, E>, options: O, audit: Audit, dice: Dice<S>, observe: Observe | undefined) {
    this.#game = game;
    this.#dice = dice;
    this.#audit = audit;
    this.#state = game.create(options);
    this.#observe = observe;
  }

  /** Begins with the first event, if it is one of this game. */
  static begin<S extends StateBuffer, O extends GameOptions, E>(
    game: Game<S, O, E>,
    event: FairEvent,
    tools: RefereeTools<S> = {},
  ): Referee<S, O, E> | FairFault {
    const audit = startAudit(event);
    if (isFairFault(audit)) return audit;
    const options = optionsOf(game, audit.terms);
    if (isFairFault(options)) return options;
    const dice = diceOf(audit.terms, tools);
    return isFairFault(dice) ? dice : new Referee(game, options, audit, dice, tools.observe);
  }

  get audit(): Audit {
    return this.#audit;
  }

  /** As far as all turns are known: before the first that is still sealed. Not to be changed. */
  get state(): S {
    return this.#state;
  }

  /** The log so far, thrown dice as they fell. */
  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** The same as records write it. */
  get steps(): readonly string[] {
    return this.#steps;
  }

  /** Throws that somebody with the physics has still to check. */
  get unchecked(): readonly UncheckedThrow<S>[] {
    return this.#unchecked;
  }

  /** Takes one event more and returns the signatures in it, or says what is wrong with it. */
  hear(event: FairEvent): readonly SignatureCheck[] | FairFault {
    const extended = extendAudit(this.#audit, event);
    if (isFairFault(extended)) return extended;
    const played = this.#play(event, extended.audit);
    if (played && isFairFault(played)) return played;
    const { outcomes, throws } = played?.redealt ?? { outcomes: 0, throws: 0 };
    this.#observe?.(this.#audit, event, { outcomes, throws });
    this.#audit = extended.audit;
    if (played) {
      this.#state = played.state;
      this.#waiting = played.waiting;
      this.#entries.push(...played.entries);
      this.#steps.push(...played.steps);
      this.#unchecked.push(...played.redealt.unchecked);
    }
    return extended.checks;
  }

  #play(event: FairEvent, next: Audit): Played<S> | FairFault | undefined {
    if (event.kind === 'row') return this.#playRow(event, next);
    if (event.kind !== 'close' || this.#waiting.length === 0) return undefined;
    return this.#playTurns(openAll(this.#waiting, event.opened ?? []));
  }

  #playRow(event: RowEvent, next: Audit): Played<S> | FairFault {
    const index = this.#audit.count;
    const waiting = openAll([...this.#waiting, ...ownTurn(event, index)], event.opened ?? []);
    const played = this.#playTurns(waiting);
    if (isFairFault(played) || played.waiting.length > 0) {
      // Of a row whose turns are not all known only this much can be said: nothing was dealt.
      const isDealing = event.element !== undefined && !isFairFault(played);
      return isDealing ? fairFault('needless-element', {}, index) : played;
    }
    const { state } = played;
    const source = { opening: next.opening, dealing: next.dealings, rolling: next.rolling! };
    const entropy = event.element === undefined ? undefined : createEntropy({ ...source, element: event.element });
    const redealt = redeal(this.#game, state, { event, index }, entropy, this.#dice);
    if (isFairFault(redealt)) return redealt;
    if (entropy && redealt.outcomes === 0) return fairFault('needless-element', {}, index);
    const entries = [...played.entries, ...redealt.entries];
    return { ...played, redealt, entries, steps: [...played.steps, ...event.chance] };
  }

  /** Plays turns in their order, up to the first that is still sealed. */
  #playTurns(turns: readonly WaitingTurn[]): Played<S> | FairFault {
    const state = this.#game.copy(this.#state);
    const entries: LogEntry[] = [];
    const steps: string[] = [];
    const known = turns.findIndex((turn) => turn.steps === undefined);
    const playable = known < 0 ? turns : turns.slice(0, known);
    for (const turn of playable) {
      const fault = this.#playTurn(state, turn, entries, steps);
      if (fault) return fault;
    }
    const redealt = { entries: [], outcomes: 0, throws: 0, unchecked: [] };
    return { state, waiting: turns.slice(playable.length), entries, steps, redealt };
  }

  #playTurn(
    state: S,
    { event, seat, steps: texts = [] }: WaitingTurn,
    entries: LogEntry[],
    steps: string[],
  ): FairFault | undefined {
    const game = this.#game;
    const turn = game.turn(state, seat);
    const fault = (code: FaultCode, text: string, args = {}) => fairFault(code, { text, ...args }, event);
    for (const [i, text] of texts.entries()) {
      if (i > 0 && game.turn(state, seat) !== turn) return fault('not-one-turn', text);
      const move = game.parseMove(state, text);
      if (move === undefined) return fault('illegal-step', text, { rule: 'N1', code: 'unreadable' });
      const refusal = game.refusal(state, seat, move);
      if (refusal) return fault('illegal-step', text, { rule: refusal.rule, code: refusal.code });
      if (game.formatMove(state, move) !== text) return fault('uncanonical-step', text);
      const entry = { actor: seat, move };
      steps.push(formatStep(game, state, entry));
      game.apply(state, seat, move);
      entries.push(entry);
    }
    return game.turn(state, seat) === turn ? fault('not-one-turn', texts.at(-1) ?? '') : undefined;
  }
}

function ownTurn({ turn }: RowEvent, event: number): readonly WaitingTurn[] {
  return turn ? [{ event, seat: turn.seat, steps: 'steps' in turn ? turn.steps : undefined }] : [];
}

function openAll(waiting: readonly WaitingTurn[], opened: readonly Opening[]): readonly WaitingTurn[] {
  return waiting.map((turn) => {
    const opening = opened.find(({ event }) => event === turn.event);
    return opening ? { ...turn, steps: opening.steps } : turn;
  });
}

function optionsOf<S extends StateBuffer, O extends GameOptions, E>(game: Game<S, O, E>, terms: Terms): O | FairFault {
  if (terms.game !== game.id) return fairFault('another-game', { game: terms.game }, 0);
  if (terms.rulesVersion !== game.rulesVersion) {
    return fairFault('another-rules-version', { rulesVersion: terms.rulesVersion }, 0);
  }
  const options = game.parseOptions(terms.options);
  if (isRefusal(options)) return fairFault('bad-options', { rule: options.rule, code: options.code }, 0);
  if (terms.seats !== options.seats) return fairFault('wrong-count', { field: 'seats', expected: options.seats }, 0);
  return options;
}

function diceOf<S extends StateBuffer>(
  { thrower }: Terms,
  { throwers = {}, dice = {} }: RefereeTools<S>,
): Dice<S> | FairFault {
  if (thrower === '') return {};
  if (Object.hasOwn(throwers, thrower)) return { throw: throwers[thrower]! };
  if (Object.hasOwn(dice, thrower)) return { count: dice[thrower]! };
  return fairFault('unknown-thrower', { thrower }, 0);
}
