// Runs seeds of the simulation, each twice or one of every N. Usage:
// node apps/server/simulation/main.ts [FIRST [COUNT]] [--minutes N] [--once] [--twice-every N] [--story]
// Prints what it counted as JSON, or the story of the first seed that breaks something, made small.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runSeeds } from './seeds.ts';
import { simulate } from './simulation.ts';
import { formatStory } from './story.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    once: { type: 'boolean' },
    'twice-every': { type: 'string', default: '1' },
    story: { type: 'boolean' },
  },
});
const [first = 1, count = 1] = positionals.map(Number);
if (values.story) {
  process.stdout.write(`${formatStory(await simulate(first))}\n`);
} else {
  const endMs = values.minutes === undefined ? Infinity : performance.now() + 60_000 * Number(values.minutes);
  const { broken, ...counts } = await runSeeds(first, count, {
    isOnce: values.once === true,
    twiceEvery: Number(values['twice-every']),
    isTimeOver: () => performance.now() > endMs,
  });
  if (broken) process.stdout.write(`${formatStory(broken.smallest)}\n`);
  process.stdout.write(
    `${JSON.stringify({ ...counts, ...(broken && { broken: broken.seed, invariant: broken.smallest.violation?.invariant }) })}\n`,
  );
  process.exitCode = broken ? 1 : 0;
}
