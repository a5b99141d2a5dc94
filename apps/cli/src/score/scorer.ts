import type { Refusal, StateBuffer } from '@crownhold/core';

/** Kingdoms with their points, and the places of their players. */
export interface Scores {
  /** One for each kingdom, which is that of seat 0. */
  readonly states: readonly StateBuffer[];
  /** What `--json` says of each. */
  readonly kingdoms: readonly { readonly points: number }[];
  readonly ranks: readonly number[];
}

/** What is wrong, and with which kingdom (0-based) if it is one of them. */
export interface SheetsFault {
  readonly kingdom?: number;
  readonly refusal: Refusal;
}

/** What the command line says of the options. */
export interface ScoreOptions {
  readonly variants?: unknown;
  readonly tiebreak?: unknown;
}

/** Scores the kingdoms of one game as they were copied from a physical table. */
export interface Scorer {
  /** Why the options alone are wrong, with no kingdom to blame. */
  check(options: ScoreOptions): Refusal | undefined;
  score(text: string, options: ScoreOptions): Scores | SheetsFault;
}

export function isSheetsFault(value: object): value is SheetsFault {
  return 'refusal' in value;
}
