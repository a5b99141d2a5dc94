import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Failure } from '../bots/player.ts';
import type { DealResult, GameResult } from './result.ts';
import type { Setup } from './setup.ts';

const FORMAT = 'crownhold-arena';
const VERSION = 1;
/** Millions of deals take less. A larger file is none of ours, and a device may have no end. */
const MAX_RESULTS_BYTES = 256 * 2 ** 20;

/** Why a file cannot be continued. */
export type ResultsFault =
  | { readonly kind: 'strange'; readonly line: number }
  | { readonly kind: 'other'; readonly what: 'game' | 'options' | 'seed' | 'bots' };

export interface ResultsFile {
  /** What is there already. */
  readonly deals: readonly DealResult[];
  append(result: DealResult): void;
}

/**
 * Opens a file of results, or begins it: a line that says what is played, then a line for each deal. A last line without
 * its end is what an interruption has left of one; it is cut off.
 */
export function openResults(path: string, setup: Setup): ResultsFile | ResultsFault {
  const head = JSON.stringify({ format: FORMAT, version: VERSION, ...setup });
  const text = existsSync(path) ? readResults(path) : '';
  if (text === undefined) return { kind: 'strange', line: 1 };
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first, ...rest] = whole.split('\n').slice(0, -1);
  if (first === undefined) {
    if (!head.startsWith(text)) return { kind: 'strange', line: 1 };
  } else {
    const fault = judgeHead(first, setup);
    if (fault) return fault;
  }
  const deals = new Map<number, DealResult>();
  for (const [at, line] of rest.entries()) {
    const result = parseJson(line);
    if (!isDealResult(result, setup.chairs.length)) return { kind: 'strange', line: at + 2 };
    deals.set(result.deal, result);
  }
  if (text !== whole) truncateSync(path, Buffer.byteLength(whole));
  if (first === undefined) appendFileSync(path, `${head}\n`);
  return {
    deals: [...deals.values()],
    append: (result) => appendFileSync(path, `${JSON.stringify(result)}\n`),
  };
}

/** `undefined` if it is too large, or has no size. */
function readResults(path: string): string | undefined {
  const stats = statSync(path);
  // Of a folder the reading itself tells.
  const isReadable = stats.isDirectory() || (stats.isFile() && stats.size <= MAX_RESULTS_BYTES);
  return isReadable ? readFileSync(path, 'utf8') : undefined;
}

function judgeHead(line: string, setup: Setup): ResultsFault | undefined {
  const head = parseJson(line);
  if (!isObject(head) || head['format'] !== FORMAT || head['version'] !== VERSION) return { kind: 'strange', line: 1 };
  const differs = (name: keyof Setup) => !isDeepStrictEqual(head[name], JSON.parse(JSON.stringify(setup[name])));
  if (differs('game') || differs('rulesVersion')) return { kind: 'other', what: 'game' };
  if (differs('options')) return { kind: 'other', what: 'options' };
  if (differs('seed')) return { kind: 'other', what: 'seed' };
  return differs('contestants') || differs('chairs') ? { kind: 'other', what: 'bots' } : undefined;
}

function isDealResult(value: unknown, seats: number): value is DealResult {
  if (!isObject(value) || value['kind'] !== 'deal') return false;
  const { deal, games } = value;
  if (!Number.isSafeInteger(deal) || !Array.isArray(games) || games.length !== seats) return false;
  return games.every((game) => isGameResult(game, seats));
}

function isGameResult(value: unknown, seats: number): value is GameResult {
  if (!isObject(value) || !isForfeitOrNone(value['forfeit'])) return false;
  return ['seating', 'scores', 'ranks', 'turns', 'ms'].every((name) => {
    const list = value[name];
    return Array.isArray(list) && list.length === seats && list.every((item) => typeof item === 'number');
  });
}

function isForfeitOrNone(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isObject(value) || !Number.isSafeInteger(value['seat'])) return false;
  return isObject(value['failure']) && FAILURES.has(value['failure']['kind']);
}

const FAILURES: ReadonlySet<unknown> = new Set<Failure['kind']>(['died', 'silent', 'nonsense', 'illegal']);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
