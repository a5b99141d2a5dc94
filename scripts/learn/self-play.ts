import {
  expectedPoints,
  FEATURE_AT,
  FEATURE_COUNT,
  FeatureReader,
  kingdominoSearchEvaluator,
  listCandidates,
  type ValueWeights,
} from '@crownhold/bots/learning';
import { below, CHANCE, NOBODY, type Rng, type Seat } from '@crownhold/core';
import { gamePoints, kingdomino, type Options, type State } from '@crownhold/games/kingdomino';

/** A kingdom on its way, and what became of it. */
export interface Example {
  readonly laid: number;
  readonly features: Float64Array;
  readonly points: number;
}

const reader = new FeatureReader();

/** Plays a game among seats that choose by their weights, in points wrong by up to half of `error`. */
export function playGame(
  options: Options,
  weights: readonly ValueWeights[],
  rng: Rng,
  error: number,
  keep?: (example: Example) => void,
): readonly number[] {
  const state = kingdomino.create(options);
  const kept: { readonly seat: Seat; readonly laid: number; readonly features: Float64Array }[] = [];
  for (let actors = kingdomino.actors(state); actors !== NOBODY; actors = kingdomino.actors(state)) {
    if (actors === 1 << CHANCE) {
      kingdomino.apply(state, CHANCE, kingdomino.sample(state, CHANCE, rng));
      continue;
    }
    const { seat } = state;
    playTurn(state, seat, weights[seat]!, rng, error);
    if (keep) kept.push({ seat, laid: state.laidCount[seat]!, features: reader.read(state, seat).slice() });
  }
  const points = weights.map((_, seat) => gamePoints(state, seat));
  for (const { seat, ...rest } of kept) keep?.({ points: points[seat]!, ...rest });
  return points;
}

function playTurn(state: State, seat: Seat, weights: ValueWeights, rng: Rng, error: number): void {
  const evaluator: typeof kingdominoSearchEvaluator = {
    ...kingdominoSearchEvaluator,
    evaluate: (after: State, of: Seat) => expectedPoints(after, of, weights) + error * fraction(rng),
  };
  const [best] = listCandidates(kingdomino, evaluator, state, seat);
  for (const move of best!.turn) kingdomino.apply(state, seat, move);
}

/** Weights that know nothing but points, bonuses and the rating of the next domino. */
export function firstWeights(): ValueWeights {
  const row = Array.from({ length: FEATURE_COUNT }, (_, feature) => FIRST_WEIGHTS.get(feature) ?? 0);
  const rows = (dominoes: number) => Array.from({ length: dominoes + 1 }, () => row);
  const [small, large] = [rows(12), rows(24)];
  return { one: small, 'one-centred': small, two: small, 'two-centred': small, mighty: large, 'mighty-centred': large };
}

const FIRST_WEIGHTS: ReadonlyMap<number, number> = new Map([
  [FEATURE_AT.points, 1],
  [FEATURE_AT.centred, 10],
  [FEATURE_AT.offCentre, -2],
  [FEATURE_AT.harmony, 5],
  [FEATURE_AT.holes, -2],
  [FEATURE_AT.pending, 0.8],
  [FEATURE_AT.misfits, -5],
]);

/** Uniform in [0, 1), in steps fine enough. */
function fraction(rng: Rng): number {
  return below(rng, STEPS) / STEPS;
}

const STEPS = 1 << 20;
