import type { Seat, StateBuffer } from '@crownhold/core';
import { type Grid, gridOf } from './bitboard.ts';
import {
  BOARD_WORDS as BOARD_WORDS_AT,
  BOARDS as BOARDS_AT,
  DISCARDS,
  DRAWN as DRAWN_AT,
  EXTENTS as EXTENTS_AT,
  FLAGS as FLAGS_AT,
  GAME as GAME_AT,
  GAMES as GAMES_AT,
  KINGS,
  KINGS_PER_SEAT as KINGS_PER_SEAT_AT,
  LAID_COUNT,
  LINE,
  LINE_KINGS,
  LINE_LENGTH as LINE_LENGTH_AT,
  NEXT,
  NEXT_KINGS,
  PHASE as PHASE_AT,
  ROUND as ROUND_AT,
  ROUNDS as ROUNDS_AT,
  SEAT as SEAT_AT,
  SEATS as SEATS_AT,
  SLOT as SLOT_AT,
  TURNS,
  UNSEEN as UNSEEN_AT,
  UNSEEN_BITS as UNSEEN_BITS_AT,
} from './layout.ts';
import { type Options, setupOf, TIEBREAKS, VARIANTS, type Variant } from './options.ts';

/** What happens next. `renew` lies between two games of a dynasty: the first draw clears the old kingdoms away. */
export const PHASES = ['draw', 'king', 'take', 'place', 'renew', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** In `nextKings`: no king lies on the domino. */
export const FREE = 255;

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const UNSEEN = UNSEEN_AT;
const UNSEEN_BITS = UNSEEN_BITS_AT;
const SEATS = SEATS_AT;
const FLAGS = FLAGS_AT;
const KINGS_PER_SEAT = KINGS_PER_SEAT_AT;
const LINE_LENGTH = LINE_LENGTH_AT;
const ROUNDS = ROUNDS_AT;
const GAMES = GAMES_AT;
const GAME = GAME_AT;
const PHASE = PHASE_AT;
const ROUND = ROUND_AT;
const SLOT = SLOT_AT;
const DRAWN = DRAWN_AT;
const SEAT = SEAT_AT;
const EXTENTS = EXTENTS_AT;
const BOARDS = BOARDS_AT;
const BOARD_WORDS = BOARD_WORDS_AT;
const MAX_LINE = 4;
const EXTENT_BYTES = 4;
const WORD_BYTES = 4;
const PAST_GAMES = 2;
const PAST_FACTS = 3;
const ALL_UNSEEN = 2 ** UNSEEN_BITS - 1;

/**
 * A match on one byte buffer, with a named view on each part. Nothing in it is hidden: dominoes not yet seen have no
 * order, they are merely not drawn yet.
 */
export class State implements StateBuffer {
  readonly bytes: Uint8Array;
  readonly grid: Grid;
  /** All of it as words, where `layout.ts` says. The views below show parts of the same. */
  readonly words: Int32Array;
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
    const laid = seats * rounds * kingsPerSeat;
    const laidMoves = BOARDS + seats * BOARD_WORDS;
    const past = laidMoves + laid;
    const pastFacts = PAST_GAMES * seats * PAST_FACTS;
    const laidDominoes = past * WORD_BYTES + pastFacts * Uint16Array.BYTES_PER_ELEMENT;
    const buffer = new ArrayBuffer(laidDominoes + laid);
    const bytesAt = (word: number, length: number) => new Uint8Array(buffer, word * WORD_BYTES, length);
    this.bytes = new Uint8Array(buffer);
    this.words = new Int32Array(buffer);
    this.grid = gridOf(size);
    this.line = bytesAt(LINE, MAX_LINE);
    this.lineKings = bytesAt(LINE_KINGS, MAX_LINE);
    this.next = bytesAt(NEXT, MAX_LINE);
    this.nextKings = bytesAt(NEXT_KINGS, MAX_LINE);
    this.kings = bytesAt(KINGS, seats);
    this.turns = bytesAt(TURNS, seats);
    this.discards = bytesAt(DISCARDS, seats);
    this.laidCount = bytesAt(LAID_COUNT, seats);
    this.extents = bytesAt(EXTENTS, seats * EXTENT_BYTES);
    this.boards = this.words.subarray(BOARDS, laidMoves);
    this.laidMoves = this.words.subarray(laidMoves, past);
    this.past = new Uint16Array(buffer, past * WORD_BYTES, pastFacts);
    this.laidDominoes = new Uint8Array(buffer, laidDominoes, laid);
    this.words.set([seats, flagsOf(options), kingsPerSeat, lineLength, rounds, games], SEATS);
  }

  get seats(): number {
    return this.words[SEATS]!;
  }

  get kingsPerSeat(): number {
    return this.words[KINGS_PER_SEAT]!;
  }

  get lineLength(): number {
    return this.words[LINE_LENGTH]!;
  }

  get rounds(): number {
    return this.words[ROUNDS]!;
  }

  get games(): number {
    return this.words[GAMES]!;
  }

  /** Which game of a dynasty, from 0. */
  get game(): number {
    return this.words[GAME]!;
  }

  set game(game: number) {
    this.words[GAME] = game;
  }

  /** The index of the phase in `PHASES`. */
  get phaseIndex(): number {
    return this.words[PHASE]!;
  }

  set phaseIndex(index: number) {
    this.words[PHASE] = index;
  }

  get phase(): Phase {
    return PHASES[this.words[PHASE]!]!;
  }

  /** 0 is the setup. */
  get round(): number {
    return this.words[ROUND]!;
  }

  set round(round: number) {
    this.words[ROUND] = round;
  }

  /** How many kings have acted in this round: the acting one lies on this domino of the current line. */
  get slot(): number {
    return this.words[SLOT]!;
  }

  set slot(slot: number) {
    this.words[SLOT] = slot;
  }

  /** How many dominoes the next line has so far. */
  get drawn(): number {
    return this.words[DRAWN]!;
  }

  set drawn(drawn: number) {
    this.words[DRAWN] = drawn;
  }

  /** The seat that acts. */
  get seat(): Seat {
    return this.words[SEAT]!;
  }

  set seat(seat: Seat) {
    this.words[SEAT] = seat;
  }

  /** The domino that the acting king lies on. */
  get activeDomino(): number {
    return this.line[this.slot]!;
  }

  hasVariant(variant: Variant): boolean {
    return (this.words[FLAGS]! & FLAG[variant]) !== 0;
  }

  get options(): Options {
    return {
      seats: this.seats,
      variants: VARIANTS.filter((variant) => this.hasVariant(variant)),
      tiebreak: TIEBREAKS[this.words[FLAGS]! & CROWNS_ONLY ? 1 : 0],
    };
  }

  isUnseen(domino: number): boolean {
    return domino > UNSEEN_BITS
      ? (this.words[UNSEEN + 1]! & (1 << (domino - UNSEEN_BITS - 1))) !== 0
      : (this.words[UNSEEN]! & (1 << (domino - 1))) !== 0;
  }

  /** The dominoes not yet seen, from 1 on in the low word and from 25 on in the high one. */
  get unseenLow(): number {
    return this.words[UNSEEN]!;
  }

  get unseenHigh(): number {
    return this.words[UNSEEN + 1]!;
  }

  /** Takes a domino out of the unseen ones. */
  see(domino: number): void {
    const word = (UNSEEN_BITS - domino) >>> 31;
    this.words[UNSEEN + word]! &= ~(1 << (domino - 1 - word * UNSEEN_BITS));
  }

  unseeAll(): void {
    this.words.fill(ALL_UNSEEN, UNSEEN, UNSEEN + 2);
  }

  /** Where a seat's kingdom begins in `boards`. */
  boardStart(seat: Seat): number {
    return seat * BOARD_WORDS;
  }

  /** How far a kingdom goes, as the tables of its grid are indexed. */
  extent(seat: Seat): number {
    const { size } = this.grid;
    const extents = this.words[EXTENTS + seat]!;
    // Both pairs at once, each in half a word: west and east, south and north.
    const pairs = (extents & 0x00ff00ff) * size + ((extents >>> 8) & 0x00ff00ff);
    return (pairs & 0xffff) * size * size + (pairs >>> 16);
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
