import {
  CHANCE,
  type Game,
  type GameOptions,
  isFault,
  listMoves,
  replay,
  type Seat,
  type StateBuffer,
} from '@crownhold/core';
import { colours, countDice, landingBy } from '@crownhold/games/colours';
import { duel } from '@crownhold/games/duel';
import { kingdomino } from '@crownhold/games/kingdomino';
import { createThrower } from '@crownhold/throw';
import { toHex } from '../src/bytes.ts';
import { createChain, DEALER, elementOf, MAX_CHAIN } from '../src/chain.ts';
import { settleNext, type Thrower } from '../src/deal.ts';
import { mixJoint, roll } from '../src/joint.ts';
import { createEntropy, type Entropy } from '../src/outcome.ts';
import { secretOf } from '../test/secret.ts';

export interface Frequencies {
  readonly name: string;
  readonly outcomes: number;
  readonly chiSquare: number;
  readonly freedom: number;
  /** How many standard deviations chi-square lies from what fair dice give. */
  readonly deviation: number;
}

/** Outcomes 0 … of each dealing. */
const PER_DEALING = 16;
/** Such a deviation comes once in a thousand times by chance, on either side. */
const LIMIT = 3.29;

export function isLikely({ deviation }: Frequencies): boolean {
  return Math.abs(deviation) < LIMIT;
}

/** Deals each kind of chance this often by the scheme itself and holds the outcomes against their weights. */
export function measureFrequencies(
  outcomes: number,
  seed: number,
  progress?: (name: string) => void,
): readonly Frequencies[] {
  const two = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
  const line = ['draw 1', 'draw 2', 'draw 3', 'draw 4'];
  const rolls = ['roll 1 ?', 'roll 2 dot', 'roll 3 dot', 'roll 4 ?'];
  const books = { seats: 2, spellbook: 'drawn', first: 0 } as const;
  const measure = <S extends StateBuffer, O extends GameOptions, E>(
    name: string,
    game: Game<S, O, E>,
    options: O,
    steps: readonly string[],
  ) => {
    progress?.(name);
    return frequencies(name, game, stateAfter(game, options, steps), outcomes, seed);
  };
  return [
    measure('draw of the first domino', kingdomino, two, []),
    measure('draw of the fourth domino', kingdomino, two, line.slice(0, 3)),
    measure('king, two of each', kingdomino, two, line),
    measure('king, one against two', kingdomino, two, [...line, 'king 0', 'take 1']),
    ...rolls.map((_, die) => measure(`roll of die ${die + 1}`, duel, books, rolls.slice(0, die))),
    measure('landing by weights', colours, { seats: 1, map: 'first' }, []),
  ];
}

/** Throws real dice this often, seeded by the scheme, and holds the faces of each die against one another. */
export async function measureThrows(throws: number, seed: number): Promise<readonly Frequencies[]> {
  const physics = await createThrower();
  const thrower = landingBy(physics.throw) as unknown as Thrower<StateBuffer>;
  const state = stateAfter(colours, { seats: 1, map: 'first' }, []);
  const dice = countDice(state);
  const faces = Array.from({ length: dice }, () => new Map<string, number>());
  const chains = new Scheme(`throws ${seed}`, 1 + throws);
  for (let i = 0; i < throws; i++) {
    const entropy = chains.entropyOf(i);
    for (const [die, { move }] of thrower(colours.copy(state), entropy(0))!.entries()) {
      const drops = colours.formatMove(state, move).split(' ')[2]!;
      faces[die]!.set(drops, (faces[die]!.get(drops) ?? 0) + 1);
    }
  }
  return faces.map((counts, die) => ({ ...drops(counts, throws), name: `faces of die ${die + 1}, thrown` }));
}

/** A die has two sides of each number of drops. */
function drops(counts: ReadonlyMap<string, number>, throws: number): Omit<Frequencies, 'name'> {
  const expected = throws / counts.size;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.size - 1;
  return { outcomes: throws, chiSquare, freedom, deviation: normalDeviation(chiSquare, freedom) };
}

/** Two clients and a dealer: chains, a joint value, contributions folded in; a dealing for each number. */
class Scheme {
  readonly #opening: string;
  readonly #dealer: ReturnType<typeof createChain>;
  readonly #clients: readonly ReturnType<typeof createChain>[];
  readonly #rolling: string[];

  constructor(name: string, dealings: number) {
    this.#opening = toHex(secretOf(name));
    const length = Math.min(MAX_CHAIN, Math.max(10, dealings + 1));
    const base = this.#opening;
    this.#dealer = createChain(secretOf(`${name} dealer`), { base, party: DEALER }, length);
    this.#clients = [0, 1].map((party: Seat) => createChain(secretOf(`${name} ${party}`), { base, party }, length));
    const first = (chain: ReturnType<typeof createChain>) => elementOf(chain, 1);
    const seats = this.#clients.map(first);
    this.#rolling = [mixJoint({ opening: base, attempt: 1, dealer: first(this.#dealer), seats })];
  }

  /** Of dealing i + 1, in ascending order of i. */
  entropyOf(i: number): Entropy {
    const { length } = this.#dealer;
    const position = 2 + (i % (length - 1));
    const given = this.#clients.map((chain, seat) => ({ seat, ordinal: i + 1, element: elementOf(chain, position) }));
    if (this.#rolling.length === i + 1) this.#rolling.push(roll(this.#rolling[i]!, i + 1, given));
    const rolling = this.#rolling[i + 1]!;
    return createEntropy({
      opening: this.#opening,
      dealing: i + 1,
      element: elementOf(this.#dealer, position),
      rolling,
    });
  }
}

function frequencies<S extends StateBuffer, O extends GameOptions, E>(
  name: string,
  game: Game<S, O, E>,
  state: S,
  outcomes: number,
  seed: number,
): Frequencies {
  const moves = [...listMoves(game, state, CHANCE)];
  const counts = new Map(moves.map((move) => [move, 0]));
  const scheme = new Scheme(`${name} ${seed}`, Math.ceil(outcomes / PER_DEALING));
  for (let i = 0; i < outcomes; i++) {
    const entropy = scheme.entropyOf(Math.floor(i / PER_DEALING));
    const [outcome] = settleNext(game, state, () => entropy(i % PER_DEALING), undefined);
    counts.set(outcome!.move, counts.get(outcome!.move)! + 1);
  }
  const total = moves.reduce((sum, move) => sum + game.chanceWeight(state, move), 0);
  const chiSquare = moves.reduce((sum, move) => {
    const expected = (outcomes * game.chanceWeight(state, move)) / total;
    return sum + (counts.get(move)! - expected) ** 2 / expected;
  }, 0);
  const freedom = moves.length - 1;
  return { name, outcomes, chiSquare, freedom, deviation: normalDeviation(chiSquare, freedom) };
}

function stateAfter<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
  steps: readonly string[],
): S {
  const played = replay(game, { options, steps });
  if (isFault(played)) throw new Error(`${game.id}: ${JSON.stringify(played)}`);
  return played.state;
}

/** Wilson and Hilferty: the cube root of chi-square over its freedom is nearly normal. */
function normalDeviation(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}
