// Learns by self-play how kingdoms end, and keeps what wins against what was known before. A size of grid may be given;
// both are learned otherwise.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { FACTS, type GridSize, type ValueWeights, WEIGHTS } from '@crownhold/bots/learning';
import { below, createRng, type Rng } from '@crownhold/core';
import { type Options, parseOptions } from '@crownhold/games/kingdomino';
import { runCommand } from './command.ts';
import { leadOf } from './learn/match.ts';
import { Regression } from './learn/regression.ts';
import { firstWeights, playGame } from './learn/self-play.ts';
import { ROOT } from './repository.ts';

const FILE = 'packages/bots/src/evaluators/kingdomino-weights.ts';
const SEED = 1;
/** By how many points choices are wrong at most, in each generation: the first ones look around. */
const ERRORS = [8, 3, 2, 1];
const RIDGE = 20;
const DIGITS = 1000;

/** How many games are played in a generation, by how many players, and in the match at the end. */
const LESSONS: readonly { size: GridSize; seats: readonly number[]; games: number; match: number }[] = [
  { size: 5, seats: [4, 3, 2, 2], games: 3000, match: 400 },
  { size: 7, seats: [2], games: 1000, match: 200 },
];

const named = process.argv.slice(2);
let kept: ValueWeights = WEIGHTS;
for (const { size, seats, games, match } of LESSONS) {
  if (named.length > 0 && !named.includes(String(size))) continue;
  const rng = createRng(SEED);
  let weights = firstWeights();
  for (const [generation, error] of ERRORS.entries()) {
    const regressions = weights[size].map(() => new Regression(FACTS));
    let sum = 0;
    for (let game = 0; game < games; game++) {
      const options = optionsOf(size, seats[game % seats.length]!, rng);
      const players = Array.from({ length: options.seats }, () => weights);
      const points = playGame(options, players, rng, error, ({ laid, facts, points: figure }) =>
        regressions[laid]!.add(facts, figure),
      );
      sum += points.reduce((one, other) => one + other) / points.length;
    }
    weights = { ...weights, [size]: regressions.map((regression) => regression.solve(RIDGE).map(rounded)) };
    say(`${size}x${size}, generation ${generation + 1}: ${(sum / games).toFixed(2)} points a seat`);
  }
  // Weights of another form cannot even play.
  if (kept[size].some((row) => row.length !== FACTS) || kept[size].length !== weights[size].length) {
    kept = { ...kept, [size]: weights[size] };
    continue;
  }
  const { lead, error } = leadOf(
    weights,
    kept,
    (deals) => optionsOf(size, seats[below(deals, seats.length)]!, deals),
    match,
    SEED,
  );
  const isBetter = lead - error > 0;
  say(
    `${size}x${size}: ${lead.toFixed(2)} ± ${error.toFixed(2)} points ahead of what was known: ${isBetter ? 'kept' : 'dropped'}`,
  );
  if (isBetter) kept = { ...kept, [size]: weights[size] };
}
writeFileSync(
  join(ROOT, FILE),
  `// Written by \`npm run learn\`: by the size of the grid, by dominoes laid, by fact.
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learned, and like a constant by accident.
import type { ValueWeights } from './kingdomino-value.ts';

export const WEIGHTS: ValueWeights = ${JSON.stringify(kept)};
`,
);
const { ok, output } = await runCommand(['biome', 'check', '--write', FILE]);
if (!ok) throw new Error(output);
say(FILE);

/** Both bonuses count in most games, since most people play with them. */
function optionsOf(size: GridSize, seats: number, rng: Rng): Options {
  const variants = [['middle-kingdom', 'harmony'], ['middle-kingdom', 'harmony'], ['middle-kingdom'], ['harmony'], []];
  const chosen = variants[below(rng, variants.length)]!;
  return parseOptions({ seats, variants: size === 7 ? [...chosen, 'mighty-duel'] : chosen }) as Options;
}

function rounded(weight: number): number {
  return Math.round(weight * DIGITS) / DIGITS;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
