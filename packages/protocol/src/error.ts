import * as v from 'valibot';

/** Everything that can be wrong with a message besides the rules of a game. Never a sentence: clients have those. */
export const ERROR_CODES = [
  /** No JSON, or no message of this protocol. */
  'malformed',
  'unknown-protocol',
  'unknown-table',
  /** The session does not hold the seat that it speaks for. */
  'not-your-seat',
  /** The seat is taken, or there is none. */
  'seat-refused',
  /** The link or code does not open this table, or was used, or has ended. */
  'wrong-link',
  /** Only the host can do that. */
  'not-host',
  /** Seats are free, and nobody said who takes them. */
  'not-full',
  /** That can be done before the start only. */
  'has-started',
  /** The name cannot be one. */
  'bad-name',
  /** The device has seats of its own, which it would lose. */
  'has-seats',
  /** The game is not over. */
  'not-over',
  /** The seat's person is there, or was a moment ago. */
  'not-away',
  'unknown-game',
  'bad-options',
  'bad-clock',
  /** The table waits for people, gathers seals, or is over. */
  'not-playing',
  /** The table cannot be played by this server: it lacks its rules. */
  'stopped',
  /** The same id came with another body before. */
  'id-reused',
  /** The clock of the seat had run out when the command came. */
  'too-late',
  /** A bot plays this turn, and is not interrupted. */
  'bot-plays',
  'wrong-seal',
  'wrong-element',
  'wrong-signature',
  /** The head that the author names was never the table's, or is too old. */
  'wrong-seen',
  /** This part was not asked for, or not now. */
  'not-asked',
  /** Not stored, or nobody knows yet: send it again with the same id. */
  'unavailable',
  /** There is no such address, or it does not answer to this method. */
  'unknown-route',
  'too-long',
  /** The body is not JSON by its content type. */
  'wrong-type',
  /** The request names a host that is not this server's, or comes from another site's page. */
  'wrong-origin',
  /** Nobody has begun a session, or it has ended. */
  'no-session',
  /** The bearer token is none, or was revoked. */
  'wrong-token',
  /** The bearer token does not allow this. */
  'no-scope',
  'unknown-token',
  /** The operator allows no public list. */
  'no-list',
  /** Not the address of a push service that this server knows, or not the key of a browser. */
  'bad-endpoint',
  /** More than a session or an address may do in this time. */
  'too-many',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export const errorCode = v.picklist(ERROR_CODES);
