import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { watchEnd } from './unasked-ends.ts';
import { within } from './within.ts';
import './compile-cache.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');

export interface RunningServer {
  readonly origin: string;
  readonly line: string;
  kill(signal: NodeJS.Signals): void;
  /** How it ended, once it has been told to, and all it wrote to stderr. */
  ended(): Promise<{ readonly code: number | null; readonly stderr: string }>;
}

/** Calls a function when the test has finished, or when all tests of a file have. */
type Later = (end: () => void) => void;

/** A folder as a build leaves one, gone after the test. */
export function createFolder(
  files: Readonly<Record<string, string | Uint8Array>>,
  later: Later = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-site-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** The real program with a page of one line, for tests that are about tables. */
export function startTables(environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  return startServer(createFolder({ 'index.html': '<!doctype html>' }), environment);
}

/** The real program to its end. */
export async function runServer(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const child = start(args, environment);
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const [stdout, stderr, [code]] = await within('the end of the server', written);
  return { code: code as number | null, stdout, stderr };
}

/** The real program, listening on a free port of this machine. */
export async function startServer(
  site: string,
  environment: Readonly<Record<string, string>> = {},
  later: Later = onTestFinished,
): Promise<RunningServer> {
  const child = start(['--site', site, '--port', '0', '--host', '127.0.0.1'], environment);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (written: string) => {
    stderr += written;
  });
  const watched = watchEnd(child, 'a server', () => stderr);
  const kill = (signal: NodeJS.Signals) => {
    watched.ask();
    child.kill(signal);
  };
  later(() => kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stderr }));
  const first = once(child.stdout.setEncoding('utf8'), 'data') as Promise<[string]>;
  const failed = ended.then(({ stderr }) => Promise.reject(new Error(stderr)));
  const [line] = await within('the address of the server', Promise.race([first, failed]));
  return {
    origin: /http:\S+/.exec(line)![0],
    line,
    kill,
    ended: () => {
      watched.expectEnd();
      return within('the end of the server', ended);
    },
  };
}

function start(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  // The language of whoever runs the tests must not matter.
  const env = { ...process.env, PORT: '', LC_ALL: 'C', CROWNHOLD_DATA: ':memory:', ...environment };
  return spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}
