import type { Seat } from '@crownhold/core';
import type { TableLinks } from './kept-table.ts';

/** A table at the server, as a screen of this window has it. */
export interface OnlineTable {
  readonly id: string;
  readonly game: string;
  readonly own: readonly Seat[];
  /** If this device has made the table. */
  readonly links?: TableLinks | undefined;
  /** The secret by which this window watches, to hand on. */
  readonly watch?: string | undefined;
  /** This device has other seats than before. */
  readonly onSeats?: (() => void) | undefined;
}
