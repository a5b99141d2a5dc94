import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');
const SEEDED = join(import.meta.dirname, 'seeded-entropy.ts');
const LEAPING = join(import.meta.dirname, 'leaping-clock.ts');
const PARENT = join(import.meta.dirname, 'server-parent.ts');
/** Half of what a start costs is reading its sources, which are the same each time. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/compiled');

export interface Server {
  /** As a browser names it: `http://localhost:49152`. */
  readonly origin: string;
  /** What it complained of so far; the reports of browsers about the CSP are among it. */
  readonly complaints: readonly string[];
  stop(): Promise<void>;
  /** At once, as if the power was cut. */
  kill(): Promise<void>;
  /** Ten minutes pass for it, if its clock can leap. */
  leap(): void;
}

interface ServerStart {
  /** The folder of its tables; without one they are gone with it. */
  readonly data?: string;
  /** Any free one if none is named. */
  readonly port?: number;
  /** Its bytes that nobody can guess are the same each time. */
  readonly seed?: number | undefined;
  /** Minutes can pass for it in a moment. */
  readonly hasLeapingClock?: boolean;
  /** Its operator allows a list of tables for everybody. */
  readonly hasPublicList?: boolean;
}

/** The real server, as a process of its own, with the built page, or another folder, on a free port. */
export async function startServer(
  site?: string,
  { data = ':memory:', port = 0, seed, hasLeapingClock = false, hasPublicList = false }: ServerStart = {},
): Promise<Server> {
  const folder = site === undefined ? [] : ['--site', site];
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: COMPILED,
    CROWNHOLD_DATA: data,
    ...(seed !== undefined && { CROWNHOLD_TEST_SEED: String(seed) }),
    ...(hasPublicList && { CROWNHOLD_PUBLIC_LIST: 'on' }),
  };
  const preload = [PARENT, ...(seed === undefined ? [] : [SEEDED]), ...(hasLeapingClock ? [LEAPING] : [])];
  const imports = preload.flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...imports, MAIN, '--port', String(port), ...folder], {
    env,
    stdio: 'pipe',
  });
  const complaints: string[] = [];
  createInterface(child.stderr).on('line', (line) => complaints.push(line));
  const ended = once(child, 'close');
  let isAsked = false;
  child.once('close', (code, signal) => {
    if (!isAsked) complaints.push(`the server ended by itself: ${signal ?? code}`);
  });
  const end = async (signal: NodeJS.Signals) => {
    isAsked ||= child.exitCode === null && child.signalCode === null;
    child.kill(signal);
    await ended;
  };
  const gone = ended.then(() => Promise.reject(new Error(`the server ended:\n${complaints.join('\n')}`)));
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), gone])) as [string];
  const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
  if (origin === undefined) throw new Error(`the server names no address: ${line}`);
  return {
    origin,
    complaints,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    leap() {
      child.kill('SIGUSR2');
    },
  };
}
