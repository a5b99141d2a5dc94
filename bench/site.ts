import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../apps/server/src/main.ts');

/** Serves the built page by the real server while something is done with its address. */
export async function withSite<T>(use: (origin: string) => T): Promise<T> {
  const args = [MAIN, '--port', '0', '--host', '127.0.0.1'];
  const env = { ...process.env, CROWNHOLD_DATA: ':memory:' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const origin = /http:\S+/.exec(line)?.[0];
    if (origin === undefined) throw new Error(`the server names no address: ${line}`);
    return use(origin);
  } finally {
    child.kill();
  }
}
