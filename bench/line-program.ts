import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';

/** A program that is asked by lines and answers each with a line of JSON. */
export class LineProgram {
  readonly child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #interface: Interface;

  constructor(file: string, args: readonly string[], cwd = process.cwd()) {
    this.child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // What is said to a program that has ended is told by the answer that does not come.
    this.child.stdin!.on('error', () => {});
    this.#interface = createInterface(this.child.stdout!);
    this.#lines = this.#interface[Symbol.asyncIterator]();
  }

  async next<T>(): Promise<T> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('a program has ended');
    // Written by a program of ours.
    return JSON.parse(value) as T;
  }

  ask<T>(line: string): Promise<T> {
    this.child.stdin!.write(`${line}\n`);
    return this.next();
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('close', resolve));
    this.child.stdin!.end();
    await ended;
  }
}
