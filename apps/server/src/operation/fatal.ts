import process from 'node:process';
import type { Logger } from 'pino';
import { framesOf } from './logger.ts';

const MOST_CAUSES = 4;
const MOST_CHARACTERS = 400;

interface Cause {
  readonly name: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: readonly string[];
}

/** An error that nobody caught ends the process with code 1, and the log says why, however little it says otherwise. A supervisor starts it again. */
export function endOnFatalErrors(logger: Logger): void {
  const always = logger.child({}, { level: 'fatal' });
  process.on('uncaughtException', (error, origin) => {
    always.fatal({ code: origin, causes: causesOf(error) }, 'fatal');
    process.exit(1);
  });
}

/** An error and what caused it. */
export function causesOf(error: unknown, most = MOST_CAUSES): readonly Cause[] {
  if (error === undefined || most === 0) return [];
  if (!(error instanceof Error)) return [{ name: typeof error, message: withoutSecrets(String(error)), stack: [] }];
  const { name, message, cause, code } = error as NodeJS.ErrnoException;
  const told = { name, message: withoutSecrets(message), stack: framesOf(error), ...(code !== undefined && { code }) };
  return [told, ...causesOf(cause, most - 1)];
}

/** Without who is who in addresses, and without anything as long as a token. */
function withoutSecrets(message: string): string {
  const open = message.replaceAll(/:\/\/[^\s/@]*@/g, '://…@').replaceAll(/[\w+/=-]{32,}/g, '…');
  return open.slice(0, MOST_CHARACTERS);
}
