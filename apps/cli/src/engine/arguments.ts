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
  go: 'go [movetime <ms>] [nodes <count>] [seed <number>], one of the first two at least',
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
  readonly nodes?: number;
  readonly seed?: number;
}

const GO_WORDS: ReadonlySet<string> = new Set(['movetime', 'nodes', 'seed']);

export function parseGo(text: string): GoLimits | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const limits: Record<string, number> = {};
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at]!;
    const value = parseCount(words[at + 1] ?? '');
    if (!GO_WORDS.has(name) || Object.hasOwn(limits, name) || value === undefined) return undefined;
    limits[name] = value;
  }
  return 'movetime' in limits || 'nodes' in limits ? limits : undefined;
}

/** JSON, or `undefined` when it is none; no JSON is `undefined`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
