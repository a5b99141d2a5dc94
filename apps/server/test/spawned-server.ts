import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { watchEnd } from './unasked-ends.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');

export interface SpawnedServer {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Ends it, and resolves with all that it wrote to stderr. */
  stop(): Promise<{ readonly code: number | null; readonly stderr: string }>;
}

/** The real program with a folder of its own, for whoever is no test. */
export async function spawnServer(environment: Readonly<Record<string, string>> = {}, module = MAIN) {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-server-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const env = { ...process.env, PORT: '', LC_ALL: 'C', CROWNHOLD_DATA: join(folder, 'data'), ...environment };
  const args = ['--expose-gc', module, '--site', folder, '--port', '0', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const closed = once(child, 'close') as Promise<[number | null]>;
  let stderr = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const watched = watchEnd(child, 'a server', () => stderr);
  const first = once(createInterface(child.stdout!), 'line') as Promise<[string]>;
  const failed = closed.then(() => Promise.reject(new Error(stderr)));
  const [line] = await Promise.race([first, failed]);
  failed.catch(() => {});
  return {
    origin: /http:\S+/.exec(line)![0],
    child,
    async stop() {
      watched.ask();
      child.kill('SIGTERM');
      const [code] = await closed;
      rmSync(folder, { recursive: true, force: true });
      return { code, stderr };
    },
  } satisfies SpawnedServer;
}
