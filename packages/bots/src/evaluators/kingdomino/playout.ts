import { below, type Rng, type Seat } from '@crownhold/core';
import { FREE } from '@crownhold/games/kingdomino';
import { PlacementSearch } from './placement-search.ts';
import { PlayoutBoard } from './playout-board.ts';
import type { Position } from './position.ts';

const SEATS = 4;
const DOMINOES = 48;
const LINE = 4;

/** Plays games to their end, one after the other. */
export class Playout {
  readonly #searches: readonly PlacementSearch[] = Array.from(
    { length: SEATS },
    () => new PlacementSearch(new PlayoutBoard()),
  );
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

  run(from: Position, rng: Rng, scores: Float64Array): void {
    const { seats, lineLength, rounds } = from;
    this.#reset(from);
    let { round, slot, drawn, isTaking } = from;
    for (; round <= rounds; round++) {
      if (round < rounds) {
        for (; drawn < lineLength; drawn++) this.#draw(drawn, rng);
      }
      for (; slot < lineLength; slot++) {
        let seat = from.actor;
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
    for (let seat = 0; seat < seats; seat++) scores[seat] = from.past[seat]! + this.#searches[seat]!.score;
  }

  #reset(from: Position): void {
    for (let seat = 0; seat < from.seats; seat++) {
      const search = this.#searches[seat]!;
      from.boards[seat]!.copyTo(search.board);
      search.isCentred = from.isCentred;
      search.isHarmony = from.isHarmony;
      search.reset();
    }
    this.#ratedAt.fill(255);
    this.#line.set(from.line);
    this.#lineKings.set(from.lineKings);
    this.#next.set(from.next);
    this.#nextKings.set(from.nextKings);
    this.#kings.set(from.kings);
    this.#unseen.set(from.unseen);
    this.#unseenCount = from.unseen.length;
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
    const search = this.#searches[seat]!;
    const { board } = search;
    const at = this.#rate(seat, domino);
    if (this.#firsts[at] === 0) board.discard();
    else board.lay(domino, this.#firsts[at]!, this.#seconds[at]!);
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
    const search = this.#searches[seat]!;
    const { laid } = search.board;
    const at = seat * (DOMINOES + 1) + domino;
    if (this.#ratedAt[at] === laid) return at;
    this.#ratedAt[at] = laid;
    this.#ratings[at] = search.rateTake(domino);
    const isFit = search.rating > Number.NEGATIVE_INFINITY;
    this.#firsts[at] = isFit ? search.first : 0;
    this.#seconds[at] = isFit ? search.second : 0;
    return at;
  }
}
