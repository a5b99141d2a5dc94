import process from 'node:process';
import { destination, type Logger, pino } from 'pino';
import type { Log } from '../ports/log.ts';
import type { LogLevel } from './variables.ts';

const MOST_FRAMES = 8;

/** Lines of JSON on standard error. They say what happened and where, and nothing of who or what was said. */
export function createLogger(level: LogLevel): Logger {
  const stream = destination({ fd: process.stderr.fd, sync: true });
  // Neither the machine's name nor anything of a request but its number.
  return pino({ level, base: null, serializers: { req: () => undefined, err: describeError } }, stream);
}

export function logTo(logger: Logger): Log {
  return ({ level, event, ...fields }) => logger[level](fields, event);
}

/** Where an error came from; its message may hold what a client sent. */
function describeError(error: unknown): object {
  const { name, code } = error as NodeJS.ErrnoException;
  return { name, code, stack: framesOf(error as Error) };
}

/** The calls that led to it, without its message. */
export function framesOf({ stack = '' }: Error): readonly string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, MOST_FRAMES).map((line) => line.trim());
}
