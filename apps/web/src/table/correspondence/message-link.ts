import { type GameRecord, isFault, parseName, RECORD_FORMAT, RECORD_VERSION, readRecord } from '@crownhold/core';
import { packJson, unpackJson } from '../../games/packed-json.ts';

/** A whole game on its way from one device to another. */
export interface MessageLink {
  /** The same on every device, and for no other game. */
  readonly id: string;
  /** By seat; empty where nobody has sat down yet. */
  readonly names: readonly string[];
  /** Without players: `names` has them. */
  readonly record: GameRecord;
}

/** `newer`: written in a way that this version of the page does not know. */
export type LinkFault = 'broken' | 'newer';

/** The first sign says how the rest is written. */
const WAY = '1';
const ANY_WAY = /^[2-9]/;
const FIELDS = ['id', 'names', 'game', 'rulesVersion', 'options', 'steps'];
const ID = /^[0-9a-f]{16}$/;
/** No step has this in it: it separates the steps of a turn. */
const BETWEEN = ';';
/** What a chat adds to the end of an address. */
const PUNCTUATION = /[^\w-]+$/;

/** As the end of an address. Chance goes along as it was drawn; a proof of it there is none. */
export async function formatMessage({ id, names, record }: MessageLink): Promise<string> {
  const { game, rulesVersion, options, steps } = record;
  return WAY + (await packJson({ id, names, game, rulesVersion, options, steps: steps.join(BETWEEN) }));
}

/** Strict; whether its game could be played so is for the rules to say. */
export async function parseMessage(written: string): Promise<MessageLink | LinkFault> {
  const text = written.replace(PUNCTUATION, '');
  if (ANY_WAY.test(text)) return 'newer';
  const json = text.startsWith(WAY) ? await unpackJson(text.slice(WAY.length)) : undefined;
  if (json === undefined || !Object.keys(json).every((field) => FIELDS.includes(field))) return 'broken';
  const { id, names, steps, ...rest } = json;
  if (typeof id !== 'string' || !ID.test(id) || typeof steps !== 'string' || !areNames(names)) return 'broken';
  const record = readRecord({ ...rest, format: RECORD_FORMAT, version: RECORD_VERSION, steps: steps.split(BETWEEN) });
  return isFault(record) ? 'broken' : { id, names, record };
}

function areNames(json: unknown): json is readonly string[] {
  return Array.isArray(json) && json.every((name) => name === '' || isName(name));
}

function isName(json: unknown): boolean {
  return typeof json === 'string' && parseName(json) === json;
}
