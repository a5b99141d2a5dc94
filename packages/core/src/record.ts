import { nameRefusal } from './chair.ts';
import { duplicateKey } from './duplicate-key.ts';
import { type GameOptions, type Refusal, refuse } from './game.ts';

export const RECORD_FORMAT = 'crownhold-record';
export const RECORD_VERSION = 1;

/** A game as text: its options and every step, chance included, so that it replays without a generator. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly game: string;
  /** The rules it was played by; the present ones when it does not say. */
  readonly rulesVersion?: number;
  /** Judged by the game's own `parseOptions`. */
  readonly options: unknown;
  readonly steps: readonly string[];
  readonly players?: readonly unknown[];
  readonly date?: string;
  readonly result?: unknown;
  readonly clocks?: unknown;
  readonly comments?: unknown;
  readonly fairness?: unknown;
  /** Dealt as an earlier game was: whoever played it knew its chance beforehand. */
  readonly isRepeat?: boolean;
}

/** What is wrong with a record, and at which step (0-based) if it is a step. */
export interface RecordFault {
  readonly step?: number;
  /** The step as it was written. */
  readonly text?: string;
  readonly refusal: Refusal;
}

const REQUIRED = ['format', 'version', 'game', 'options', 'steps'] as const;
const OPTIONAL = ['rulesVersion', 'players', 'date', 'result', 'clocks', 'comments', 'fairness', 'isRepeat'] as const;
const KNOWN: ReadonlySet<string> = new Set([...REQUIRED, ...OPTIONAL]);

/** Reads the frame of a record strictly; whether its game could be played so is for `replay` to say. */
export function parseRecord(text: string): GameRecord | RecordFault {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fault('R1', 'not-json');
  }
  const field = duplicateKey(text);
  return field === undefined ? readRecord(json) : fault('R3', 'duplicate-field', { field });
}

/** The same for JSON that was parsed already. */
export function readRecord(json: unknown): GameRecord | RecordFault {
  if (!isObject(json)) return fault('R1', 'not-an-object');
  if (json['format'] !== RECORD_FORMAT) return fault('R2', 'not-a-record', { format: RECORD_FORMAT });
  if (json['version'] !== RECORD_VERSION) return fault('R2', 'unknown-version', { version: RECORD_VERSION });
  for (const field of REQUIRED) if (!Object.hasOwn(json, field)) return fault('R3', 'missing-field', { field });
  for (const field of Object.keys(json)) if (!KNOWN.has(field)) return fault('R3', 'unknown-field', { field });
  for (const [field, isRight] of FIELDS) {
    if (Object.hasOwn(json, field) && !isRight(json[field])) return fault('R3', 'bad-field', { field });
  }
  const { steps, players = [] } = json as { steps: unknown[]; players?: unknown[] };
  const odd = steps.findIndex((step) => typeof step !== 'string');
  if (odd >= 0) return { step: odd, ...fault('R3', 'bad-field', { field: `steps[${odd}]` }) };
  const refusal = nameRefusal(players);
  if (refusal) return { refusal };
  // Every field was checked just above.
  return json as unknown as GameRecord;
}

const FIELDS: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ['game', (value) => typeof value === 'string'],
  ['rulesVersion', (value) => Number.isSafeInteger(value)],
  ['options', isObject],
  ['steps', Array.isArray],
  ['players', Array.isArray],
  ['date', (value) => typeof value === 'string'],
  ['isRepeat', (value) => typeof value === 'boolean'],
];

/** JSON as people like to read it: a line a field, steps on lines of about a hundred characters. */
export function formatRecord(record: GameRecord): string {
  const lines = Object.entries(record)
    .filter(([field, value]) => field !== 'steps' && value !== undefined)
    .map(([field, value]) => `  ${JSON.stringify(field)}: ${JSON.stringify(value)}`);
  const steps = fold(record.steps.map((step) => JSON.stringify(step)));
  lines.push(steps ? `  "steps": [\n${steps}\n  ]` : '  "steps": []');
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** A record of the steps so far, to be filled with whatever else is known of the game. */
export function createRecord(
  game: { readonly id: string; readonly rulesVersion: number },
  options: GameOptions,
  steps: readonly string[],
): GameRecord {
  const { id, rulesVersion } = game;
  return { format: RECORD_FORMAT, version: RECORD_VERSION, game: id, rulesVersion, options, steps };
}

export function isFault(value: object): value is RecordFault {
  return 'refusal' in value;
}

export function fault(rule: string, code: string, args: Refusal['args'] = {}): RecordFault {
  return { refusal: refuse(rule, code, args) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const LINE_WIDTH = 100;

function fold(items: readonly string[]): string {
  const lines: string[] = [];
  let line = '   ';
  for (const [index, item] of items.entries()) {
    const piece = ` ${item}${index < items.length - 1 ? ',' : ''}`;
    if (line.length + piece.length > LINE_WIDTH && line.trim()) {
      lines.push(line);
      line = '   ';
    }
    line += piece;
  }
  if (line.trim()) lines.push(line);
  return lines.join('\n');
}
