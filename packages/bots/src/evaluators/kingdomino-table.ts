import { below, type Rng, type Seat } from '@crownhold/core';
import { FREE, kingdomino, type State } from '@crownhold/games/kingdomino';
import type { Start } from '../roller.ts';
import { Ground } from './kingdomino-ground.ts';
import { Scout } from './kingdomino-scout.ts';
import type { Taste } from './kingdomino-taste.ts';

const SEATS = 4;
const DOMINOES = 48;
const LINE = 4;

/** Where a game can be played on from. */
export class KingdominoStart implements Start {
  readonly table: Table;
  readonly seats: number;
  readonly kingsPerSeat: number;
  readonly lineLength: number;
  readonly rounds: number;
  readonly isCentred: boolean;
  readonly isHarmony: boolean;
  readonly grounds: readonly Ground[];
  readonly past: readonly number[];
  readonly round: number;
  readonly slot: number;
  /** Whether the acting king has placed its domino and only takes another. */
  readonly isTaking: boolean;
  readonly actor: number;
  readonly drawn: number;
  readonly line: Uint8Array;
  readonly lineKings: Uint8Array;
  readonly next: Uint8Array;
  readonly nextKings: Uint8Array;
  readonly kings: Uint8Array;
  readonly unseen: Uint8Array;

  constructor(table: Table, state: State) {
    this.table = table;
    this.seats = state.seats;
    this.kingsPerSeat = state.kingsPerSeat;
    this.lineLength = state.lineLength;
    this.rounds = state.rounds;
    this.isCentred = state.hasVariant('middle-kingdom');
    this.isHarmony = state.hasVariant('harmony');
    this.grounds = Array.from({ length: state.seats }, (_, seat) => Ground.of(state, seat));
    // What earlier games of a dynasty brought, or what this one has if it is over.
    this.past = this.grounds.map(
      (ground, seat) => kingdomino.score(state, seat) - ground.score(this.isCentred, this.isHarmony),
    );
    this.round = state.phase === 'over' || state.phase === 'renew' ? state.rounds + 1 : state.round;
    this.slot = state.slot;
    this.isTaking = state.phase === 'take';
    this.actor = state.seat;
    this.drawn = state.drawn;
    this.line = state.line.slice();
    this.lineKings = state.lineKings.slice();
    this.next = state.next.slice();
    this.nextKings = state.nextKings.slice();
    this.kings = state.kings.slice();
    this.unseen = Uint8Array.from({ length: DOMINOES }, (_, index) => index + 1).filter((domino) =>
      state.isUnseen(domino),
    );
  }

  playOut(rng: Rng, scores: Float64Array): void {
    this.table.playOut(this, rng, scores);
  }
}

/** A game that is played on, for one start after the other. */
export class Table {
  readonly scouts: readonly Scout[];
  readonly #line = new Uint8Array(LINE);
  readonly #lineKings = new Uint8Array(LINE);
  readonly #next = new Uint8Array(LINE);
  readonly #nextKings = new Uint8Array(LINE);
  readonly #kings = new Uint8Array(SEATS);
  readonly #unseen = new Uint8Array(DOMINOES);
  #unseenCount = 0;
  /** By seat and domino: how far the kingdom was when it was rated, and what came of it. */
  readonly #ratedAt = new Uint8Array(SEATS * (DOMINOES + 1));
  readonly #ratings = new Float64Array(SEATS * (DOMINOES + 1));
  readonly #firsts = new Uint16Array(SEATS * (DOMINOES + 1));
  readonly #seconds = new Uint16Array(SEATS * (DOMINOES + 1));

  constructor(tastes: readonly Taste[]) {
    this.scouts = tastes.map((taste) => new Scout(new Ground(), taste));
  }

  playOut(start: KingdominoStart, rng: Rng, scores: Float64Array): void {
    const { seats, lineLength, rounds } = start;
    this.#sit(start);
    let { round, slot, drawn, isTaking } = start;
    for (; round <= rounds; round++) {
      if (round < rounds) {
        for (; drawn < lineLength; drawn++) this.#draw(drawn, rng);
      }
      for (; slot < lineLength; slot++) {
        let seat = start.actor;
        if (isTaking) isTaking = false;
        else if (round === 0) seat = this.#drawKing(lineLength - slot, rng);
        else {
          seat = this.#lineKings[slot]!;
          this.#place(seat, this.#line[slot]!);
        }
        if (round < rounds) this.#take(seat, lineLength);
      }
      this.#line.set(this.#next);
      this.#lineKings.set(this.#nextKings);
      this.#nextKings.fill(FREE);
      slot = 0;
      drawn = 0;
    }
    for (let seat = 0; seat < seats; seat++)
      scores[seat] = start.past[seat]! + this.scouts[seat]!.ground.score(start.isCentred, start.isHarmony);
  }

  #sit(start: KingdominoStart): void {
    for (let seat = 0; seat < start.seats; seat++) {
      const scout = this.scouts[seat]!;
      start.grounds[seat]!.copyTo(scout.ground);
      scout.isCentred = start.isCentred;
      scout.forget();
    }
    this.#ratedAt.fill(255);
    this.#line.set(start.line);
    this.#lineKings.set(start.lineKings);
    this.#next.set(start.next);
    this.#nextKings.set(start.nextKings);
    this.#kings.set(start.kings);
    this.#unseen.set(start.unseen);
    this.#unseenCount = start.unseen.length;
  }

  /** Adds a domino to the next line, at its place in ascending order. */
  #draw(drawn: number, rng: Rng): void {
    const index = below(rng, this.#unseenCount);
    const domino = this.#unseen[index]!;
    this.#unseen[index] = this.#unseen[--this.#unseenCount]!;
    const next = this.#next;
    let at = drawn;
    for (; at > 0 && next[at - 1]! > domino; at--) next[at] = next[at - 1]!;
    next[at] = domino;
  }

  #drawKing(left: number, rng: Rng): Seat {
    const kings = this.#kings;
    let index = below(rng, left);
    let seat = 0;
    while (index >= kings[seat]!) index -= kings[seat++]!;
    kings[seat]!--;
    return seat;
  }

  #place(seat: Seat, domino: number): void {
    const scout = this.scouts[seat]!;
    const { ground } = scout;
    const at = this.#rate(seat, domino);
    if (this.#firsts[at] === 0) ground.discard();
    else ground.lay(domino, this.#firsts[at]!, this.#seconds[at]!);
  }

  #take(seat: Seat, lineLength: number): void {
    const next = this.#next;
    const nextKings = this.#nextKings;
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < lineLength; at++) {
      if (nextKings[at] !== FREE) continue;
      const rating = this.#ratings[this.#rate(seat, next[at]!)]!;
      if (rating <= highest) continue;
      highest = rating;
      best = at;
    }
    nextKings[best] = seat;
  }

  /** Where in the tables a domino stands that was rated for a seat. */
  #rate(seat: Seat, domino: number): number {
    const scout = this.scouts[seat]!;
    const { laid } = scout.ground;
    const at = seat * (DOMINOES + 1) + domino;
    if (this.#ratedAt[at] === laid) return at;
    this.#ratedAt[at] = laid;
    this.#ratings[at] = scout.rateTake(domino);
    const isFit = scout.rating > Number.NEGATIVE_INFINITY;
    this.#firsts[at] = isFit ? scout.first : 0;
    this.#seconds[at] = isFit ? scout.second : 0;
    return at;
  }
}
