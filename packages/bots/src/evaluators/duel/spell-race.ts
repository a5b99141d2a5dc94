import type { Seat } from '@crownhold/core';
import { armsOfFace, crossesOfFace, DICE, ROW_LENGTHS, SPELLS, type State } from '@crownhold/games/duel';
import { rowWorth } from './power-values.ts';

const SIDES = 6;

/** [D13] The races for the spells, as one seat sees them. */
export class SpellRace {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #roundsAfter: number;

  constructor(state: State, seat: Seat, roundsAfter: number) {
    this.#state = state;
    this.#seat = seat;
    this.#roundsAfter = roundsAfter;
  }

  /** What it is worth to tick these two rows; -1 is no row. */
  worth(row: number, other: number): number {
    return row === other ? this.#gain(row, 2) : this.#gain(row, 1) + this.#gain(other, 1);
  }

  #gain(row: number, ticks: number): number {
    const { won } = this.#state;
    if (row < 0 || ((won[0]! | won[1]!) >> row) & 1) return 0;
    const [own, rival] = [this.#missing(this.#seat, row), this.#missing(1 - this.#seat, row)];
    const toCome = TICKS[row]! * this.#roundsAfter;
    const gain = chance(Math.max(0, own - ticks), rival, toCome) - chance(own, rival, toCome);
    return gain * rowWorth(row, this.#roundsAfter);
  }

  #missing(seat: Seat, row: number): number {
    return ROW_LENGTHS[row]! - this.#state.ticks[seat * SPELLS.length + row]!;
  }
}

/** [D11] By row, the ticks that a round brings to both seats together. */
const TICKS = SPELLS.map((_, row) => {
  const sides = DICE.flat().filter(({ face }) => armsOfFace(face) === row + 1 && crossesOfFace(face) === 0);
  return sides.reduce((sum, { weight }) => sum + weight, 0) / SIDES;
});

/** What the race for the spell of a row is worth to a seat that misses `own` ticks. */
export function prospect(row: number, own: number, rival: number, roundsAfter: number): number {
  return chance(own, rival, TICKS[row]! * roundsAfter) * rowWorth(row, roundsAfter);
}

/** How likely a row is filled first by whoever misses `own` ticks, if every tick to come is as likely the rival's. */
function chance(own: number, rival: number, ticks: number): number {
  const whole = Math.floor(ticks);
  const part = ticks - whole;
  return (1 - part) * chanceOf(own, rival, whole) + part * chanceOf(own, rival, whole + 1);
}

const known = new Map<number, number>();

function chanceOf(own: number, rival: number, ticks: number): number {
  if (own === 0) return 1;
  if (rival === 0 || ticks === 0) return 0;
  const key = (own * 8 + rival) * 32 + ticks;
  let value = known.get(key);
  if (value === undefined) {
    value = (chanceOf(own - 1, rival, ticks - 1) + chanceOf(own, rival - 1, ticks - 1)) / 2;
    known.set(key, value);
  }
  return value;
}
