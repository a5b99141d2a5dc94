import { below, type Rng, type Seat } from '@crownhold/core';
import { FREE, type State } from '@crownhold/games/kingdomino';
import { BY_CHANCE, OVER, type Simulation, type Simulator } from '../../simulation.ts';
import { PlacementSearch } from './placement-search.ts';
import { PlayoutBoard } from './playout-board.ts';
import { Position } from './position.ts';

const SEATS = 4;
const DOMINOES = 48;
const LINE = 4;
const CELL_BITS = 9;
const CELL = (1 << CELL_BITS) - 1;
/** In place of cells: a domino is discarded. */
const NOWHERE = 0;
const DOMINO_BITS = 6;
const DOMINO = (1 << DOMINO_BITS) - 1;
/** What is drawn when a king is: a number below 0. */
const kingOutcome = (seat: Seat) => -1 - seat;
const kingOf = (outcome: number) => -1 - outcome;

/** Plays games on from positions, one after the other: step by step, or to the end as `Playout` does. */
class KingdominoSimulation implements Simulation {
  readonly #searches: readonly PlacementSearch[] = Array.from(
    { length: SEATS },
    () => new PlacementSearch(new PlayoutBoard()),
  );
  #from!: Position;
  #round = 0;
  #slot = 0;
  #drawn = 0;
  #isTaking = false;
  #actor: number = OVER;
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

  get actor(): Seat {
    return this.#actor;
  }

  /** Begins anew at a position. */
  begin(from: Position): this {
    this.#from = from;
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
    this.#round = from.round;
    this.#slot = from.slot;
    this.#drawn = from.drawn;
    this.#isTaking = from.isTaking;
    this.#actor = from.actor;
    if (!this.#isTaking) this.#startTurn();
    return this;
  }

  list(most: number, decisions: Int32Array, ratings: Float64Array): number {
    return this.#isTaking ? this.#listTakes(decisions, ratings) : this.#listPlaces(most, decisions, ratings);
  }

  #listTakes(decisions: Int32Array, ratings: Float64Array): number {
    let count = 0;
    for (let at = 0; at < this.#from.lineLength; at++) {
      if (this.#nextKings[at] !== FREE) continue;
      const rating = this.#ratings[this.#rate(this.#actor, this.#next[at]!)]!;
      insert(at, rating, count++, decisions, ratings);
    }
    return count;
  }

  #listPlaces(most: number, decisions: Int32Array, ratings: Float64Array): number {
    const search = this.#searches[this.#actor]!;
    const domino = this.#line[this.#slot]!;
    let count = 0;
    search.each(domino, (first, second) => {
      const decision = (first << CELL_BITS) | second;
      for (let i = 0; i < count; i++) if (decisions[i] === decision) return;
      const rating = search.rate(domino, first, second);
      if (count < most) insert(decision, rating, count++, decisions, ratings);
      else if (rating > ratings[most - 1]!) insert(decision, rating, most - 1, decisions, ratings);
    });
    if (count === 0) decisions[count++] = NOWHERE;
    return count;
  }

  decide(decision: number): void {
    if (this.#isTaking) {
      this.#nextKings[decision] = this.#actor;
      this.#endTurn();
      return;
    }
    const { board } = this.#searches[this.#actor]!;
    if (decision === NOWHERE) board.discard();
    else board.lay(this.#line[this.#slot]!, decision >> CELL_BITS, decision & CELL);
    if (this.#round < this.#from.rounds) this.#isTaking = true;
    else this.#endTurn();
  }

  draw(rng: Rng): number {
    const { lineLength, rounds } = this.#from;
    let outcome = 0;
    if (this.#round < rounds && this.#drawn < lineLength) {
      for (; this.#drawn < lineLength; this.#drawn++) this.#drawDomino(below(rng, this.#unseenCount));
      for (let at = 0; at < lineLength; at++) outcome = (outcome << DOMINO_BITS) | this.#next[at]!;
    }
    if (this.#round > 0) this.#actor = this.#lineKings[this.#slot]!;
    else {
      const seat = this.#chooseKing(lineLength - this.#slot, rng);
      // The first line is known whenever a search begins.
      outcome = kingOutcome(seat);
      this.#crown(seat);
    }
    return outcome;
  }

  redraw(outcome: number): void {
    if (outcome < 0) {
      this.#crown(kingOf(outcome));
      return;
    }
    const { lineLength } = this.#from;
    let rest = outcome;
    for (let at = lineLength - 1; at >= 0; at--) {
      this.#remove(rest & DOMINO);
      this.#next[at] = rest & DOMINO;
      rest >>= DOMINO_BITS;
    }
    this.#drawn = lineLength;
    this.#actor = this.#lineKings[this.#slot]!;
  }

  #remove(domino: number): void {
    const unseen = this.#unseen;
    for (let at = 0; at < this.#unseenCount; at++) {
      if (unseen[at] !== domino) continue;
      unseen[at] = unseen[--this.#unseenCount]!;
      return;
    }
  }

  finish(rng: Rng, scores: Float64Array): void {
    const { seats, rounds, lineLength, past } = this.#from;
    while (this.#actor !== OVER) {
      if (this.#actor === BY_CHANCE) this.draw(rng);
      else {
        const seat = this.#actor;
        if (!this.#isTaking) this.#place(seat, this.#line[this.#slot]!);
        if (this.#round < rounds) this.#take(seat, lineLength);
        this.#endTurn();
      }
    }
    for (let seat = 0; seat < seats; seat++) scores[seat] = past[seat]! + this.#searches[seat]!.score;
  }

  /** Adds a domino to the next line, at its place in ascending order. */
  #drawDomino(index: number): void {
    const domino = this.#unseen[index]!;
    this.#unseen[index] = this.#unseen[--this.#unseenCount]!;
    const next = this.#next;
    let at = this.#drawn;
    for (; at > 0 && next[at - 1]! > domino; at--) next[at] = next[at - 1]!;
    next[at] = domino;
  }

  #chooseKing(left: number, rng: Rng): Seat {
    const kings = this.#kings;
    let index = below(rng, left);
    let seat = 0;
    while (index >= kings[seat]!) index -= kings[seat++]!;
    return seat;
  }

  /** A king is drawn, and its seat takes. */
  #crown(seat: Seat): void {
    this.#kings[seat]!--;
    this.#actor = seat;
    this.#isTaking = true;
  }

  #endTurn(): void {
    this.#isTaking = false;
    this.#slot++;
    if (this.#slot === this.#from.lineLength) {
      this.#line.set(this.#next);
      this.#lineKings.set(this.#nextKings);
      this.#nextKings.fill(FREE);
      this.#slot = 0;
      this.#drawn = 0;
      this.#round++;
    }
    this.#startTurn();
  }

  /** Finds out who acts at this slot. */
  #startTurn(): void {
    const { lineLength, rounds } = this.#from;
    const isDrawing = this.#round === 0 || (this.#round < rounds && this.#drawn < lineLength);
    if (this.#round > rounds) this.#actor = OVER;
    else this.#actor = isDrawing ? BY_CHANCE : this.#lineKings[this.#slot]!;
  }

  #place(seat: Seat, domino: number): void {
    const { board } = this.#searches[seat]!;
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

/** Inserts a decision among `count` others, the best first; what was at `count` is lost. */
function insert(decision: number, rating: number, count: number, decisions: Int32Array, ratings: Float64Array): void {
  let at = count;
  for (; at > 0 && ratings[at - 1]! < rating; at--) {
    decisions[at] = decisions[at - 1]!;
    ratings[at] = ratings[at - 1]!;
  }
  decisions[at] = decision;
  ratings[at] = rating;
}

const simulation = new KingdominoSimulation();

export const simulateKingdomino: Simulator<State> = (state) => {
  const position = new Position(state);
  return () => simulation.begin(position);
};
