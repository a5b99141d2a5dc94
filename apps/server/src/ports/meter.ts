import { type BodyRoute, ROUTES } from '@crownhold/protocol/routes';

/** Routes whose body somebody reads. */
const BODY_ROUTES = Object.entries(ROUTES).flatMap(([name, route]) => {
  return 'body' in route ? [name as BodyRoute] : [];
});

/** What reads the input of strangers, each under a name. */
export const PARSERS = ['host', 'cookie', 'frame', 'body', 'path', 'query', ...BODY_ROUTES] as const;
type Parser = (typeof PARSERS)[number];

type Channel = 'socket' | 'stream';

/** Counts what happens, for whoever operates the server. Never what was said, or by whom. */
export interface Meter {
  parsed(parser: Parser, isRead: boolean): void;
  connected(channel: Channel, by: 1 | -1): void;
  /** A connection whose client did not read what it was sent, or was silent. */
  cut(channel: Channel, why: 'slow' | 'silent' | 'greedy'): void;
  /** A message or request was dealt with. */
  answered(channel: Channel | 'request', ms: number): void;
  limited(what: 'message' | 'session' | 'table' | 'connection' | 'code'): void;
}
