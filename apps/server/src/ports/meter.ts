/** What reads the input of strangers, each under a name. */
export const PARSERS = [
  'host',
  'cookie',
  'frame',
  'body',
  'path',
  'query',
  'create',
  'sit',
  'command',
  'steps',
] as const;
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
  limited(what: 'message' | 'session' | 'table' | 'connection'): void;
}
