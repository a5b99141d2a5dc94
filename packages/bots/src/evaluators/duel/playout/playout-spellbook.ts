import type { Seat } from '@crownhold/core';
import { ROW_LENGTHS, SPELLS, type State } from '@crownhold/games/duel';
import { prospect } from '../spell-race.ts';

// A module's own constants: V8 loads imported ones from memory every time.
const ROWS = SPELLS.length;
const LENGTHS = Uint8Array.from(ROW_LENGTHS);
const MAX_ROUNDS = 17;
/** A row misses fewer ticks than this. */
const MISSING = 6;

/** By row, rounds to come and missing ticks of both seats: what a race is worth. */
const PROSPECTS = Float64Array.from({ length: ROWS * (MAX_ROUNDS + 1) * MISSING * MISSING }, (_, at) => {
  const [own, rival] = [Math.floor(at / MISSING) % MISSING, at % MISSING];
  const rounds = Math.floor(at / (MISSING * MISSING)) % (MAX_ROUNDS + 1);
  return prospect(Math.floor(at / (MISSING * MISSING * (MAX_ROUNDS + 1))), own, rival, rounds);
});

/** The spellbook of quick play. */
export class PlayoutSpellbook {
  readonly #ticks = new Uint8Array(2 * ROWS);
  readonly #won = new Uint8Array(2);
  readonly #used = new Uint8Array(2);

  start({ ticks, won, used }: State): void {
    this.#ticks.set(ticks);
    this.#won.set(won);
    this.#used.set(used);
  }

  /** Whether a seat has one of these spells and has not used it. */
  has(seat: Seat, spells: number): boolean {
    return (this.#won[seat]! & ~this.#used[seat]! & spells) !== 0;
  }

  use(seat: Seat, spell: number): void {
    this.#used[seat]! |= spell;
  }

  /** [D13] Ticks a row; -1 is no row. */
  tick(seat: Seat, row: number): void {
    if (row < 0 || this.#isWon(row)) return;
    const at = seat * ROWS + row;
    this.#ticks[at]!++;
    if (this.#ticks[at] === LENGTHS[row]) this.#won[seat]! |= 1 << row;
  }

  /** What it is worth to tick these two rows; -1 is no row. */
  tickWorth(seat: Seat, row: number, other: number, roundsAfter: number): number {
    if (row === other) return this.#gain(seat, row, 2, roundsAfter);
    return this.#gain(seat, row, 1, roundsAfter) + this.#gain(seat, other, 1, roundsAfter);
  }

  /** What the spells of a seat are worth, those that it may win among them. */
  value(seat: Seat, roundsAfter: number): number {
    let value = 0;
    for (let row = 0; row < ROWS; row++) {
      if (this.has(seat, 1 << row)) value += PROSPECTS[this.#prospectAt(seat, row, 0, roundsAfter)]!;
      else if (!this.#isWon(row)) {
        value += PROSPECTS[this.#prospectAt(seat, row, this.#missing(seat, row), roundsAfter)]!;
      }
    }
    return value;
  }

  #gain(seat: Seat, row: number, ticks: number, roundsAfter: number): number {
    if (row < 0 || this.#isWon(row)) return 0;
    const own = this.#missing(seat, row);
    const after = this.#prospectAt(seat, row, Math.max(0, own - ticks), roundsAfter);
    return PROSPECTS[after]! - PROSPECTS[this.#prospectAt(seat, row, own, roundsAfter)]!;
  }

  #isWon(row: number): boolean {
    return (((this.#won[0]! | this.#won[1]!) >> row) & 1) === 1;
  }

  #missing(seat: Seat, row: number): number {
    return LENGTHS[row]! - this.#ticks[seat * ROWS + row]!;
  }

  /** Where the race of a seat that misses `own` ticks stands in the table. */
  #prospectAt(seat: Seat, row: number, own: number, roundsAfter: number): number {
    return ((row * (MAX_ROUNDS + 1) + roundsAfter) * MISSING + own) * MISSING + this.#missing(1 - seat, row);
  }
}

/** [D11] The row that a face ticks; -1 for none. */
export function rowOf(face: number): number {
  return (face & 3) === 0 ? (face >> 2) - 1 : -1;
}
