import { carve, type Seat, type StateBuffer } from '@crownhold/core';
import { ATLASES, type Atlas } from './atlas.ts';
import { ACHIEVEMENTS, DICE, SPELL_NAMES } from './material.ts';
import { MAP_IDS, type Options } from './options.ts';

/** What happens next. In `play` dice are taken and sheets coloured, by several at once. */
export const PHASES = ['first', 'land', 'play', 'reveal', 'strike', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** In `dice`: the seat has none in this round. */
export const NO_DIE = 255;

/** In `stages`, a bit each: the die was moved; a drop was placed or a split named, so that it cannot be moved any more. */
export const MOVED = 1;
export const BEGUN = 2;

// Indices into `head`.
const SEATS = 0;
const MAP = 1;
const PHASE = 2;
const ROUND = 3;
const TOKEN = 4;
const TAKERS = 5;
const BOX = 6;
const LAST = 7;
const HEAD_BYTES = 8;

const COLOURS = 6;
/** Two words each: areas painted in each colour, areas beside each colour, painted areas, and the first again as shown to others. */
const BOARD_WORDS = 38;

/**
 * A game on one byte buffer, with a named view on each part. What a seat has done in the present round is hidden from the
 * others; beside it stands what they see, as it was when the round began.
 */
export class State implements StateBuffer {
  readonly bytes: Uint8Array;
  readonly atlas: Atlas;
  readonly #head: Uint8Array;
  /** Every seat's sheet, as `painting.ts` explains it. */
  readonly boards: Int32Array;
  /** The drops that each die shows, or 0 before it has landed, and the kingdoms it lies in as bits. */
  readonly numbers: Uint8Array;
  readonly landings: Uint8Array;
  /** Spells of each seat by kind: ready now, gained in this round, and ready when it began. */
  readonly spells: Uint8Array;
  readonly gainedSpells: Uint8Array;
  readonly shownSpells: Uint8Array;
  /** Tower drops of each seat by colour, in the same way. */
  readonly drops: Uint8Array;
  readonly gainedDrops: Uint8Array;
  readonly shownDrops: Uint8Array;
  readonly blots: Uint8Array;
  readonly shownBlots: Uint8Array;
  /** The die of each seat or NO_DIE, the kingdom it was taken from, the colour of its drops. */
  readonly dice: Uint8Array;
  readonly kingdoms: Uint8Array;
  readonly colours: Uint8Array;
  /** The kingdom the die counts for, the kingdoms its drops reach as bits, unused drops, choices of composites due. */
  readonly homes: Uint8Array;
  readonly reaches: Uint8Array;
  readonly left: Uint8Array;
  readonly stages: Uint8Array;
  readonly choices: Uint8Array;
  readonly done: Uint8Array;
  /** [C36] The place of each seat in each achievement, or 0. */
  readonly places: Uint8Array;
  /** [C43] Alone: the numbers struck in each achievement, bit 0 the first, bit 1 the second. */
  readonly struck: Uint8Array;
  readonly turns: Uint8Array;

  constructor({ seats, map }: Options) {
    const parts = carve({
      boards: [Int32Array, seats * BOARD_WORDS],
      head: [Uint8Array, HEAD_BYTES],
      numbers: [Uint8Array, DICE.length],
      landings: [Uint8Array, DICE.length],
      spells: [Uint8Array, seats * SPELL_NAMES.length],
      gainedSpells: [Uint8Array, seats * SPELL_NAMES.length],
      shownSpells: [Uint8Array, seats * SPELL_NAMES.length],
      drops: [Uint8Array, seats * COLOURS],
      gainedDrops: [Uint8Array, seats * COLOURS],
      shownDrops: [Uint8Array, seats * COLOURS],
      blots: [Uint8Array, seats],
      shownBlots: [Uint8Array, seats],
      dice: [Uint8Array, seats],
      kingdoms: [Uint8Array, seats],
      colours: [Uint8Array, seats],
      homes: [Uint8Array, seats],
      reaches: [Uint8Array, seats],
      left: [Uint8Array, seats],
      stages: [Uint8Array, seats],
      choices: [Uint8Array, seats],
      done: [Uint8Array, seats],
      places: [Uint8Array, seats * ACHIEVEMENTS.length],
      struck: [Uint8Array, ACHIEVEMENTS.length],
      turns: [Uint8Array, seats],
    });
    this.bytes = parts.bytes;
    this.atlas = ATLASES[map];
    this.#head = parts.head;
    this.boards = parts.boards;
    this.numbers = parts.numbers;
    this.landings = parts.landings;
    this.spells = parts.spells;
    this.gainedSpells = parts.gainedSpells;
    this.shownSpells = parts.shownSpells;
    this.drops = parts.drops;
    this.gainedDrops = parts.gainedDrops;
    this.shownDrops = parts.shownDrops;
    this.blots = parts.blots;
    this.shownBlots = parts.shownBlots;
    this.dice = parts.dice;
    this.kingdoms = parts.kingdoms;
    this.colours = parts.colours;
    this.homes = parts.homes;
    this.reaches = parts.reaches;
    this.left = parts.left;
    this.stages = parts.stages;
    this.choices = parts.choices;
    this.done = parts.done;
    this.places = parts.places;
    this.struck = parts.struck;
    this.turns = parts.turns;
    this.#head[SEATS] = seats;
    this.#head[MAP] = MAP_IDS.indexOf(map);
    this.dice.fill(NO_DIE);
  }

  get seats(): number {
    return this.#head[SEATS]!;
  }

  get options(): Options {
    return { seats: this.seats, map: MAP_IDS[this.#head[MAP]!]! };
  }

  get isSolo(): boolean {
    return this.#head[SEATS] === 1;
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

  /** From 1; 0 before the lot. */
  get round(): number {
    return this.#head[ROUND]!;
  }

  set round(round: number) {
    this.#head[ROUND] = round;
  }

  /** The seat that throws, and takes first. */
  get token(): Seat {
    return this.#head[TOKEN]!;
  }

  set token(seat: Seat) {
    this.#head[TOKEN] = seat;
  }

  /** How many have taken a die in this round. */
  get takers(): number {
    return this.#head[TAKERS]!;
  }

  set takers(takers: number) {
    this.#head[TAKERS] = takers;
  }

  /** The dice in the box, a bit for each. */
  get box(): number {
    return this.#head[BOX]!;
  }

  set box(dice: number) {
    this.#head[BOX] = dice;
  }

  /** [C37] 1 in the last round. */
  get isLast(): number {
    return this.#head[LAST]!;
  }

  set isLast(isLast: number) {
    this.#head[LAST] = isLast;
  }

  /** The seat that is to take a die; only while there is one. */
  get taker(): Seat {
    return (this.token + this.takers) % this.seats;
  }

  /** Where a seat's sheet begins in `boards`. */
  boardStart(seat: Seat): number {
    return seat * BOARD_WORDS;
  }
}

export function copyState(from: State, into?: State): State {
  const to = into?.bytes.length === from.bytes.length && into.atlas === from.atlas ? into : new State(from.options);
  to.bytes.set(from.bytes);
  return to;
}
