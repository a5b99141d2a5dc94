// Speed of the games, beside a peer in the same run, slices taken in turn so that noise hits both. Usage: npm run bench -- games [--heap]

import process from 'node:process';
import { parseArgs } from 'node:util';
import { measureEngine } from './engine.ts';
import { measureVerifying } from './fair.ts';
import { installPeer } from './peer.ts';
import { measurePlayouts } from './playouts.ts';

const ROUNDS = 7;
const SLICE_SECONDS = 2;
const HEAP_SECONDS = 75;
/** What was asked for, as multiples of the peer. */
const GOALS = { listing: 250, sampling: 600 } as const;

/** The other games, and what was asked of them as a share of Kingdomino. */
const OTHERS = [
  { name: 'Kingdomino Duel', goal: 0.25, flags: ['--game', 'duel'] },
  { name: 'Colour Kingdoms', goal: 0.05, flags: ['--game', 'colours', '--seats', '2'] },
].map((other) => ({ ...other, listed: [] as number[], sampled: [] as number[] }));

const { values } = parseArgs({ allowPositionals: true, options: { heap: { type: 'boolean', default: false } } });
const print = (text: string) => process.stdout.write(`${text}\n`);
const whole = (figure: number) => Math.round(figure).toLocaleString('en');

const peer = installPeer('boardgame.io');
const peerPaces: number[] = [];
const listing: number[] = [];
const sampling: number[] = [];
/** Quick games of the search for each random one, and what was asked. */
const playouts: number[] = [];
const PLAYOUT_GOAL = 0.05;
for (let round = 0; round < ROUNDS; round++) {
  peerPaces.push(median(peer.measure(3, (SLICE_SECONDS * 1000) / 3)));
  const figures = measureEngine(SLICE_SECONDS, '--seats', '2');
  listing.push(figures.listing.median);
  sampling.push(figures.sampling.median);
  const { random, quick } = measurePlayouts(SLICE_SECONDS);
  playouts.push(quick / random);
  for (const { flags, listed, sampled } of OTHERS) {
    const { listing: list, sampling: sample } = measureEngine(SLICE_SECONDS, ...flags);
    listed.push(list.median);
    sampled.push(sample.median);
  }
}

print(`Node ${process.versions.node}, one core, medians of ${ROUNDS} rounds taken in turn`);
print('');
print('random games of two players a second');
print(`  boardgame.io 0.50.2, local client, 28 moves without rules   ${whole(median(peerPaces))}`);
for (const [name, paces] of Object.entries({ listing, sampling })) {
  const goal = GOALS[name as keyof typeof GOALS];
  const ratio = median(paces) / median(peerPaces);
  const spread = paces.map((pace, round) => pace / peerPaces[round]!).sort((a, b) => a - b);
  const through = name === 'listing' ? 'Rules.legalMoves' : 'Rules.sample';
  print(
    `  Crownhold, whole games with scores, ${through.padEnd(22)}  ${whole(median(paces))}   ${ratio.toFixed(0)} x the peer ` +
      `(rounds from ${spread[0]!.toFixed(0)} to ${spread.at(-1)!.toFixed(0)}, goal ${goal})`,
  );
}
print('');
print('random games of two players a second in the other games, beside those of Kingdomino');
for (const { name, goal, listed, sampled } of OTHERS) {
  const ratios = [median(listed) / median(listing), median(sampled) / median(sampling)];
  print(
    `  ${name.padEnd(16)} Rules.legalMoves ${whole(median(listed))} (${ratios[0]!.toFixed(2)} x), Rules.sample ${whole(median(sampled))} ` +
      `(${ratios[1]!.toFixed(2)} x); goal ${goal}`,
  );
}
print('');
print(
  `quick games of the search, Kingdomino with 4 players: ${median(playouts).toFixed(3)} x the random games ` +
    `(rounds from ${Math.min(...playouts).toFixed(3)} to ${Math.max(...playouts).toFixed(3)}, goal ${PLAYOUT_GOAL})`,
);
print('');
for (const flags of [
  ['--seats', '2'],
  ['--seats', '3'],
  ['--seats', '4'],
  ['--seats', '2', '--variants', 'mighty-duel'],
  ['--game', 'duel'],
  ['--game', 'colours', '--seats', '1'],
  ['--game', 'colours', '--seats', '4'],
]) {
  const { listing: listed, sampling: sampled, copyNanoseconds, stateBytes } = measureEngine(SLICE_SECONDS, ...flags);
  print(
    `${flags.join(' ').padEnd(34)} ${whole(listed.median).padStart(9)} listed ${whole(sampled.median).padStart(9)} sampled games/s, ` +
      `a state ${stateBytes} bytes, a copy ${copyNanoseconds.median} ns`,
  );
}
print('');
print(
  'verifying a sealed match, native signatures included, ms of computing (goals: Kingdomino for two 30, Colour Kingdoms 2,000)',
);
for (const { name, best, median: middle } of measureVerifying()) {
  print(`  ${name.padEnd(36)} ${middle.toFixed(1).padStart(6)}   (best of the slices ${best.toFixed(1)})`);
}
if (values.heap) {
  const { heapBytes } = measureEngine(HEAP_SECONDS, '--seats', '2');
  print('');
  print(
    `heap after each slice of ${HEAP_SECONDS} s of play, KiB: ${heapBytes.map((bytes) => whole(bytes / 1024)).join(' ')}`,
  );
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[figures.length >> 1]!;
}
