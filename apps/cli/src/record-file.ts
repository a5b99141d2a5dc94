import process from 'node:process';
import {
  type AnyGame,
  type GameRecord,
  isFault,
  isRefusal,
  parseRecord,
  type RecordFault,
  type Refusal,
} from '@crownhold/core';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import { readInput } from './input.ts';
import { plainText } from './plain-text.ts';
import { refusalJson } from './refusal-json.ts';
import { knownGame } from './setting.ts';

/** A record whose frame is right and whose game is known. Whether its steps are is for a replay to say. */
export interface LoadedRecord {
  readonly game: AnyGame;
  readonly record: GameRecord;
}

export async function loadRecord(file: string, t: Translate): Promise<LoadedRecord | RecordFault> {
  const text = isAddress(file) ? await fetchRecord(file) : await readInput(file, t);
  if (typeof text !== 'string') return { refusal: text };
  const record = parseRecord(text);
  if (isFault(record)) return record;
  const game = knownGame(record.game);
  return isRefusal(game) ? { refusal: game } : { game, record };
}

function isAddress(file: string): boolean {
  return /^https?:\/\//.test(file);
}

/** The record of a finished game at a server, by the link to its table. */
async function fetchRecord(link: string): Promise<string | Refusal> {
  const { recordAt } = await import('./online/record-at.ts');
  return recordAt(link, process.env);
}

export function faultJson(path: string, { step, refusal }: RecordFault, t: Translate) {
  return { ok: false, file: path, step: step ?? null, ...refusalJson(refusal, t) };
}

/** `game.json, step 12 (counted from 0) "put 1,0 2,0": The square … (rule K12).` */
export function faultText(path: string, { step, text, refusal }: RecordFault, t: Translate): string {
  const file = plainText(path, 200);
  const sentence = citedRefusal(t, refusal, plainText);
  if (step === undefined) return t('record-fault', { file, sentence });
  if (text === undefined) return t('record-fault-step', { file, step, sentence });
  return t('record-fault-text', { file, step, text: plainText(text), sentence });
}
