/** One line of the log: what happened and where, and never a word of a turn, a name, an address or a session. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly table?: string;
  readonly version?: number;
  readonly code?: string;
  /** What it came from, of which its message is not told. */
  readonly err?: Error;
}

export type Log = (line: LogLine) => void;
