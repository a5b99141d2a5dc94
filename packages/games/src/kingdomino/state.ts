import { carve, type Seat, type StateBuffer } from '@crownhold/core';
import { type Grid, gridOf } from './bitboard.ts';
import { DOMINO_COUNT } from './material.ts';
import { type Options, setupOf, TIEBREAKS, VARIANTS, type Variant } from './options.ts';

/** What happens next. `renew` lies between two games of a dynasty: the first draw clears the old kingdoms away. */
export const PHASES = ['draw', 'king', 'take', 'place', 'renew', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** In `nextKings`: no king lies on the domino. */
export const FREE = 255;

// Constants of inner loops are not exported: V8 folds a module's own, and loads imported ones from memory every time.
// First the indices into `head`.
const SEATS = 0;
const FLAGS = 1;
const KINGS_PER_SEAT = 2;
const LINE_LENGTH = 3;
const ROUNDS = 4;
const GAMES = 5;
const GAME = 6;
const PHASE = 7;
const ROUND = 8;
const SLOT = 9;
const DRAWN = 10;
const SEAT = 11;
const HEAD_BYTES = 12;

const MAX_LINE = 4;
const BOARD_WORDS = 33;
const EXTENT_BYTES = 4;
const PAST_GAMES = 2;
const PAST_FACTS = 3;
const UNSEEN_BITS = 24;
const ALL_UNSEEN = 2 ** UNSEEN_BITS - 1;

/**
 * A match on one byte buffer, with a named view on each part. Nothing in it is hidden: dominoes not yet seen have no
 * order, they are merely not drawn yet.
 */
export class State implements StateBuffer {
  readonly bytes: Uint8Array;
  readonly grid: Grid;
  readonly #head: Uint8Array;
  /** One bit per domino not yet drawn, 24 to a word. */
  readonly #unseen: Int32Array;
  /** The current line, ascending, and the seat whose king lies on each domino. */
  readonly line: Uint8Array;
  readonly lineKings: Uint8Array;
  /** The line that kings move on to, ascending, and the seat whose king lies there, or FREE. */
  readonly next: Uint8Array;
  readonly nextKings: Uint8Array;
  /** Kings of each seat still to be drawn in the setup. */
  readonly kings: Uint8Array;
  readonly turns: Uint8Array;
  readonly discards: Uint8Array;
  /** How far each kingdom goes from its castle: west, east, south, north. */
  readonly extents: Uint8Array;
  /** How many dominoes each seat has placed or discarded. */
  readonly laidCount: Uint8Array;
  /** Those dominoes in order, and the moves that laid or discarded them. */
  readonly laidDominoes: Uint8Array;
  readonly laidMoves: Int32Array;
  /** Dynasty: points, largest territory and crowns of each seat in each game that is over. */
  readonly past: Uint16Array;
  /** Every seat's kingdom: the planes of `placement.ts`, each of three words. */
  readonly boards: Int32Array;

  constructor(options: Options) {
    const { seats } = options;
    const { kingsPerSeat, lineLength, rounds, games, size } = setupOf(options);
    const parts = carve({
      unseen: [Int32Array, DOMINO_COUNT / UNSEEN_BITS],
      boards: [Int32Array, seats * BOARD_WORDS],
      laidMoves: [Int32Array, seats * rounds * kingsPerSeat],
      past: [Uint16Array, PAST_GAMES * seats * PAST_FACTS],
      head: [Uint8Array, HEAD_BYTES],
      line: [Uint8Array, MAX_LINE],
      lineKings: [Uint8Array, MAX_LINE],
      next: [Uint8Array, MAX_LINE],
      nextKings: [Uint8Array, MAX_LINE],
      kings: [Uint8Array, seats],
      turns: [Uint8Array, seats],
      discards: [Uint8Array, seats],
      laidCount: [Uint8Array, seats],
      extents: [Uint8Array, seats * EXTENT_BYTES],
      laidDominoes: [Uint8Array, seats * rounds * kingsPerSeat],
    });
    this.bytes = parts.bytes;
    this.grid = gridOf(size);
    this.#head = parts.head;
    this.#unseen = parts.unseen;
    this.line = parts.line;
    this.lineKings = parts.lineKings;
    this.next = parts.next;
    this.nextKings = parts.nextKings;
    this.kings = parts.kings;
    this.turns = parts.turns;
    this.discards = parts.discards;
    this.extents = parts.extents;
    this.laidCount = parts.laidCount;
    this.laidDominoes = parts.laidDominoes;
    this.laidMoves = parts.laidMoves;
    this.past = parts.past;
    this.boards = parts.boards;
    this.#head.set([seats, flagsOf(options), kingsPerSeat, lineLength, rounds, games]);
  }

  get seats(): number {
    return this.#head[SEATS]!;
  }

  get kingsPerSeat(): number {
    return this.#head[KINGS_PER_SEAT]!;
  }

  get lineLength(): number {
    return this.#head[LINE_LENGTH]!;
  }

  get rounds(): number {
    return this.#head[ROUNDS]!;
  }

  get games(): number {
    return this.#head[GAMES]!;
  }

  /** Which game of a dynasty, from 0. */
  get game(): number {
    return this.#head[GAME]!;
  }

  set game(game: number) {
    this.#head[GAME] = game;
  }

  /** The index of the phase in `PHASES`. */
  get phaseIndex(): number {
    return this.#head[PHASE]!;
  }

  set phaseIndex(index: number) {
    this.#head[PHASE] = index;
  }

  get phase(): Phase {
    return PHASES[this.#head[PHASE]!]!;
  }

  /** 0 is the setup. */
  get round(): number {
    return this.#head[ROUND]!;
  }

  set round(round: number) {
    this.#head[ROUND] = round;
  }

  /** How many kings have acted in this round: the acting one lies on this domino of the current line. */
  get slot(): number {
    return this.#head[SLOT]!;
  }

  set slot(slot: number) {
    this.#head[SLOT] = slot;
  }

  /** How many dominoes the next line has so far. */
  get drawn(): number {
    return this.#head[DRAWN]!;
  }

  set drawn(drawn: number) {
    this.#head[DRAWN] = drawn;
  }

  /** The seat that acts. */
  get seat(): Seat {
    return this.#head[SEAT]!;
  }

  set seat(seat: Seat) {
    this.#head[SEAT] = seat;
  }

  /** The domino that the acting king lies on. */
  get activeDomino(): number {
    return this.line[this.slot]!;
  }

  hasVariant(variant: Variant): boolean {
    return (this.#head[FLAGS]! & FLAG[variant]) !== 0;
  }

  get options(): Options {
    return {
      seats: this.seats,
      variants: VARIANTS.filter((variant) => this.hasVariant(variant)),
      tiebreak: TIEBREAKS[this.#head[FLAGS]! & CROWNS_ONLY ? 1 : 0],
    };
  }

  isUnseen(domino: number): boolean {
    return domino > UNSEEN_BITS
      ? (this.#unseen[1]! & (1 << (domino - UNSEEN_BITS - 1))) !== 0
      : (this.#unseen[0]! & (1 << (domino - 1))) !== 0;
  }

  /** The dominoes not yet seen, from 1 on in the low word and from 25 on in the high one. */
  get unseenLow(): number {
    return this.#unseen[0]!;
  }

  get unseenHigh(): number {
    return this.#unseen[1]!;
  }

  /** Takes a domino out of the unseen ones. */
  see(domino: number): void {
    const word = domino > UNSEEN_BITS ? 1 : 0;
    this.#unseen[word]! &= ~(1 << (domino - 1 - word * UNSEEN_BITS));
  }

  unseeAll(): void {
    this.#unseen.fill(ALL_UNSEEN);
  }

  /** Where a seat's kingdom begins in `boards`. */
  boardStart(seat: Seat): number {
    return seat * BOARD_WORDS;
  }

  /** How far a kingdom goes, as the tables of its grid are indexed. */
  extent(seat: Seat): number {
    const { extents } = this;
    const { size } = this.grid;
    const at = seat * EXTENT_BYTES;
    return ((extents[at]! * size + extents[at + 1]!) * size + extents[at + 2]!) * size + extents[at + 3]!;
  }

  /** Where the nth domino that a seat has laid stands in `laidDominoes` and `laidMoves`. */
  laidAt(seat: Seat, n: number): number {
    return seat * this.rounds * this.kingsPerSeat + n;
  }

  /** Where a seat's result of a game that is over stands in `past`. */
  pastAt(game: number, seat: Seat): number {
    return (game * this.seats + seat) * PAST_FACTS;
  }
}

export function copyState(from: State, into?: State): State {
  const to = into?.bytes.length === from.bytes.length && into.grid === from.grid ? into : new State(from.options);
  to.bytes.set(from.bytes);
  return to;
}

const FLAG = { dynasty: 1, 'middle-kingdom': 2, harmony: 4, 'mighty-duel': 8 } as const satisfies Record<
  Variant,
  number
>;
const CROWNS_ONLY = 16;

function flagsOf({ variants, tiebreak }: Options): number {
  const flags = variants.reduce((bits, variant) => bits | FLAG[variant], 0);
  return tiebreak === 'crowns' ? flags | CROWNS_ONLY : flags;
}
