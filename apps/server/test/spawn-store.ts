import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { type WatchedProgram, watchEnd } from './unasked-ends.ts';
import { within } from './within.ts';
import './compile-cache.ts';

const PROGRAM = join(import.meta.dirname, 'store-process.ts');

/** A process of store-process.ts, gone after the test. */
export class StoreProcess {
  readonly lines: string[] = [];
  readonly child: ChildProcess;
  readonly #ended: Promise<readonly unknown[]>;
  readonly #watched: WatchedProgram;
  stderr = '';

  constructor(...args: readonly string[]) {
    const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    this.child = child;
    this.#ended = once(child, 'close');
    this.#watched = watchEnd(child, 'a process with a store', () => this.stderr);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text;
    });
    createInterface(child.stdout).on('line', (line) => this.lines.push(line));
    onTestFinished(() => {
      this.#watched.ask();
      child.kill('SIGKILL');
    });
  }

  get ended(): Promise<readonly unknown[]> {
    this.#watched.expectEnd();
    return within('the end of a process with a store', this.#ended);
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
