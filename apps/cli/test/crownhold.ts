import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { Readable, Writable } from 'node:stream';
import { main } from '../src/main.ts';
import './compile-cache.ts';

const PROGRAM = join(import.meta.dirname, '../bin/crownhold.mjs');

// The language of whoever runs the tests must not matter.
const LANGUAGE = { LC_ALL: 'C' };

/** What a run of the program leaves behind. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

/** Runs the real program to its end, as a process of its own; one of them for a verb is enough. */
export function crownhold(args: readonly string[], input = '', environment: Environment = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    env: { ...process.env, ...LANGUAGE, ...environment },
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

/** The same for the one line of JSON it prints. */
export function crownholdJson(args: readonly string[], input = '') {
  const { code, stdout } = crownhold([...args, '--json'], input);
  return { code, json: JSON.parse(stdout) as unknown };
}

/** Runs the program to its end in this process, with streams and variables of its own: the same, without starting Node. */
export async function runCrownhold(
  args: readonly string[],
  input = '',
  environment: Environment = {},
): Promise<Outcome> {
  const [stdout, stderr] = [new Collector(), new Collector()];
  const before = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: process.env };
  Object.defineProperties(process, {
    stdin: { configurable: true, value: Readable.from(input === '' ? [] : [Buffer.from(input)]) },
    stdout: { configurable: true, value: stdout },
    stderr: { configurable: true, value: stderr },
    env: { configurable: true, writable: true, value: { ...before.env, ...LANGUAGE, ...environment } },
  });
  try {
    const code = await main(args);
    return { code, stdout: stdout.text, stderr: stderr.text };
  } finally {
    const back = Object.entries(before).map(([name, value]) => [name, { configurable: true, value, writable: true }]);
    Object.defineProperties(process, Object.fromEntries(back) as PropertyDescriptorMap);
  }
}

/** The same for the one line of JSON it prints. */
export async function runCrownholdJson(args: readonly string[], input = '') {
  const { code, stdout } = await runCrownhold([...args, '--json'], input);
  return { code, json: JSON.parse(stdout) as unknown };
}

class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer | string, _: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
