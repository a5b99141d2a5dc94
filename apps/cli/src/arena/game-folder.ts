import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatRecord, type GameRecord } from '@crownhold/core';
import { makeFolder } from '../make-folder.ts';

const LOG = 'bots.log';
/** A bot that writes without end must not fill the disk. */
const MAX_LOG_BYTES = 10_000_000;

/** Where records of games and the log of the bots go: a given folder, or a temporary one that is made when it is needed. */
export class GameFolder {
  #path: string | undefined;
  readonly #maxLogBytes: number;
  #logBytes = 0;

  constructor(path: string | undefined, maxLogBytes = MAX_LOG_BYTES) {
    this.#maxLogBytes = maxLogBytes;
    if (path !== undefined) makeFolder(path);
    this.#path = path;
  }

  /** The log, if anything was written to it. */
  get logFile(): string | undefined {
    return this.#logBytes > 0 ? join(this.#folder(), LOG) : undefined;
  }

  /** `kingdomino-1-00042-0.json` is deal 42 of seed 1 with the seats not rotated. */
  save(record: GameRecord, seed: number, deal: number, rotation: number): string {
    const file = join(this.#folder(), `${record.game}-${seed}-${String(deal).padStart(5, '0')}-${rotation}.json`);
    writeFileSync(file, formatRecord(record));
    return file;
  }

  log(line: string): void {
    if (this.#logBytes > this.#maxLogBytes) return;
    const text = `${line}\n`;
    this.#logBytes += Buffer.byteLength(text);
    const isFull = this.#logBytes > this.#maxLogBytes;
    appendFileSync(join(this.#folder(), LOG), isFull ? '…\n' : text);
  }

  #folder(): string {
    this.#path ??= mkdtempSync(join(tmpdir(), 'crownhold-arena-'));
    return this.#path;
  }
}
