import {
  asked,
  below,
  createRecord,
  createRng,
  type Game,
  type GameOptions,
  type GameRecord,
  type LogEntry,
  listMoves,
  type Rng,
  type Seat,
  type StateBuffer,
} from '@crownhold/core';
import type { NamedThrower } from '../src/alone.ts';
import { isRenewalDue } from '../src/audit.ts';
import { type Given, NONE } from '../src/bytes.ts';
import { USUAL_CHAIN } from '../src/chain.ts';
import { type FairEvent, sealTurn, stepsOf } from '../src/event.ts';
import { type FairFault, isFairFault } from '../src/fault.ts';
import {
  type AcceptedTurn,
  type Ledger,
  openLedger,
  type Posted,
  postClose,
  postCommitments,
  postFirstElements,
  postRenewal,
  postRow,
} from '../src/ledger.ts';
import { giveNext, hearEvent, joinLedger, type Participant } from '../src/participant.ts';
import { createTranscript } from '../src/transcript.ts';
import { secretOf } from './secret.ts';

export interface MatchPlan<S extends StateBuffer, O extends GameOptions, E> {
  readonly game: Game<S, O, E>;
  readonly options: O;
  readonly seed: number;
  /** The seats whose clients contribute. */
  readonly clients?: readonly Seat[];
  /** In per cent: how often a client gives nothing although it could. */
  readonly absence?: number;
  readonly length?: number;
  readonly thrower?: NamedThrower<S>;
  /** Stops after so many turns. */
  readonly turns?: number;
}

export interface SealedMatch<S extends StateBuffer> {
  readonly record: GameRecord;
  readonly events: readonly FairEvent[];
  readonly participants: readonly Participant[];
  readonly ledger: Ledger;
  readonly state: S;
}

/** Plays a match with random turns at a table where everybody is honest, if not always there. */
export function playSealed<S extends StateBuffer, O extends GameOptions, E>(plan: MatchPlan<S, O, E>): SealedMatch<S> {
  const table = new SealedTable(plan);
  table.mix();
  table.row();
  for (let turn = 0; turn !== plan.turns && table.isOpen; turn++) table.turn();
  return table.end();
}

class SealedTable<S extends StateBuffer, O extends GameOptions, E> {
  readonly #plan: MatchPlan<S, O, E>;
  readonly #rng: Rng;
  readonly #events: FairEvent[] = [];
  readonly #steps: string[] = [];
  #participants: Participant[];
  #ledger: Ledger;
  #state: S;

  constructor(plan: MatchPlan<S, O, E>) {
    const { game, options, seed, clients = [], length = USUAL_CHAIN, thrower } = plan;
    this.#plan = plan;
    this.#rng = createRng(seed);
    this.#state = game.create(options);
    const { id, rulesVersion } = game;
    const terms = { table: `test-${id}-${seed}`, game: id, rulesVersion, options, seats: options.seats, length };
    const opened = openLedger(secretOf(`dealer ${seed}`), { ...terms, thrower: thrower?.id ?? '' });
    this.#ledger = opened.ledger;
    this.#events.push(opened.event);
    this.#participants = clients.map((seat) =>
      expectSound(joinLedger(secretOf(`seat ${seat} ${seed}`), seat, opened.event)),
    );
  }

  get isOpen(): boolean {
    return asked(this.#plan.game, this.#state).kind === 'seats';
  }

  /** Everybody commits, then everybody reveals. */
  mix(): void {
    const isRenewal = this.#ledger.audit.epoch > 0;
    const gifts = new Map(this.#participants.map((participant) => [participant.seat, giveNext(participant)]));
    this.#participants = this.#participants.map((participant) => gifts.get(participant.seat)!.participant);
    const commitments = this.#bySeat((seat) => gifts.get(seat)?.element);
    const elements = isRenewal ? this.#bySeat((seat) => gifts.get(seat)?.last) : undefined;
    this.#post(postCommitments(this.#ledger, commitments, elements));
    this.#post(
      postFirstElements(
        this.#ledger,
        this.#bySeat((seat) => this.#give(seat)),
      ),
    );
  }

  turn(): void {
    if (isRenewalDue(this.#ledger.audit)) {
      this.#post(postRenewal(this.#ledger));
      this.mix();
    }
    const { game } = this.#plan;
    const who = asked(game, this.#state);
    if (who.kind !== 'seats') throw new Error('nobody is asked');
    const seat = who.seats[below(this.#rng, who.seats.length)]!;
    this.row({ seat, entries: randomTurn(game, this.#state, seat, this.#rng), contribution: this.#give(seat) });
  }

  row(turn?: AcceptedTurn<S>): void {
    const { game, thrower } = this.#plan;
    const posted = expectSound(postRow(this.#ledger, game, this.#state, turn, thrower?.throw));
    this.#post(posted);
    this.#state = posted.state;
    this.#steps.push(...stepsOf(posted.event));
  }

  end(): SealedMatch<S> {
    if (!this.isOpen) this.#post(postClose(this.#ledger));
    const { game, options } = this.#plan;
    const record = createRecord(game, options, this.#steps);
    return {
      record: { ...record, fairness: createTranscript(this.#events) },
      events: this.#events,
      participants: this.#participants,
      ledger: this.#ledger,
      state: this.#state,
    };
  }

  /** Everybody hears of it, without the words of the turn. */
  #post(result: Posted | FairFault): void {
    const { ledger, event } = expectSound(result);
    this.#ledger = ledger;
    this.#events.push(event);
    const heard = event.kind === 'row' ? sealTurn(event) : event;
    this.#participants = this.#participants.map((participant) => expectSound(hearEvent(participant, heard)));
  }

  #give(seat: Seat): Given {
    const index = this.#participants.findIndex((participant) => participant.seat === seat);
    const gift =
      index < 0 || below(this.#rng, 100) < (this.#plan.absence ?? 0) ? undefined : giveNext(this.#participants[index]!);
    if (!gift) return NONE;
    this.#participants[index] = gift.participant;
    return gift.element;
  }

  #bySeat(give: (seat: Seat) => Given | undefined): readonly Given[] {
    return Array.from({ length: this.#plan.options.seats }, (_, seat) => give(seat) ?? NONE);
  }
}

export function randomTurn<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  before: S,
  seat: Seat,
  rng: Rng,
): readonly LogEntry[] {
  const state = game.copy(before);
  const entries: LogEntry[] = [];
  while (game.turn(state, seat) === game.turn(before, seat)) {
    const moves = listMoves(game, state, seat);
    const move = moves[below(rng, moves.length)]!;
    entries.push({ actor: seat, move });
    game.apply(state, seat, move);
  }
  return entries;
}

export function expectSound<T extends object>(result: T | FairFault | undefined): T {
  if (result === undefined) throw new Error('nothing');
  if (isFairFault(result)) throw new Error(`${result.code} ${JSON.stringify(result.args)} at event ${result.event}`);
  return result;
}
