import type { Seat } from '@crownhold/core';

/** Tells people who are not there. */
export interface Notices {
  /** It is the turn of a session's seat, and nobody looks at the table as that seat. */
  yourTurn(session: string, table: string, seat: Seat): void;
}
