import {
  formatStep,
  type Game,
  type GameOptions,
  type GameRecord,
  isFault,
  isRefusal,
  type LogEntry,
  NOBODY,
  parseStep,
  type StateBuffer,
} from '@crownhold/core';
import { type Audit, dueNext, extendAudit, startAudit } from './audit.ts';
import { NONE } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Thrower } from './deal.ts';
import { type FairEvent, type PlayedTurn, type RowEvent, stepsOf, type Terms } from './event.ts';
import { type FairFault, type FaultCode, fairFault, isFairFault } from './fault.ts';
import { dealChance } from './row.ts';
import { count, createTally, provenBy, type Tally, unprovenBy } from './tally.ts';
import { parseTranscript, type Transcript } from './transcript.ts';
import { type Finding, finding, type ProvenCode, type UnprovenCode, type Verdict } from './verdict.ts';
import { contradiction, type Witness } from './witness.ts';

export interface Evidence<S extends StateBuffer> {
  /** By id, for games whose dice are thrown. */
  readonly throwers?: Readonly<Record<string, Thrower<S>>>;
  /** What people remember. */
  readonly witnesses?: readonly Witness[];
}

/** Plays a record's transcript from its first event to its last and deals every outcome again. Needs no secret. */
export function verify<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  record: Pick<GameRecord, 'game' | 'rulesVersion' | 'options' | 'steps' | 'fairness'>,
  evidence: Evidence<S> = {},
): Verdict {
  const transcript = parseTranscript(record.fairness);
  if (isFairFault(transcript)) return { isSound: false, fault: transcript };
  const end = new Verifier(game, record, evidence).run(transcript);
  if (isFairFault(end)) return { isSound: false, fault: end };
  const { audit, tally, state, entries } = end;
  const { witnesses = [] } = evidence;
  return {
    isSound: true,
    head: audit.head,
    proven: [...provenBy(tally), ...provenByWitnesses(witnesses), ...provenByEnd(audit)],
    unproven: [
      ...unprovenBy(tally),
      ...unprovenByWitnesses(witnesses, audit),
      ...(game.actors(state) === NOBODY ? [] : [finding('unfinished-game')]),
      ...(audit.stage === 'closed' ? [] : [finding('open-ended')]),
    ],
    entries,
  };
}

interface Verified<S extends StateBuffer> {
  readonly audit: Audit;
  readonly tally: Tally;
  readonly state: S;
  readonly entries: readonly LogEntry[];
}

class Verifier<S extends StateBuffer, O extends GameOptions, E> {
  readonly #game: Game<S, O, E>;
  readonly #record: Pick<GameRecord, 'game' | 'rulesVersion' | 'options' | 'steps'>;
  readonly #throwers: Readonly<Record<string, Thrower<S>>>;
  readonly #witnesses: readonly Witness[];
  /** The log so far, thrown dice as they fell. */
  readonly #entries: LogEntry[] = [];

  constructor(
    game: Game<S, O, E>,
    record: Pick<GameRecord, 'game' | 'rulesVersion' | 'options' | 'steps'>,
    evidence: Evidence<S>,
  ) {
    this.#game = game;
    this.#record = record;
    this.#throwers = evidence.throwers ?? {};
    this.#witnesses = evidence.witnesses ?? [];
  }

