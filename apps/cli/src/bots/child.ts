import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { LineCutter, type TOO_LONG } from '../engine/lines.ts';
import { splitWords } from './command-line.ts';

/** What comes next from another program: a line, or why there is none. */
export type Heard =
  | { readonly kind: 'line'; readonly line: string | typeof TOO_LONG }
  | { readonly kind: 'not-started'; readonly problem: string }
  | { readonly kind: 'died'; readonly how: string };

const QUIT_MS = 300;

/** Another program that speaks in lines. It ends when we do, with all that it has started. */
export class Child {
  readonly #process: ChildProcessWithoutNullStreams | undefined;
  readonly #lines: AsyncGenerator<string | typeof TOO_LONG, void, void> | undefined;
  readonly #end: Promise<Heard>;
  /** Until all of its standard error is passed on. */
  #logged: Promise<void> = Promise.resolve();
  readonly #kill = () => killGroup(this.#process?.pid);

  constructor(command: string, log: (line: string) => void) {
    const [program, ...args] = splitWords(command) ?? [];
    if (program === undefined) {
      this.#end = Promise.resolve({ kind: 'not-started', problem: 'EINVAL' });
      return;
    }
    // A group of its own, so that it can be ended with its own children.
    const child = spawn(program, args, { stdio: 'pipe', detached: true });
    this.#process = child;
    this.#lines = linesOf(child.stdout);
    this.#end = new Promise((resolve) => {
      child.on('error', (error) => resolve({ kind: 'not-started', problem: error.message }));
      child.once('exit', (code, signal) => resolve({ kind: 'died', how: signal ?? `exit ${code}` }));
    });
    process.once('exit', this.#kill);
    // Writing to a program that has died is no news: its end tells.
    child.stdin.on('error', () => undefined);
    this.#logged = passOn(child.stderr, log);
  }

  say(...lines: readonly string[]): void {
    const { stdin } = this.#process ?? {};
    if (stdin?.writable) stdin.write(`${lines.join('\n')}\n`);
  }

  /** The next line, or the end. Lines wait until somebody asks for them, and the program waits with them. */
  async hear(): Promise<Heard> {
    const next = await this.#lines?.next();
    return next && !next.done ? { kind: 'line', line: next.value } : await this.#end;
  }

  /** Asks it to leave, and sees to it that it does. */
  async close(): Promise<void> {
    this.say('quit');
    this.#process?.stdin.end();
    const timer = setTimeout(this.#kill, QUIT_MS);
    await this.#end;
    clearTimeout(timer);
    // Its children may have stayed.
    this.#kill();
    process.off('exit', this.#kill);
    // Its last words tell why it died; a pipe that somebody else keeps open is not waited for.
    await Promise.race([this.#logged, wait(QUIT_MS, undefined, { ref: false })]);
    this.#process?.stdout.destroy();
  }
}

async function* linesOf(stream: Readable): AsyncGenerator<string | typeof TOO_LONG, void, void> {
  const cutter = new LineCutter();
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) yield* cutter.push(chunk);
  } catch {
    // A broken pipe is the end of it, like any other.
  }
  yield* cutter.end();
}

async function passOn(stream: Readable, log: (line: string) => void): Promise<void> {
  for await (const line of linesOf(stream)) if (typeof line === 'string' && line !== '') log(line);
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group is gone already.
  }
}
