import type { Rank } from '../ports/connection.ts';

/** What may lie in a connection that its client does not read; then it is cut, and the client resumes when it can. */
export const MOST_BUFFERED: Readonly<Record<Rank, number>> = { player: 1024 * 1024, spectator: 256 * 1024 };

/** On sockets and streams, so that neither end nor a proxy takes silence for death. */
export const HEARTBEAT_MS = 20_000;
