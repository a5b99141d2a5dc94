import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { EXIT, type ExitCode } from '../exit-code.ts';

// A process of its own: no app imports another.
const ADMIN = join(import.meta.dirname, '../../../server/src/admin-main.ts');

/** Does what an operator wants done with the folder of a server, in the language of this program. */
export async function operate(words: readonly string[], isJson: boolean, language: string): Promise<ExitCode> {
  const args = [ADMIN, ...words, ...(isJson ? ['--json'] : [])];
  const env = { ...process.env, LC_ALL: language };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (chunk: Buffer) => process.stdout.write(chunk));
  child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === EXIT.ok || code === EXIT.usage ? code : EXIT.bad;
}
