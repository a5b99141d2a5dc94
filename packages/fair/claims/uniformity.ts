import { CHANCE, type Game, type GameOptions, isFault, listMoves, replay, type StateBuffer } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import { duel } from '@crownhold/games/duel';
import { kingdomino } from '@crownhold/games/kingdomino';
import { createChain, elementOf, MAX_CHAIN } from '../src/chain.ts';
import { settleNext } from '../src/deal.ts';
import { createEntropy } from '../src/outcome.ts';
import { secretOf } from '../test/secret.ts';

export interface Frequencies {
  readonly name: string;
  readonly outcomes: number;
  readonly chiSquare: number;
  readonly freedom: number;
  /** How many standard deviations chi-square lies from what fair dice give. */
  readonly deviation: number;
}

/** Outcomes 0 … of each event. */
const PER_EVENT = 16;
/** Such a deviation comes once in a thousand times by chance, on either side. */
const LIMIT = 3.29;

export function isLikely({ deviation }: Frequencies): boolean {
  return Math.abs(deviation) < LIMIT;
}

/** Deals each kind of chance this often from sealed elements and holds the outcomes against their weights. */
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

function frequencies<S extends StateBuffer, O extends GameOptions, E>(
  name: string,
  game: Game<S, O, E>,
  state: S,
  outcomes: number,
  seed: number,
): Frequencies {
  const moves = [...listMoves(game, state, CHANCE)];
  const counts = new Map(moves.map((move) => [move, 0]));
  const table = `${name} ${seed}`;
  const length = Math.min(MAX_CHAIN, Math.ceil(outcomes / PER_EVENT));
  const chain = createChain(secretOf(table), { table, party: 'dealer', epoch: 0 }, length);
  for (let i = 0; i < outcomes; i++) {
    const event = Math.floor(i / PER_EVENT);
    const element = elementOf(chain, 1 + (event % length));
    const entropy = createEntropy({ table, event, element, joint: elementOf(chain, 0), contribution: 'none' });
    const [{ move }] = settleNext(game, state, entropy, i % PER_EVENT, undefined) as [{ move: number }];
    counts.set(move, counts.get(move)! + 1);
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
