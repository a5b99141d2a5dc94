import process from 'node:process';
import { type Figure, measureStrength } from '@crownhold/bots/claims';
import type { Options } from '@crownhold/games/kingdomino';
import { runCommand } from '../command.ts';
import type { Claim } from './claim.ts';

const GAMES = 4000;
const MILLION = 1_000_000;

const SETTINGS: readonly { readonly name: string; readonly seats: number; readonly variants: Options['variants'] }[] = [
  { name: '2 players', seats: 2, variants: [] },
  { name: '3 players', seats: 3, variants: [] },
  { name: '4 players', seats: 4, variants: [] },
  { name: '2 players, Middle Kingdom and Harmony', seats: 2, variants: ['middle-kingdom', 'harmony'] },
  { name: '4 players, Middle Kingdom and Harmony', seats: 4, variants: ['middle-kingdom', 'harmony'] },
  { name: 'Mighty Duel', seats: 2, variants: ['mighty-duel'] },
];

export const greedyStrength: Claim = {
  name: 'greedy-strength',
  says:
    'In Kingdomino the greedy bot wins at least 95 % of the games against a random one, and at least 90 % against two or three of ' +
    'them; two greedy bots make 41 to 45 points each. 4,000 games each, every game from another seat.',
  async run({ seed, progress }) {
    const counts: Record<string, string> = {};
    let ok = true;
    for (const { name, seats, variants } of SETTINGS) {
      const options: Options = { seats, variants, tiebreak: 'territory-then-crowns' };
      const contest = measureStrength(options, 'greedy', 'random', GAMES, seed);
      const peers = measureStrength(options, 'greedy', 'greedy', GAMES, seed);
      counts[`${name}: wins against random`] = percent(contest.wins);
      counts[`${name}: points against random`] = `${points(contest.points)}, random ${points(contest.rivalPoints)}`;
      counts[`${name}: points among greedy bots`] = points(peers.points);
      progress(`${name}: ${percent(contest.wins)}, ${points(peers.points)} points among themselves`);
      ok &&= contest.wins.mean >= (seats === 2 ? 0.95 : 0.9);
      if (name === '2 players') ok &&= peers.points.mean >= 41 && peers.points.mean <= 45;
    }
    return {
      ok,
      counts,
      notes: 'The ranges are 95 % confidence intervals. A shared victory counts as a share of one.',
    };
  },
};

function percent({ mean, error }: Figure): string {
  return `${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)} %`;
}

function points({ mean, error }: Figure): string {
  return `${mean.toFixed(2)} ± ${error.toFixed(2)}`;
}

export const engineFuzz: Claim = {
  name: 'engine-fuzz',
  says:
    'A million right, mutated and random lines into the engine protocol are all answered, in its form, without a throw, and every ' +
    'question by one legal turn.',
  async run({ seed }) {
    // No script imports an app, so this one is called like a program.
    const call = `const { checkEngineFuzz } = await import('./apps/cli/src/engine/fuzz.ts');
      process.stdout.write(JSON.stringify(checkEngineFuzz(${MILLION}, ${seed})));`;
    const { ok, output } = await runCommand([process.execPath, '--input-type=module', '--eval', call]);
    if (!ok) return { ok, counts: {}, notes: output };
    // Written by the line above.
    return { ok, counts: JSON.parse(output) as Record<string, number> };
  },
};
