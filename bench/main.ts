// Speed, beside a peer in the same run, slices taken in turn so that noise hits both. Usage: npm run bench [-- --heap]

import process from 'node:process';
import { parseArgs } from 'node:util';
import { measureEngine } from './engine.ts';
import { installPeer } from './peer.ts';

const ROUNDS = 7;
const SLICE_SECONDS = 2;
const HEAP_SECONDS = 75;
/** What was asked for, as multiples of the peer. */
const GOALS = { listing: 250, sampling: 600 } as const;

/** Of Kingdomino Duel, as a share of Kingdomino. */
const DUEL_GOAL = 0.25;

const { values } = parseArgs({ options: { heap: { type: 'boolean', default: false } } });
const print = (text: string) => process.stdout.write(`${text}\n`);
const whole = (figure: number) => Math.round(figure).toLocaleString('en');

const peer = installPeer('boardgame.io');
const peerPaces: number[] = [];
const listing: number[] = [];
const sampling: number[] = [];
const duelListing: number[] = [];
const duelSampling: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  peerPaces.push(median(peer.measure(3, (SLICE_SECONDS * 1000) / 3)));
  const figures = measureEngine(SLICE_SECONDS, '--seats', '2');
  listing.push(figures.listing.median);
  sampling.push(figures.sampling.median);
  const others = measureEngine(SLICE_SECONDS, '--game', 'duel');
  duelListing.push(others.listing.median);
  duelSampling.push(others.sampling.median);
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
print('random games of Kingdomino Duel a second, beside those of Kingdomino with two players');
for (const [through, duel, kingdomino] of [
  ['Rules.legalMoves', duelListing, listing],
  ['Rules.sample', duelSampling, sampling],
] as const) {
  const ratio = median(duel) / median(kingdomino);
  print(`  ${through.padEnd(22)}  ${whole(median(duel))}   ${ratio.toFixed(2)} x Kingdomino (goal ${DUEL_GOAL})`);
}
print('');
for (const flags of [
  ['--seats', '2'],
  ['--seats', '3'],
  ['--seats', '4'],
  ['--seats', '2', '--variants', 'mighty-duel'],
  ['--game', 'duel'],
]) {
  const { listing: listed, sampling: sampled, copyNanoseconds, stateBytes } = measureEngine(SLICE_SECONDS, ...flags);
  print(
    `${flags.join(' ').padEnd(34)} ${whole(listed.median).padStart(9)} listed ${whole(sampled.median).padStart(9)} sampled games/s, ` +
      `a state ${stateBytes} bytes, a copy ${copyNanoseconds.median} ns`,
  );
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
