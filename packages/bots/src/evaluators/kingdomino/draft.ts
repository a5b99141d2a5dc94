import type { Rng, Seat } from '@crownhold/core';
import { below } from '@crownhold/core';
import { FREE } from '@crownhold/games/kingdomino';
import { leadOf, rewardOf } from '../../reward.ts';
import { KingdomInputs, orderInput } from './kingdom-inputs.ts';
import { KingdomMemory, type KnownKingdom } from './kingdom-memory.ts';
import type { Position } from './position.ts';
import { UnseenAverages } from './unseen-averages.ts';
import { CODE_SIZE, type ValueNetwork } from './value-network.ts';

const SEATS = 4;
const LINE = 4;
const DOMINOES = 48;
/** The owners of a line as one number. */
const OWNER_BITS = 2;
const OWNER = (1 << OWNER_BITS) - 1;
const OWNERSHIPS = 1 << (OWNER_BITS * LINE);
/** Among three or four a king looks at the best so many dominoes at first sight. */
const BEAM = 2;

/** The end of a round: all that was taken is placed. */
export interface RoundEnd {
  readonly position: Position;
  readonly situation: string;
  readonly kingdoms: readonly KnownKingdom[];
  /** Whose king takes first in the next round, whose second, and so on. */
  readonly order: Uint8Array;
  /** The round that is over. */
  readonly round: number;
}

/**
 * Searches who takes which domino of a line if every seat wants the best for itself, by what the network expects at the end
 * of the round, or by the points if it is the last. Dominoes go where they fit best at first sight.
 */
export class Draft {
  /** What all seats can expect, after `finish` or `sample`. */
  readonly rewards = new Float64Array(SEATS);
  readonly leads = new Float64Array(SEATS);
  readonly #network: ValueNetwork;
  readonly #memory: KingdomMemory;
  readonly #reader = new KingdomInputs();
  readonly #averages = new UnseenAverages();
  readonly #context = new Float64Array(CODE_SIZE);
  readonly #unseen = new Uint8Array(DOMINOES);
  // The line, whose kings are still to take from it, who owns what in the course of the search, and in a possible end.
  readonly #line = new Uint8Array(LINE);
  readonly #kings = new Uint8Array(LINE);
  readonly #owners = new Uint8Array(LINE);
  readonly #possible = new Uint8Array(LINE);
  /** By ownership and seat; not a number if unknown. */
  readonly #values = new Float64Array(OWNERSHIPS * SEATS);
  readonly #points = [1, 2, 3, 4].map((seats) => new Float64Array(seats));
  #kingdoms: readonly KnownKingdom[] = [];
  #position!: Position;
  #isLast = false;

  constructor(network: ValueNetwork) {
    this.#network = network;
    this.#memory = new KingdomMemory(network);
  }

  /** Plays to the end of a round that is not the last. Kings that are not drawn yet are drawn. */
  finish(position: Position, rng: Rng): RoundEnd {
    const { seats, lineLength, drawn, unseen } = position;
    const situation = this.#memory.enter(position);
    this.#position = position;
    this.#isLast = false;
    this.#kingdoms = Array.from({ length: seats }, (_, seat) =>
      this.#memory.kingdomOf(position, seat, waitingDominoes(position, seat)),
    );
    // Between two rounds there is nothing to take.
    if (drawn < lineLength) {
      const round = position.round - 1;
      this.#readContext(unseen, unseen.length, round);
      this.#line.fill(0);
      this.#possible.set(position.lineKings);
      this.#expectAll();
      return { position, situation, kingdoms: this.#kingdoms, order: position.lineKings, round };
    }
    this.#readContext(unseen, unseen.length, position.round);
    this.#line.set(position.next);
    this.#owners.set(position.nextKings);
    this.#decide(this.#listKings(position, rng));
    const kingdoms = this.#kingdoms.map((_, seat) => this.#kingdomAfter(seat, true));
    return { position, situation, kingdoms, order: this.#possible.slice(), round: position.round };
  }

  /** Draws the line after a round, and plays the round after it. */
  sample({ position, situation, kingdoms, order, round }: RoundEnd, rng: Rng): void {
    if (situation !== this.#memory.situation) this.#memory.enter(position);
    this.#position = position;
    this.#kingdoms = kingdoms;
    const left = this.#drawLine(position, rng);
    this.#isLast = round + 1 === position.rounds - 1;
    if (!this.#isLast) this.#readContext(this.#unseen, left, round + 1);
    this.#owners.fill(FREE);
    this.#kings.set(order);
    this.#decide(position.lineLength);
  }

  /** The line that was looked at last, in ascending order. */
  get line(): Uint8Array {
    return this.#line;
  }

  /** By slot of that line: who has taken the domino. */
  get owners(): Uint8Array {
    return this.#possible;
  }

  /** Draws in ascending order, and tells how many dominoes are left. */
  #drawLine({ unseen, lineLength }: Position, rng: Rng): number {
    const line = this.#line;
    const rest = this.#unseen;
    rest.set(unseen);
    let left = unseen.length;
    for (let drawn = 0; drawn < lineLength; drawn++) {
      const index = below(rng, left);
      const domino = rest[index]!;
      rest[index] = rest[--left]!;
      let at = drawn;
      for (; at > 0 && line[at - 1]! > domino; at--) line[at] = line[at - 1]!;
      line[at] = domino;
    }
    return left;
  }

  #readContext(unseen: Uint8Array, count: number, round: number): void {
    this.#averages.readList(unseen, count);
    this.#reader.inputs.fill(0);
    this.#reader.readContext(this.#averages, round);
    this.#network.encodeContext(this.#reader.inputs, this.#context);
  }

  /** Lists the kings that are to take in this round, in order, and tells how many. */
  #listKings({ round, slot, lineLength, lineKings, kings }: Position, rng: Rng): number {
    let count = 0;
    if (round > 0) {
      for (let at = slot; at < lineLength; at++) this.#kings[count++] = lineKings[at]!;
      return count;
    }
    for (const [seat, left] of kings.entries()) for (let n = 0; n < left; n++) this.#kings[count++] = seat;
    for (let at = count - 1; at > 0; at--) {
      const other = below(rng, at + 1);
      const king = this.#kings[at]!;
      this.#kings[at] = this.#kings[other]!;
      this.#kings[other] = king;
    }
    return count;
  }

