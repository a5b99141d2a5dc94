// Learns by self-play how kingdoms end, and keeps what wins against what was known before. Ways in which
// kingdoms grow may be named; all are learned otherwise.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { FEATURE_COUNT, type ValueWeights, WEIGHT_SETS, WEIGHTS, type WeightSet } from '@crownhold/bots/learning';
import { below, createRng, type Rng } from '@crownhold/core';
import { type Options, parseOptions } from '@crownhold/games/kingdomino';
import { runCommand } from './command.ts';
import { leadOf } from './learn/match.ts';
import { Regression } from './learn/regression.ts';
import { firstWeights, playGame } from './learn/self-play.ts';
import { ROOT } from './repository.ts';

const FILE = 'packages/bots/src/evaluators/kingdomino/weights.ts';
const SEED = 1;
/** By how many points choices are wrong at most, in each generation: the first ones look around. */
const ERRORS = [8, 3, 2, 1];
const RIDGE = 20;
const DIGITS = 1000;

/** By how many players games are played, how many in a generation, and how many deals in the match at the end. */
const LESSONS: Readonly<Record<WeightSet, { seats: readonly number[]; games: number; match: number }>> = {
  one: { seats: [4, 4, 3], games: 2500, match: 200 },
  'one-centred': { seats: [4, 4, 3], games: 2500, match: 200 },
  two: { seats: [2], games: 4000, match: 400 },
  'two-centred': { seats: [2], games: 4000, match: 400 },
  mighty: { seats: [2], games: 800, match: 150 },
  'mighty-centred': { seats: [2], games: 800, match: 150 },
};

const named = process.argv.slice(2);
let kept: ValueWeights = WEIGHTS;
for (const weightSet of WEIGHT_SETS) {
  if (named.length > 0 && !named.includes(weightSet)) continue;
  const { seats, games, match } = LESSONS[weightSet];
  const rng = createRng(SEED);
  let weights = firstWeights();
  for (const [generation, error] of ERRORS.entries()) {
    const regressions = weights[weightSet].map(() => new Regression(FEATURE_COUNT));
    let sum = 0;
    for (let game = 0; game < games; game++) {
      const options = optionsOf(weightSet, seats[game % seats.length]!, rng);
      const players = Array.from({ length: options.seats }, () => weights);
      const points = playGame(options, players, rng, error, ({ laid, features, points: figure }) =>
        regressions[laid]!.add(features, figure),
      );
      sum += points.reduce((one, other) => one + other) / points.length;
    }
    weights = { ...weights, [weightSet]: regressions.map((regression) => regression.solve(RIDGE).map(rounded)) };
    say(`${weightSet}, generation ${generation + 1}: ${(sum / games).toFixed(2)} points a seat`);
  }
  // Weights of another form cannot even play.
  if (
    kept[weightSet].some((row) => row.length !== FEATURE_COUNT) ||
    kept[weightSet].length !== weights[weightSet].length
  ) {
    kept = { ...kept, [weightSet]: weights[weightSet] };
    continue;
  }
  const { lead, error } = leadOf(
    weights,
    kept,
    (deals) => optionsOf(weightSet, seats[below(deals, seats.length)]!, deals),
    match,
    SEED,
  );
  const isBetter = lead - error > 0;
  say(
    `${weightSet}: ${lead.toFixed(2)} ± ${error.toFixed(2)} points ahead of what was known: ${isBetter ? 'kept' : 'dropped'}`,
  );
  if (isBetter) kept = { ...kept, [weightSet]: weights[weightSet] };
}
writeFileSync(
  join(ROOT, FILE),
  `// Written by \`npm run learn\`: by weight set, by dominoes laid, by feature.
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learned, and like a constant by accident.
import type { ValueWeights } from './weight-set.ts';

export const WEIGHTS: ValueWeights = ${JSON.stringify(kept)};
`,
);
const { ok, output } = await runCommand(['biome', 'check', '--write', FILE]);
if (!ok) throw new Error(output);
say(FILE);

/** Harmony counts in half of the games. */
function optionsOf(weightSet: WeightSet, seats: number, rng: Rng): Options {
  const variants = [
    ...(weightSet.endsWith('centred') ? ['middle-kingdom'] : []),
    ...(below(rng, 2) === 0 ? ['harmony'] : []),
    ...(weightSet.startsWith('mighty') ? ['mighty-duel'] : []),
  ];
  return parseOptions({ seats, variants }) as Options;
}

function rounded(weight: number): number {
  return Math.round(weight * DIGITS) / DIGITS;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
