/** How each command is written. */
export const USAGE = {
  hello: 'hello',
  game: 'game <id> <options as JSON>',
  view: 'view <state>',
  seat: 'seat <number>',
  bot: 'bot <id>',
  legal: 'legal',
  steps: 'steps [<steps>]',
  turns: 'turns [more] <count>',
  turn: 'turn <turn>',
  end: 'end',
  go: 'go [movetime <ms>] [time <ms>] [increment <ms>] [turnsleft <count>] [nodes <count>] [multipv <count>] [seed <number>], with movetime, time or nodes',
  stop: 'stop',
  ping: 'ping',
  quit: 'quit',
} as const;

export type CommandName = keyof typeof USAGE;

export function isCommand(word: string): word is CommandName {
  return Object.hasOwn(USAGE, word);
}

/** A plain decimal of at most fifteen digits, so that every program can hold it. */
export function parseCount(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The head of a list of turns: how many follow, behind `more` if it was cut. */
export function isListHead(text: string): boolean {
  return /^(?:more +)?\d{1,15}$/.test(text);
}

export interface GoLimits {
  readonly movetime?: number;
  /** What the clock of the seat has left, what each turn adds to it, and how many turns it must do for. */
  readonly time?: number;
  readonly increment?: number;
  readonly turnsleft?: number;
  readonly nodes?: number;
  /** How many of the best turns are told. */
  readonly multipv?: number;
  readonly seed?: number;
}

const GO_WORDS: ReadonlySet<string> = new Set([
  'movetime',
  'time',
  'increment',
  'turnsleft',
  'nodes',
  'multipv',
  'seed',
] satisfies (keyof GoLimits)[]);
/** Of these one is needed, so that thinking ends. */
const ENDS: readonly (keyof GoLimits)[] = ['movetime', 'time', 'nodes'];
/** These mean nothing without a clock. */
const OF_CLOCK: readonly (keyof GoLimits)[] = ['increment', 'turnsleft'];

export function parseGo(text: string): GoLimits | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const limits: Record<string, number> = {};
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at]!;
    const value = parseCount(words[at + 1] ?? '');
    if (!GO_WORDS.has(name) || Object.hasOwn(limits, name) || value === undefined) return undefined;
    limits[name] = value;
  }
  const has = (name: keyof GoLimits) => Object.hasOwn(limits, name);
  return ENDS.some(has) && (has('time') || !OF_CLOCK.some(has)) ? limits : undefined;
}

/** About as many as a seat has in a game. */
const USUAL_TURNS_LEFT = 14;
/** The share of a clock, and of an increment, that one turn may use: the rest is for whoever carries the answer. */
const MOST_OF_CLOCK = 0.8;
const OF_INCREMENT = 0.8;

/** How long a turn may take: as it was told, and by the clock an equal part of it for each turn with most of the increment. */
export function turnTimeMs({
  movetime,
  time,
  increment = 0,
  turnsleft = USUAL_TURNS_LEFT,
}: GoLimits): number | undefined {
  if (time === undefined) return movetime;
  const part = time / Math.max(1, turnsleft) + OF_INCREMENT * increment;
  return Math.min(movetime ?? Number.POSITIVE_INFINITY, part, MOST_OF_CLOCK * time);
}

/** JSON, or `undefined` when it is none; no JSON is `undefined`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
