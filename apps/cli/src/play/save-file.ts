import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { formatRecord, type GameRecord, parseRecord, type RecordFault } from '@crownhold/core';
import { readTextFile } from '../input.ts';
import { worldRefusal } from '../world.ts';

const FOR_EVERYBODY = 0o666;
const FOR_THE_OWNER = 0o600;

/** Where a game at this computer is kept after every turn. */
export function autosavePath(environment: Readonly<Record<string, string | undefined>>, game: string): string {
  const data = environment['XDG_DATA_HOME'] || join(homedir(), '.local', 'share');
  return join(data, 'crownhold', `${game}.json`);
}

export function saveRecord(path: string, record: GameRecord): RecordFault | undefined {
  return writeWhole(path, formatRecord(record), FOR_EVERYBODY);
}

export function readRecordFile(path: string): GameRecord | RecordFault {
  const text = readTextFile(path);
  return typeof text === 'string' ? parseRecord(text) : { refusal: text };
}

/** Keeps a secret beside its record, in a file of its own that nobody else may read. */
export function saveSecret(recordPath: string, secret: Uint8Array): RecordFault | undefined {
  return saveForOwner(secretPath(recordPath), Buffer.from(secret).toString('hex'));
}

/** A file that nobody else may read. */
export function saveForOwner(path: string, text: string): RecordFault | undefined {
  return writeWhole(path, `${text}\n`, FOR_THE_OWNER);
}

/** The secret beside a record; without one the game goes on as well, by another. */
export function readSecret(recordPath: string): Uint8Array | undefined {
  const text = readTextFile(secretPath(recordPath));
  const [hex] = typeof text === 'string' ? (/^[0-9a-f]{64}$/.exec(text.trim()) ?? []) : [];
  return hex === undefined ? undefined : Buffer.from(hex, 'hex');
}

function secretPath(recordPath: string): string {
  return `${recordPath.replace(/\.json$/, '')}.secret`;
}

/** Writes a file whole or not at all: a full disk or a pulled plug leaves the old one. */
function writeWhole(path: string, text: string, mode: number): RecordFault | undefined {
  const file = resolve(path);
  const draft = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text, { flush: true, mode });
    renameSync(draft, file);
    return undefined;
  } catch (error) {
    removeDraft(draft);
    return worldFault(error, path);
  }
}

/** As far as it can be done: the reason why the file was not written matters more than what is left of it. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch (error) {
    if (!worldRefusal(error)) throw error;
  }
}

function worldFault(error: unknown, path: string): RecordFault {
  const refusal = worldRefusal(error, path);
  if (!refusal) throw error;
  return { refusal };
}
