import { groundAt } from '../../src/kingdomino/kingdom.ts';
import { DOMINOES } from '../../src/kingdomino/material.ts';
import type { Cell } from '../../src/kingdomino/moves.ts';
import type { State } from '../../src/kingdomino/state.ts';

const SIDE = 17;
const MIDDLE = 8;
const CASTLE = 'castle';
const STEPS = [1, -1, SIDE, -SIDE];

/** A kingdom as a plain table of squares, which says what is wrong with a placement. */
export class ShadowKingdom {
  readonly #size: number;
  readonly #ground: (string | undefined)[] = Array.from({ length: SIDE * SIDE });
  #squares = 1;
  #box = { left: 0, right: 0, bottom: 0, top: 0 };
  discards = 0;

  constructor(size: number) {
    this.#size = size;
    this.#ground[at({ x: 0, y: 0 })] = CASTLE;
  }

  put(domino: number, first: Cell, second: Cell): string | undefined {
    const [one, other] = DOMINOES[domino - 1]!.halves;
    if (this.#ground[at(first)] ?? this.#ground[at(second)]) return 'a square was taken already';
    if (Math.abs(first.x - second.x) + Math.abs(first.y - second.y) !== 1) return 'the halves lie apart';
    if (!this.#touches(first, one.terrain) && !this.#touches(second, other.terrain))
      return 'the domino matches nothing';
    this.#lay(first, one.terrain);
    this.#lay(second, other.terrain);
    const { left, right, bottom, top } = this.#box;
    return right - left >= this.#size || top - bottom >= this.#size ? 'the kingdom outgrew its grid' : undefined;
  }

  /** What differs from the engine's kingdom at the end. */
  compare(state: State, seat: number): string | undefined {
    if (state.discards[seat] !== this.discards) return `seat ${seat} has other discards`;
    if (state.laidCount[seat]! * 2 + 1 !== this.#squares + 2 * this.discards) return `seat ${seat} lost a square`;
    for (let y = -6; y <= 6; y++) {
      for (let x = -6; x <= 6; x++) {
        const ground = groundAt(state, seat, { x, y });
        const terrain = typeof ground === 'object' ? ground.terrain : ground;
        if (terrain !== this.#ground[at({ x, y })]) return `seat ${seat} has another square at ${x},${y}`;
      }
    }
    return undefined;
  }

  #lay(cell: Cell, terrain: string): void {
    this.#ground[at(cell)] = terrain;
    this.#squares++;
    const { left, right, bottom, top } = this.#box;
    this.#box = {
      left: Math.min(left, cell.x),
      right: Math.max(right, cell.x),
      bottom: Math.min(bottom, cell.y),
      top: Math.max(top, cell.y),
    };
  }

  #touches(cell: Cell, terrain: string): boolean {
    return STEPS.some((step) => {
      const ground = this.#ground[at(cell) + step];
      return ground === CASTLE || ground === terrain;
    });
  }
}

function at({ x, y }: Cell): number {
  return (y + MIDDLE) * SIDE + x + MIDDLE;
}
