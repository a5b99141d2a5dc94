// Teaches the networks of Kingdomino by quick games, and keeps those that win against the ones known before. Kinds may be
// named; all are taught otherwise. What was learned is saved on the way, and the same command goes on from there.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { formatWeights, NETWORK_KINDS, NETWORK_WEIGHTS, type NetworkKind } from '@crownhold/bots/learning';
import { runCommand } from './command.ts';
import { type Lesson, NetworkSchool } from './learn/network-lessons.ts';
import { networkLead } from './learn/network-match.ts';
import { REPORTS, ROOT } from './repository.ts';

const FILE = 'packages/bots/src/evaluators/kingdomino/network-weights.ts';
const MATCH_SEED = 2_000_000;

/** First quick players take by themselves, then as the network likes. */
function lessons(quickGames: number, draftedGames: number): readonly Lesson[] {
  return [
    { games: quickGames, rate: 0.002, firstSeed: 0, isDrafting: false },
    { games: draftedGames, rate: 0.0012, firstSeed: 1_000_000, isDrafting: true },
  ];
}

/** What each kind learns, and how many deals the match at the end has. */
const COURSES: Readonly<Record<NetworkKind, { readonly lessons: readonly Lesson[]; readonly match: number }>> = {
  two: { lessons: lessons(200_000, 150_000), match: 200 },
  mighty: { lessons: lessons(80_000, 60_000), match: 100 },
  one: { lessons: lessons(60_000, 50_000), match: 100 },
};

const named = process.argv.slice(2);
const folder = join(REPORTS, 'learn');
mkdirSync(folder, { recursive: true });
let kept = NETWORK_WEIGHTS;
for (const kind of NETWORK_KINDS) {
  if (named.length > 0 && !named.includes(kind)) continue;
  const saved = join(folder, `${kind}.bin`);
  const school = new NetworkSchool(kind, COURSES[kind].lessons);
  if (existsSync(saved)) school.restore(new Float64Array(new Uint8Array(readFileSync(saved)).buffer));
  while (!school.isOver) {
    say(`${kind}: mean squared error ${school.learn().toFixed(5)}`);
    writeFileSync(saved, school.save());
  }
  const weights = formatWeights(school.weights);
  const { lead, error } = networkLead(kind, weights, COURSES[kind].match, MATCH_SEED);
  const isBetter = lead - error > 0;
  say(
    `${kind}: ${lead.toFixed(2)} ± ${error.toFixed(2)} points ahead of what was known: ${isBetter ? 'kept' : 'dropped'}`,
  );
  if (isBetter) kept = { ...kept, [kind]: weights };
  rmSync(saved, { force: true });
}
writeFileSync(
  join(ROOT, FILE),
  `// Written by \`npm run learn-networks\`: by kind of network, two letters for each weight.
import type { NetworkKind } from './network-kind.ts';

export const NETWORK_WEIGHTS: Readonly<Record<NetworkKind, string>> = ${JSON.stringify(kept)};
`,
);
const { ok, output } = await runCommand(['biome', 'check', '--write', FILE]);
if (!ok) throw new Error(output);
say(FILE);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