  run({ events, head }: Transcript): Verified<S> | FairFault {
    const [opened, ...rest] = events;
    let audit = startAudit(opened!);
    if (isFairFault(audit)) return audit;
    const options = this.#options(audit.terms);
    if (isFairFault(options)) return options;
    const state = this.#game.create(options);
    let tally = count(createTally(options.seats), opened!);
    const odd = this.#contradiction(0, opened!, audit);
    if (odd) return odd;
    for (const event of rest) {
      const next: Audit | FairFault = extendAudit(audit, event);
      if (isFairFault(next)) return next;
      const fault =
        (event.kind === 'row' && this.#playRow(audit, event, state)) || this.#contradiction(audit.count, event, next);
      if (fault) return fault;
      audit = next;
      tally = count(tally, event);
    }
    if (audit.head !== head) return fairFault('wrong-head');
    const step = this.#entries.length;
    if (step !== this.#record.steps.length) return fairFault('another-step', { step });
    return this.#missing(audit) ?? { audit, tally, state, entries: this.#entries };
  }

  /** The options of the match, if they are the record's as well. */
  #options(terms: Terms): O | FairFault {
    const { id, rulesVersion } = this.#game;
    const { rulesVersion: recorded = rulesVersion } = this.#record;
    if (terms.game !== id || this.#record.game !== id) return fairFault('another-game', { game: terms.game }, 0);
    if (terms.rulesVersion !== rulesVersion || recorded !== rulesVersion) {
      return fairFault('another-rules-version', { rulesVersion: terms.rulesVersion }, 0);
    }
    const options = this.#game.parseOptions(terms.options);
    if (isRefusal(options)) return fairFault('bad-options', { rule: options.rule, code: options.code }, 0);
    const others = this.#game.parseOptions(this.#record.options);
    if (isRefusal(others) || canonicalJson(others) !== canonicalJson(options))
      return fairFault('another-options', {}, 0);
    if (terms.seats !== options.seats) return fairFault('wrong-count', { field: 'seats', expected: options.seats }, 0);
    const { thrower } = terms;
    return thrower === '' || Object.hasOwn(this.#throwers, thrower)
      ? options
      : fairFault('unknown-thrower', { thrower }, 0);
  }

  /** Plays a row in place: the turn as the rules have it, the chance as the seals have it. */
  #playRow(audit: Audit, event: RowEvent, state: S): FairFault | undefined {
    const { played, element } = event;
    const start = this.#entries.length;
    if (played && !('steps' in played)) return fairFault('sealed-turn', {}, audit.count);
    const fault = played && this.#playTurn(audit, played, state);
    if (fault) return fault;
    const { table, thrower } = audit.terms;
    // The stage of rows comes after the mixing, so there is a joint entropy.
    const joint = audit.joint!;
    const source = { table, event: audit.count, element, joint, contribution: played?.contribution ?? NONE };
    const dealt = dealChance(this.#game, state, source, this.#throwers[thrower]);
    this.#entries.push(...dealt.entries);
    return differingOutcome(dealt, event, audit.count) ?? this.#differingStep(start, stepsOf(event), audit.count);
  }

  #playTurn({ count: index }: Audit, { seat, steps }: PlayedTurn, state: S): FairFault | undefined {
    const game = this.#game;
    const turn = game.turn(state, seat);
    const fault = (code: FaultCode, text: string, args = {}) => fairFault(code, { text, ...args }, index);
    for (const [i, text] of steps.entries()) {
      if (i > 0 && game.turn(state, seat) !== turn) return fault('not-one-turn', text);
      const entry = parseStep(game, state, text);
      if (isFault(entry)) return fault('illegal-step', text, { rule: entry.refusal.rule, code: entry.refusal.code });
      if (entry.actor !== seat) return fault('not-one-turn', text);
      if (formatStep(game, state, entry) !== text) return fault('uncanonical-step', text);
      game.apply(state, seat, entry.move);
      this.#entries.push(entry);
    }
    return game.turn(state, seat) === turn ? fault('not-one-turn', steps.at(-1) ?? '') : undefined;
  }

  #differingStep(start: number, steps: readonly string[], index: number): FairFault | undefined {
    const at = steps.findIndex((text, i) => this.#record.steps[start + i] !== text);
    return at < 0 ? undefined : fairFault('another-step', { step: start + at }, index);
  }

  #contradiction(index: number, event: FairEvent, { head }: Audit): FairFault | undefined {
    for (const witness of this.#witnesses) {
      const fault = contradiction(witness, index, event, head);
      if (fault) return fault;
    }
    return undefined;
  }

  /** A head that was kept of an event that this history has not. */
  #missing(audit: Audit): FairFault | undefined {
    const event = Math.max(...this.#witnesses.map(lastKept));
    return event >= dueNext(audit).event ? fairFault('two-histories', {}, event) : undefined;
  }
}

function differingOutcome(
  dealt: Pick<RowEvent, 'chance' | 'attachments'>,
  { chance, attachments = [] }: RowEvent,
  index: number,
): FairFault | undefined {
  for (let k = 0; k < Math.max(chance.length, dealt.chance.length); k++) {
    const [found, expected] = [chance[k] ?? NONE, dealt.chance[k] ?? NONE];
    if (found !== expected) return fairFault('wrong-outcome', { k, found, expected }, index);
    if ((attachments[k] ?? NONE) !== (dealt.attachments?.[k] ?? NONE))
      return fairFault('wrong-attachment', { k }, index);
  }
  return undefined;
}

function provenByWitnesses(witnesses: readonly Witness[]): readonly Finding<ProvenCode>[] {
  const heads = witnesses.reduce((sum, witness) => sum + Object.keys(witness.heads).length, 0);
  return heads === 0 ? [] : [finding('one-history', { heads, event: Math.max(...witnesses.map(lastKept)) })];
}

function provenByEnd({ stage }: Audit): readonly Finding<ProvenCode>[] {
  return stage === 'closed' ? [finding('closed')] : [];
}

function unprovenByWitnesses(witnesses: readonly Witness[], audit: Audit): readonly Finding<UnprovenCode>[] {
  const last = Math.max(...witnesses.map(lastKept));
  if (last < 0) return [finding('no-witness')];
  return last + 1 < audit.count ? [finding('tail-unwitnessed', { from: last + 1 })] : [];
}

function lastKept({ heads }: Witness): number {
  return Object.keys(heads).reduce((last, event) => Math.max(last, Number(event)), -1);
}
