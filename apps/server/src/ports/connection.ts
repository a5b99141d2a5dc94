/** Somebody at the other end of a socket or a stream. */
export interface Connection {
  /** The hash of the session's token; the token itself never gets here. */
  readonly session: string;
  /** One message, in order. What cannot be delivered is the connection's business: its client comes again and resumes. */
  send(frame: string, rank?: Rank): void;
}

/** Players are served first. */
export type Rank = 'player' | 'spectator';
