import {
  type Game,
  type GameOptions,
  isFault,
  joinTurn,
  perft,
  replay,
  type StateBuffer,
  splitTurn,
} from '@crownhold/core';

/** A position and how many ways lead on from it. */
export interface PerftBlock {
  readonly name: string;
  /** Id of the game. */
  readonly game: string;
  /** Judged by the game's own `parseOptions`. */
  readonly options: unknown;
  /** As in a record. */
  readonly steps: readonly string[];
  readonly counts: readonly PerftCount[];
}

export interface PerftCount {
  readonly depth: number;
  readonly nodes: number;
}

export interface PerftMismatch {
  readonly depth: number;
  readonly expected: number;
  readonly found: number;
}

type OpenBlock = Record<string, unknown> & { readonly steps: string[]; readonly counts: PerftCount[] };

/** Reads blocks of `position`, `game`, `options`, any number of `steps`, and lines `DEPTH NODES`; `#` begins a comment. */
export function parsePerftTable(text: string): readonly PerftBlock[] {
  const blocks: OpenBlock[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, word, rest] = /^(\S+)\s*(.*?)\s*$/.exec(line.trim()) ?? [];
    if (word === undefined || rest === undefined || word.startsWith('#')) continue;
    if (word === 'position') blocks.push({ name: rest, steps: [], counts: [] });
    const block = blocks.at(-1);
    if (!block || !readLine(block, word, rest)) throw new Error(`perft table, line ${index + 1}: ${line}`);
  }
  return blocks.map(closeBlock);
}

function readLine(block: OpenBlock, word: string, rest: string): boolean {
  if (word === 'position') return rest !== '';
  if (/^\d+$/.test(word) && /^\d+$/.test(rest)) {
    block.counts.push({ depth: Number(word), nodes: Number(rest) });
    return true;
  }
  if (block.counts.length > 0) return false;
  if (word === 'steps') {
    if (rest) block.steps.push(...splitTurn(rest));
    return true;
  }
  if ((word !== 'game' && word !== 'options') || Object.hasOwn(block, word)) return false;
  block[word] = word === 'game' ? rest : parseJson(rest);
  return block[word] !== undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function closeBlock({ name, game, options, steps, counts }: OpenBlock): PerftBlock {
  if (typeof name !== 'string' || typeof game !== 'string' || options === undefined || counts.length === 0) {
    throw new Error(`perft table, position ${name}: needs a game, options and a count`);
  }
  return { name, game, options, steps, counts };
}

const LINE_WIDTH = 110;

export function formatPerftTable(blocks: readonly PerftBlock[]): string {
  return blocks.map(formatBlock).join('\n');
}

function formatBlock({ name, game, options, steps, counts }: PerftBlock): string {
  const lines = [`position ${name}`, `game ${game}`, `options ${JSON.stringify(options)}`];
  lines.push(...foldSteps(steps).map((line) => `steps ${joinTurn(line)}`.trimEnd()));
  lines.push(...counts.map(({ depth, nodes }) => `${depth} ${nodes}`));
  return `${lines.join('\n')}\n`;
}

function foldSteps(steps: readonly string[]): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  for (const step of steps) {
    const line = lines.at(-1)!;
    if (line.length > 0 && joinTurn([...line, step]).length > LINE_WIDTH) lines.push([step]);
    else line.push(step);
  }
  return lines;
}

/** What the rules count otherwise than the block says; counts above `maxNodes` are left out, for they take their time. */
export function checkPerft<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  block: PerftBlock,
  maxNodes: number,
): readonly PerftMismatch[] {
  if (block.game !== game.id) throw new Error(`perft ${block.name}: of ${block.game}, not of ${game.id}`);
  const played = replay(game, block);
  if (isFault(played)) throw new Error(`perft ${block.name}: ${JSON.stringify(played)}`);
  return block.counts
    .filter(({ nodes }) => nodes <= maxNodes)
    .map(({ depth, nodes }) => ({ depth, expected: nodes, found: perft(game, played.state, depth) }))
    .filter(({ expected, found }) => expected !== found);
}
