import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite-error.ts';
import type { StoreFault } from './store-fault.ts';

const LOCK_FILE = 'lock.db';
const ADDRESS_FILE = 'address.txt';
/** A process that was killed may take a moment to be gone. */
const PATIENCE_MS = 500;

/**
 * Keeps other processes out of a folder, as long as this one lives: an exclusive transaction on a database that has nothing
 * in it. The system ends it with the process, whatever ends the process.
 */
export class FolderLock {
  readonly #folder: string;
  readonly #database: DatabaseSync;

  private constructor(folder: string, database: DatabaseSync) {
    this.#folder = folder;
    this.#database = database;
  }

  static take(folder: string): FolderLock | StoreFault {
    // Nothing else may open this file: closing it anywhere in the process would let go of the lock.
    const database = new DatabaseSync(join(folder, LOCK_FILE), { timeout: PATIENCE_MS });
    try {
      database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    } catch (error) {
      database.close();
      if (!isBusy(error)) throw error;
      const address = readAddress(folder);
      return { fault: 'locked', ...(address && { address }) };
    }
    rmSync(join(folder, ADDRESS_FILE), { force: true });
    return new FolderLock(folder, database);
  }

  /** Tells whoever comes next where this process is. */
  announce(address: string): void {
    writeFileSync(join(this.#folder, ADDRESS_FILE), `${address}\n`);
  }

  release(): void {
    rmSync(join(this.#folder, ADDRESS_FILE), { force: true });
    this.#database.close();
  }
}

function readAddress(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, ADDRESS_FILE), 'utf8').trim();
  } catch {
    return undefined;
  }
}
