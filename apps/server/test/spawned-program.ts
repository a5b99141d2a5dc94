import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import process from 'node:process';
import { type WatchedProgram, watchEnd } from './unasked-ends.ts';

/** A program that ends with this process at the latest. If it ends by itself, the test that runs fails. */
export class SpawnedProgram {
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;
  readonly #watched: WatchedProgram;
  output = '';

  constructor(command: string, args: readonly string[], options: SpawnOptions = {}) {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    this.#watched = watchEnd(child, [basename(command), ...args].join(' '), () => this.output);
    this.#closed = once(child, 'close').catch(() => undefined);
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    void this.#closed.then(() => process.off('exit', end));
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Resolves when it is gone. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.#watched.ask();
    this.#child.kill(signal);
    await this.#closed;
  }

  /** Resolves with its code when it has ended by itself. */
  async ended(): Promise<number | null> {
    this.#watched.expectEnd();
    await this.#closed;
    return this.#child.exitCode;
  }
}
