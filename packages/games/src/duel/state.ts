import { carve, type Seat, type StateBuffer } from '@crownhold/core';
import { CELL_COUNT } from './grid.ts';
import { DIE_COUNT, SPELLS, type Spell } from './material.ts';
import { FIRSTS, type Options, SPELLBOOKS } from './options.ts';

/** What happens next. In `take` A takes a die, in `share` B takes two. */
export const PHASES = ['first', 'roll', 'take', 'share', 'draw', 'lightning', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** [D15] The last power announced in the present turn of drawing. */
export const STAGES = ['-', 'turn', 'castle', 'name', 'free', 'split', 'free+split'] as const;
export type Stage = (typeof STAGES)[number];

/** In `faces`: the die is not rolled yet. */
export const UNROLLED = 255;

// Constants of inner loops are not exported: V8 folds a module's own, and loads imported ones from memory every time.
// First the indices into `head`.
const SPELLBOOK = 0;
const FIRST = 1;
const PHASE = 2;
const ROUND = 3;
const SEAT = 4;
const LEADER = 5;
const STAGE = 6;
const MARKED = 7;
const DREW = 8;
const CASTLES = 9;
const HEAD_BYTES = 10;

const SEATS = 2;
/** Two words each for what lies beside any arms and beside each of the six, for each arms' squares, for empty squares. */
const BOARD_WORDS = 28;

/** A game on one byte buffer, with a named view on each part. Nothing in it is hidden. */
export class State implements StateBuffer {
  readonly bytes: Uint8Array;
  readonly #head: Uint8Array;
  /** Every seat's map, as `placement.ts` explains it. */
  readonly boards: Int32Array;
  /** Crosses on every square of every seat's map. */
  readonly crosses: Uint8Array;
  /** The face of each die, or UNROLLED. */
  readonly faces: Uint8Array;
  /** The arms each joker was named, or 0. */
  readonly names: Uint8Array;
  /** The dice of each seat, a bit for each. */
  readonly hands: Uint8Array;
  readonly ticks: Uint8Array;
  /** Spells of each seat that are won, and those of them that are used, a bit for each. */
  readonly won: Uint8Array;
  readonly used: Uint8Array;
  /** [D20] The arms each seat named with `domains`, or 0. */
  readonly named: Uint8Array;
  readonly turns: Uint8Array;

  constructor(options: Options) {
    const parts = carve({
      boards: [Int32Array, SEATS * BOARD_WORDS],
      head: [Uint8Array, HEAD_BYTES],
      crosses: [Uint8Array, SEATS * CELL_COUNT],
      faces: [Uint8Array, DIE_COUNT],
      names: [Uint8Array, DIE_COUNT],
      hands: [Uint8Array, SEATS],
      ticks: [Uint8Array, SEATS * SPELLS.length],
      won: [Uint8Array, SEATS],
      used: [Uint8Array, SEATS],
      named: [Uint8Array, SEATS],
      turns: [Uint8Array, SEATS],
    });
    this.bytes = parts.bytes;
    this.#head = parts.head;
    this.boards = parts.boards;
    this.crosses = parts.crosses;
    this.faces = parts.faces;
    this.names = parts.names;
    this.hands = parts.hands;
    this.ticks = parts.ticks;
    this.won = parts.won;
    this.used = parts.used;
    this.named = parts.named;
    this.turns = parts.turns;
    this.#head[SPELLBOOK] = SPELLBOOKS.indexOf(options.spellbook);
    this.#head[FIRST] = FIRSTS.indexOf(options.first);
  }

  get options(): Options {
    return { seats: SEATS, spellbook: SPELLBOOKS[this.#head[SPELLBOOK]!]!, first: FIRSTS[this.#head[FIRST]!]! };
  }

  /** [D12] Whether dice tick for whoever has passed, too. */
  get ticksAlways(): boolean {
    return this.#head[SPELLBOOK] === 1;
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

  /** From 1. */
  get round(): number {
    return this.#head[ROUND]!;
  }

  set round(round: number) {
    this.#head[ROUND] = round;
  }

  /** The seat that acts, or acted last. */
  get seat(): Seat {
    return this.#head[SEAT]!;
  }

  set seat(seat: Seat) {
    this.#head[SEAT] = seat;
  }

  /** A of this round. */
  get leader(): Seat {
    return this.#head[LEADER]!;
  }

  set leader(seat: Seat) {
    this.#head[LEADER] = seat;
  }

  /** The index of the stage in `STAGES`. */
  get stageIndex(): number {
    return this.#head[STAGE]!;
  }

  set stageIndex(index: number) {
    this.#head[STAGE] = index;
  }

  get stage(): Stage {
    return STAGES[this.#head[STAGE]!]!;
  }

  /** [D16] The dice that a castle has added a cross to in this round, a bit for each. */
  get marked(): number {
    return this.#head[MARKED]!;
  }

  set marked(dice: number) {
    this.#head[MARKED] = dice;
  }

  /** The seats that have drawn in this round, a bit for each. */
  get drew(): number {
    return this.#head[DREW]!;
  }

  set drew(seats: number) {
    this.#head[DREW] = seats;
  }

  /** The seats whose castle is used, a bit for each. */
  get castles(): number {
    return this.#head[CASTLES]!;
  }

  set castles(seats: number) {
    this.#head[CASTLES] = seats;
  }

  hasWon(seat: Seat, spell: Spell): boolean {
    return (this.won[seat]! & bitOf(spell)) !== 0;
  }

  hasUsed(seat: Seat, spell: Spell): boolean {
    return (this.used[seat]! & bitOf(spell)) !== 0;
  }

  /** Where a seat's map begins in `boards`. */
  boardStart(seat: Seat): number {
    return seat * BOARD_WORDS;
  }

  /** Where a seat's squares begin in `crosses`. */
  crossStart(seat: Seat): number {
    return seat * CELL_COUNT;
  }
}

export function copyState(from: State, into?: State): State {
  const to = into ?? new State(from.options);
  to.bytes.set(from.bytes);
  return to;
}

function bitOf(spell: Spell): number {
  return 1 << SPELLS.indexOf(spell);
}
