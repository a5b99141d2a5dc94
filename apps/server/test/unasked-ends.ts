import type { ChildProcess } from 'node:child_process';

/** Lines of what a program wrote last. */
const LAST_LINES = 40;

/** A program that a test runs. */
export interface WatchedProgram {
  /** Whether it has ended though nobody asked it to. */
  readonly hasEndedUnasked: boolean;
  /** It is told to end now. What has ended before stays unasked. */
  ask(): void;
  /** Its end is what is waited for, and whoever waits judges it. */
  expectEnd(): void;
}

class Watched implements WatchedProgram {
  readonly #child: ChildProcess;
  readonly #what: string;
  readonly #output: () => string;
  #isAsked = false;

  constructor(child: ChildProcess, what: string, output: () => string) {
    this.#child = child;
    this.#what = what;
    this.#output = output;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  get hasEndedUnasked(): boolean {
    return this.hasEnded && !this.#isAsked;
  }

  ask(): void {
    if (!this.hasEnded) this.#isAsked = true;
  }

  expectEnd(): void {
    this.#isAsked = true;
  }

  toString(): string {
    const { exitCode, signalCode } = this.#child;
    const words = this.#output().trim().split('\n').slice(-LAST_LINES).join('\n');
    return `${this.#what} ended by itself (${signalCode ?? exitCode}): ${words}`;
  }
}

const programs = new Set<Watched>();

/** From now on its end is an error of the test that runs, unless it was asked for. */
export function watchEnd(child: ChildProcess, what: string, output: () => string): WatchedProgram {
  const watched = new Watched(child, what, output);
  programs.add(watched);
  child.once('close', () => !watched.hasEndedUnasked && programs.delete(watched));
  return watched;
}

/** Programs that have ended though nobody asked them to, with their last words. */
export function unaskedEnds(): readonly string[] {
  return [...programs].filter(({ hasEndedUnasked }) => hasEndedUnasked).map(String);
}

/** Throws if there are any, once for each. */
export function failOnUnaskedEnds(): void {
  const ends = unaskedEnds();
  for (const program of programs) if (program.hasEnded) programs.delete(program);
  if (ends.length > 0) throw new Error(ends.join('\n'));
}
