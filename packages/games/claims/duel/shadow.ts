import type { Seat } from '@crownhold/core';
import { CELL_COUNT, type Cell, cellOf } from '../../src/duel/grid.ts';
import { squareAt } from '../../src/duel/kingdom.ts';
import { decodeMove, type Move } from '../../src/duel/moves.ts';
import type { State } from '../../src/duel/state.ts';

const LENGTHS = [5, 5, 4, 4, 3, 3];
const MOST_TURN_STEPS = 7;

/** A second account of the table that only watches the moves, and says what is wrong with them. */
export class Shadow {
  readonly #maps: readonly Map<string, number>[] = [new Map(), new Map()];
  readonly #spent: readonly Set<string>[] = [new Set(), new Set()];
  #turnSteps: Move['kind'][] = [];
  passes = 0;
  powers = 0;

  /** Takes note of a move before it is played; returns what is wrong with it, if anything. */
  follow(state: State, code: number): string | undefined {
    const move = decodeMove(code);
    if (!move) return `${code} is no move`;
    const { seat } = state;
    if (state.phase !== 'draw') return undefined;
    this.#turnSteps.push(move.kind);
    const complaint = this.#drawStep(state, seat, move);
    if (move.kind === 'draw' || move.kind === 'pass') this.#turnSteps = [];
    return complaint;
  }

  /** What differs from the engine at the end of a round. */
  compare(state: State): string | undefined {
    for (const [seat, map] of this.#maps.entries()) {
      const squares = Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter((cell) =>
        squareAt(state, seat, cell),
      );
      if (squares.length !== map.size) return `seat ${seat} has lost or gained a square`;
      if (squares.some((cell) => !map.has(key(cellOf(cell))))) return `seat ${seat} has another square`;
    }
    for (const [row, length] of LENGTHS.entries()) {
      const [one, other] = [state.ticks[row]!, state.ticks[LENGTHS.length + row]!];
      if (one > length || other > length || (one === length && other === length)) return `row ${row} is overfull`;
    }
    return undefined;
  }

  #drawStep(state: State, seat: Seat, move: Move): string | undefined {
    switch (move.kind) {
      case 'draw':
        return this.#draw(state, seat, move.first, move.second);
      case 'pass':
        this.passes++;
        return this.#turnSteps.length > 1 ? 'a pass after a power' : undefined;
      case 'name':
        return undefined;
      default:
        this.powers++;
        if (this.#spent[seat]!.has(move.kind)) return `${move.kind} for the second time`;
        this.#spent[seat]!.add(move.kind);
        return this.#turnSteps.length >= MOST_TURN_STEPS ? 'a turn without end' : undefined;
    }
  }

  #draw(state: State, seat: Seat, ...cells: readonly [Cell, Cell]): string | undefined {
    const map = this.#maps[seat]!;
    const isSplit = this.#turnSteps.includes('split');
    const isFree = this.#turnSteps.includes('free');
    const arms = [0, 1, 2, 3]
      .filter((die) => (state.hands[seat]! >> die) & 1)
      .map((die) => state.names[die]! || state.faces[die]! >> 2);
    if (cells.some((cell) => map.has(key(cell)) || key(cell) === '0,0')) return 'a square was taken already';
    if (cells.some(({ x, y }) => Math.abs(x) > 3 || Math.abs(y) > 2)) return 'a square off the map';
    if (key(cells[0]) === key(cells[1])) return 'one square for two halves';
    if (!isSplit && !neighbours(cells[0]).includes(key(cells[1]))) return 'the halves lie apart';
    const fits = cells.map((cell, half) =>
      neighbours(cell).some((beside) => beside === '0,0' || map.get(beside) === arms[half]),
    );
    if (!isFree && !(isSplit ? fits.every(Boolean) : fits.some(Boolean))) return 'the domino connects nowhere';
    for (const [half, cell] of cells.entries()) map.set(key(cell), arms[half]!);
    return undefined;
  }
}

function key({ x, y }: Cell): string {
  return `${x},${y}`;
}

function neighbours({ x, y }: Cell): readonly string[] {
  return [`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`];
}