  #decide(kings: number): void {
    this.#values.fill(Number.NaN);
    this.#consider(this.#choose(0, kings));
    this.#expectAll();
  }

  /** Who owns what in the end if all kings from one on take what is best for their seats. */
  #choose(king: number, kings: number): number {
    const owners = this.#owners;
    const { lineLength } = this.#position;
    if (king === kings) {
      let ownership = 0;
      for (let at = 0; at < lineLength; at++) ownership |= owners[at]! << (OWNER_BITS * at);
      return ownership;
    }
    const seat = this.#kings[king]!;
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    const least = this.#leastRating(seat, kings - king);
    for (let at = 0; at < lineLength; at++) {
      if (owners[at] !== FREE || this.#memory.rateTake(this.#kingdoms[seat]!, this.#line[at]!) < least) continue;
      owners[at] = seat;
      const found = this.#choose(king + 1, kings);
      owners[at] = FREE;
      // One king is left, and one domino.
      if (king === kings - 1) return found;
      const value = this.#valueOf(found, seat);
      if (value <= highest) continue;
      highest = value;
      best = found;
    }
    return best;
  }

  /** The rating of the last domino that a king looks at, of those that are free. */
  #leastRating(seat: Seat, free: number): number {
    if (this.#position.seats === 2 || free <= BEAM) return Number.NEGATIVE_INFINITY;
    const ratings: number[] = [];
    for (let at = 0; at < this.#position.lineLength; at++)
      if (this.#owners[at] === FREE) ratings.push(this.#memory.rateTake(this.#kingdoms[seat]!, this.#line[at]!));
    return ratings.sort((one, other) => other - one)[BEAM - 1]!;
  }

  #valueOf(ownership: number, seat: Seat): number {
    const at = ownership * SEATS + seat;
    const known = this.#values[at]!;
    if (!Number.isNaN(known)) return known;
    this.#consider(ownership);
    const { seats } = this.#position;
    let value: number;
    if (this.#isLast) value = rewardOf(this.#countPoints(), seat);
    else {
      this.#tellNetwork();
      this.#network.ask(seat, seats);
      value = this.#network.reward;
    }
    this.#values[at] = value;
    if (seats === 2) this.#values[ownership * SEATS + 1 - seat] = 1 - value;
    return value;
  }

  #consider(ownership: number): void {
    for (let at = 0; at < LINE; at++) this.#possible[at] = (ownership >> (OWNER_BITS * at)) & OWNER;
  }

  #expectAll(): void {
    const { seats } = this.#position;
    if (this.#isLast) {
      const points = this.#countPoints();
      for (let seat = 0; seat < seats; seat++) {
        this.rewards[seat] = rewardOf(points, seat);
        this.leads[seat] = leadOf(points, seat);
      }
      return;
    }
    this.#tellNetwork();
    for (let seat = 0; seat < seats; seat++) {
      this.#network.ask(seat, seats);
      this.rewards[seat] = this.#network.reward;
      this.leads[seat] = this.#network.lead;
    }
  }

  #countPoints(): Float64Array {
    const { seats, past } = this.#position;
    const points = this.#points[seats - 1]!;
    for (let seat = 0; seat < seats; seat++) points[seat] = past[seat]! + this.#kingdomAfter(seat, false).points;
    return points;
  }

  #tellNetwork(): void {
    const network = this.#network;
    const { seats, lineLength } = this.#position;
    for (let seat = 0; seat < seats; seat++) {
      network.openSeat(seat, this.#kingdomAfter(seat, false).code, this.#context);
      for (let at = 0; at < lineLength; at++) if (this.#possible[at] === seat) network.addInput(seat, orderInput(at));
      network.closeSeat(seat);
    }
  }

  /** The kingdom of a seat with what it owns of the line, if this was drawn. */
  #kingdomAfter(seat: Seat, hasBoard: boolean): KnownKingdom {
    const kingdom = this.#kingdoms[seat]!;
    let first = 0;
    let second = 0;
    for (let at = 0; at < this.#position.lineLength; at++) {
      if (this.#possible[at] !== seat) continue;
      if (first === 0) first = this.#line[at]!;
      else second = this.#line[at]!;
    }
    return first === 0 ? kingdom : this.#memory.grow(kingdom, first, second, hasBoard);
  }
}

/** The dominoes of the present line that a seat has not placed yet. */
function waitingDominoes({ round, slot, lineLength, line, lineKings }: Position, seat: Seat): readonly number[] {
  const dominoes: number[] = [];
  if (round > 0) for (let at = slot; at < lineLength; at++) if (lineKings[at] === seat) dominoes.push(line[at]!);
  return dominoes;
}
