import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const LINE = /^[0-9a-f]{64}$/;

/**
 * Hashes of sessions that want to be forgotten, in a file beside the database: a database that is restored from a backup is older, and
 * knows nothing of it. A restore keeps this file.
 */
export class ForgottenList {
  readonly #file: string;

  constructor(folder: string) {
    this.#file = join(folder, 'forgotten.txt');
  }

  /** A line that a power failure cut is none. */
  read(): readonly string[] {
    if (!existsSync(this.#file)) return [];
    return readFileSync(this.#file, 'utf8')
      .split('\n')
      .filter((line) => LINE.test(line));
  }

  /** Returns once it is on the disk. */
  add(session: string): void {
    const file = openSync(this.#file, 'a', 0o600);
    try {
      writeSync(file, `\n${session}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }
}
