/** A square of a board; x to the right, y upwards. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}
