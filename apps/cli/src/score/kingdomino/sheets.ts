import type { SheetSquare } from '@crownhold/games/kingdomino';

/** The kingdoms of one game as they were copied from a table. */
export interface Sheets {
  readonly kingdoms: readonly (readonly SheetSquare[])[];
  /** As JSON names them; judged with the other options. */
  readonly variants?: unknown;
}
