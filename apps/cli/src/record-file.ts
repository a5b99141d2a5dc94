import { type AnyGame, type GameRecord, isFault, isRefusal, parseRecord, type RecordFault } from '@crownhold/core';
import { readInput } from './input.ts';
import { plainText } from './plain-text.ts';
import { citedSentence, sentenceOf } from './sentences.ts';
import { knownGame } from './setting.ts';
import { worldRefusal } from './world.ts';

/** A record whose frame is right and whose game is known. Whether its steps are is for a replay to say. */
export interface LoadedRecord {
  readonly game: AnyGame;
  readonly record: GameRecord;
}

export async function loadRecord(file: string): Promise<LoadedRecord | RecordFault> {
  let text: string;
  try {
    text = await readInput(file);
  } catch (error) {
    const refusal = worldRefusal(error, file);
    if (refusal === undefined) throw error;
    return { refusal };
  }
  const record = parseRecord(text);
  if (isFault(record)) return record;
  const game = knownGame(record.game);
  return isRefusal(game) ? { refusal: game } : { game, record };
}

export function faultJson(file: string, { step, refusal }: RecordFault) {
  return { ok: false, file, step: step ?? null, rule: refusal.rule, message: sentenceOf(refusal) };
}

/** `game.json, step 12 (counted from 0) "put 1,0 2,0": The square … (rule K12).` */
export function faultText(file: string, { step, text, refusal }: RecordFault): string {
  const place = step === undefined ? '' : `, step ${step} (counted from 0)`;
  const quote = text === undefined ? '' : ` "${plainText(text)}"`;
  return `${plainText(file, 200)}${place}${quote}: ${citedSentence(refusal)}`;
}
