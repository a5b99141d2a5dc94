import {
  fault,
  type GameRecord,
  isFault,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordFault,
  readRecord,
} from '@crownhold/core';
import { packJson, unpackJson } from '../games/packed-json.ts';

/** Of the address: longer ones get lost in messengers and in the bars of browsers. */
export const MOST_LINK = 2000;

/** The first sign says how the rest is written. */
const WAY = '1';
const FIELDS = ['game', 'rulesVersion', 'options', 'players', 'steps'];
/** No step has this in it: it separates the steps of a turn. */
const BETWEEN = ';';

/** The steps of a record and who played them, as the end of a link. The proof of chance does not fit into one. */
export async function formatLink({ game, rulesVersion, options, players, steps }: GameRecord): Promise<string> {
  return WAY + (await packJson({ game, rulesVersion, options, players, steps: steps.join(BETWEEN) }));
}

/** The record that a link carries; strict, and never more work than a short game is worth. */
export async function parseLink(text: string): Promise<GameRecord | RecordFault> {
  if (!text.startsWith(WAY)) return broken();
  const json = await unpackJson(text.slice(WAY.length));
  if (json === undefined || !Object.keys(json).every((field) => FIELDS.includes(field))) return broken();
  const { steps } = json;
  if (typeof steps !== 'string') return broken();
  const record = readRecord({
    ...json,
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    steps: steps === '' ? [] : steps.split(BETWEEN),
  });
  return isFault(record) ? broken() : record;
}

function broken(): RecordFault {
  return fault('R1', 'not-json');
}
