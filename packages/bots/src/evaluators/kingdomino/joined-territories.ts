import { SIDES } from './mailbox-board.ts';
import type { PlayoutBoard } from './playout-board.ts';

// Local names for what the inner loops read, as in the rules: V8 folds a module's own constants.
const [EAST, WEST, NORTH, SOUTH] = [...SIDES] as [number, number, number, number];

/** The territories of one terrain beside a cell, or beside two: what a half would join there. Each counts once. */
export class JoinedTerritories {
  /** Sides of the cells beside that terrain. */
  sides = 0;
  squares = 0;
  crowns = 0;
  /** What the territories score as they are. */
  points = 0;
  readonly #areas = new Int32Array(8);
  #count = 0;

  gather(board: PlayoutBoard, cell: number, terrain: number): void {
    this.#count = 0;
    this.sides = 0;
    this.squares = 0;
    this.crowns = 0;
    this.points = 0;
    this.add(board, cell, terrain);
  }

  add(board: PlayoutBoard, cell: number, terrain: number): void {
    this.#addOne(board, cell + EAST, terrain);
    this.#addOne(board, cell + WEST, terrain);
    this.#addOne(board, cell + NORTH, terrain);
    this.#addOne(board, cell + SOUTH, terrain);
  }

  /** What is won when so many squares with so many crowns join all of it. */
  gain(squares: number, crowns: number): number {
    return (this.squares + squares) * (this.crowns + crowns) - this.points;
  }

  #addOne(board: PlayoutBoard, beside: number, terrain: number): void {
    if (board.terrains[beside] !== terrain) return;
    this.sides++;
    const area = board.areaAt(beside);
    for (let i = 0; i < this.#count; i++) if (this.#areas[i] === area) return;
    this.#areas[this.#count++] = area;
    const squares = board.squares[area]!;
    const crowns = board.crowns[area]!;
    this.squares += squares;
    this.crowns += crowns;
    this.points += squares * crowns;
  }
}
