import { below, chooseRandomly, lowestActor, NOBODY, type Rng } from '@crownhold/core';
import { kingdomino, type Options, VARIANTS } from '@crownhold/games/kingdomino';
import { TOO_LONG } from './lines.ts';

const POSITIONS = 300;

/** Makes lines for the protocol: right ones, mutated ones and noise. */
export class LineMaker {
  readonly #rng: Rng;
  readonly #positions: readonly string[];

  constructor(rng: Rng) {
    this.#rng = rng;
    this.#positions = Array.from({ length: POSITIONS }, () => randomPosition(rng));
  }

  next(): string | typeof TOO_LONG {
    const rng = this.#rng;
    const kind = below(rng, 20);
    if (kind === 0) return TOO_LONG;
    if (kind === 1) return pick(rng, NOISE);
    const line = this.#rightLine();
    return kind < 8 ? garble(line, rng) : line;
  }

  #rightLine(): string {
    const rng = this.#rng;
    const kind = below(rng, 16);
    if (kind < 3) return `game kingdomino ${JSON.stringify(randomOptions(rng))}`;
    if (kind < 8) return `view ${pick(rng, this.#positions)}`;
    if (kind < 10)
      return `go ${pick(rng, ['movetime 5', 'nodes 3', 'nodes 0', 'movetime 1 nodes 9'])} seed ${below(rng, 99)}`;
    // Listing all turns takes longest.
    return below(rng, 20) === 0 ? 'legal' : pick(rng, SHORT);
  }
}

const SHORT = [
  'hello',
  'seat 0',
  'seat 1',
  'seat 3',
  'bot random',
  'bot page',
  'bot queen',
  'bot greedy',
  'turns 2',
  'steps',
  'steps take 4',
  'steps put 1,0 2,0',
  'turn take 4',
  'end',
  'stop',
  'stop',
  'ping',
  '',
  '# a comment',
  'quit',
];

const NOISE = [
  '\u0000\u0001\u0002',
  '\ufffd\ufffd\u001b[2J',
  ' \t ',
  'go',
  'go go go',
  'GO nodes 1',
  'game',
  'game kingdomino',
  'game chess {}',
  'game __proto__ {}',
  'constructor',
  '__proto__ x',
  'bot toString',
  `seat ${'9'.repeat(400)}`,
  `view ${'| '.repeat(4000)}`,
  `game kingdomino ${'['.repeat(30_000)}`,
];

const ALPHABET = 'gameviewseatbotgonodsmvtime 0123456789-,;:|@/x.+{}[]"\\\n\r\t\u0000é\u{1f451}';

/** A line with some of its characters exchanged, doubled, dropped or made up. */
function garble(line: string, rng: Rng): string {
  let text = line;
  for (let edits = below(rng, 3); edits >= 0; edits--) {
    const at = below(rng, text.length + 1);
    const to = at + below(rng, 4);
    const piece = [() => '', () => ALPHABET[below(rng, ALPHABET.length)]!, () => text.slice(to, to + below(rng, 12))][
      below(rng, 3)
    ]!();
    text = text.slice(0, at) + piece + text.slice(to);
  }
  return text;
}

function randomOptions(rng: Rng): Options {
  const variants = VARIANTS.filter(() => below(rng, 2) === 0);
  return { seats: variants.includes('mighty-duel') ? 2 : 2 + below(rng, 3), variants, tiebreak: 'crowns' };
}

function randomPosition(rng: Rng): string {
  const state = kingdomino.create(randomOptions(rng));
  const buffer = new Int32Array(kingdomino.maxMoves);
  for (let steps = below(rng, 160); steps > 0 && kingdomino.actors(state) !== NOBODY; steps--) {
    const actor = lowestActor(kingdomino.actors(state));
    kingdomino.apply(state, actor, chooseRandomly(kingdomino, state, actor, rng, buffer));
  }
  return kingdomino.formatState(state);
}

function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[below(rng, list.length)]!;
}
