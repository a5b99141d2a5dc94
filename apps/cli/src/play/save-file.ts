import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { formatRecord, type GameRecord, parseRecord, type RecordFault } from '@crownhold/core';
import { worldRefusal } from '../world.ts';

/** Where a game at this computer is kept after every turn. */
export function autosavePath(environment: Readonly<Record<string, string | undefined>>, game: string): string {
  const data = environment['XDG_DATA_HOME'] || join(homedir(), '.local', 'share');
  return join(data, 'crownhold', `${game}.json`);
}

/** Writes a record whole or not at all: a full disk or a pulled plug leaves the old file. */
export function saveRecord(path: string, record: GameRecord): RecordFault | undefined {
  const file = resolve(path);
  const draft = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, formatRecord(record), { flush: true });
    renameSync(draft, file);
    return undefined;
  } catch (error) {
    rmSync(draft, { force: true });
    return worldFault(error, path);
  }
}

export function readRecordFile(path: string): GameRecord | RecordFault {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return worldFault(error, path);
  }
  return parseRecord(text);
}

function worldFault(error: unknown, path: string): RecordFault {
  const refusal = worldRefusal(error, path);
  if (!refusal) throw error;
  return { refusal };
}
