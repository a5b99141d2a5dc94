import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** What can be done to a process from outside. It has no say in any of it. */
export class ProcessFaults {
  readonly #child: ChildProcess;
  #isPaused = false;

  constructor(child: ChildProcess) {
    this.#child = child;
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get isPaused(): boolean {
    return this.#isPaused && this.isAlive;
  }

  /** Resolves once it is gone; a process that is paused dies as well. */
  async kill(): Promise<void> {
    if (!this.isAlive) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  /** Resolves once it stands still, as the system says. */
  async pause(): Promise<void> {
    if (!this.isAlive) return;
    this.#child.kill('SIGSTOP');
    this.#isPaused = true;
    while (this.isAlive && !this.#isStopped()) await new Promise((resolve) => setImmediate(resolve));
  }

  resume(): void {
    this.#isPaused = false;
    if (this.isAlive) this.#child.kill('SIGCONT');
  }

  async pauseFor(ms: number): Promise<void> {
    await this.pause();
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.resume();
  }

  #isStopped(): boolean {
    if (process.platform !== 'linux') return true;
    // The state stands behind the name, which may hold anything.
    const stat = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8');
    return stat[stat.lastIndexOf(')') + 2] === 'T';
  }
}
