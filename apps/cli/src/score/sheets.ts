import type { Refusal } from '@crownhold/core';
import type { SheetSquare } from '@crownhold/games/kingdomino';

/** The kingdoms of one game as they were copied from a table. */
export interface Sheets {
  readonly kingdoms: readonly (readonly SheetSquare[])[];
  /** As JSON names them; judged with the other options. */
  readonly variants?: unknown;
}

/** What is wrong, and with which kingdom (0-based) if it is one of them. */
export interface SheetsFault {
  readonly kingdom?: number;
  readonly refusal: Refusal;
}
