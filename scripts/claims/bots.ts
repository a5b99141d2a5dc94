import process from 'node:process';
import { type Figure, measureStrength, type Strength } from '@crownhold/bots/claims';
import { colours } from '@crownhold/games/colours';
import { duel, SPELLBOOKS } from '@crownhold/games/duel';
import { kingdomino, type Options } from '@crownhold/games/kingdomino';
import { runCommand } from '../command.ts';
import type { Claim } from './claim.ts';

const MILLION = 1_000_000;

/** A game in which the greedy bot is measured, and how often it must win there against random ones. */
interface Setting {
  readonly name: string;
  readonly least: number;
  measure(rival: 'random' | 'greedy', seed: number): Strength;
}

const SETTINGS: readonly Setting[] = [
  inKingdomino('2 players', 2, []),
  inKingdomino('3 players', 3, []),
  inKingdomino('4 players', 4, []),
  inKingdomino('2 players, Middle Kingdom and Harmony', 2, ['middle-kingdom', 'harmony']),
  inKingdomino('4 players, Middle Kingdom and Harmony', 4, ['middle-kingdom', 'harmony']),
  inKingdomino('Mighty Duel', 2, ['mighty-duel']),
  ...SPELLBOOKS.map(inDuel),
  inColours(),
];

function inKingdomino(name: string, seats: number, variants: Options['variants']): Setting {
  const options: Options = { seats, variants, tiebreak: 'territory-then-crowns' };
  return {
    name,
    least: seats === 2 ? 0.95 : 0.9,
    measure: (rival, seed) => measureStrength(kingdomino, options, 'greedy', rival, 4000, seed),
  };
}

function inDuel(spellbook: (typeof SPELLBOOKS)[number]): Setting {
  const options = { seats: 2, spellbook, first: 'random' } as const;
  return {
    name: `Duel, spellbook ${spellbook}`,
    least: 0.95,
    measure: (rival, seed) => measureStrength(duel, options, 'greedy', rival, 2000, seed),
  };
}

function inColours(): Setting {
  return {
    name: 'Colour Kingdoms',
    least: 0.95,
    measure: (rival, seed) => measureStrength(colours, { seats: 2, map: 'first' }, 'greedy', rival, 1000, seed),
  };
}

export const greedyStrength: Claim = {
  name: 'greedy-strength',
  says:
    'In Kingdomino the greedy bot wins at least 95 % of the games against a random one, and at least 90 % against two or three of ' +
    'them; two greedy bots make 41 to 45 points each. 4,000 games each, every game from another seat. In Kingdomino Duel it wins ' +
    'at least 95 % against a random one, 2,000 games by each edition; in Colour Kingdoms too, 1,000 games.',
  async run({ seed, progress }) {
    const counts: Record<string, string> = {};
    let ok = true;
    for (const { name, least, measure } of SETTINGS) {
      const contest = measure('random', seed);
      const peers = measure('greedy', seed);
      counts[`${name}: wins against random`] = percent(contest.wins);
      counts[`${name}: points against random`] = `${points(contest.points)}, random ${points(contest.rivalPoints)}`;
      counts[`${name}: points among greedy bots`] = points(peers.points);
      progress(`${name}: ${percent(contest.wins)}, ${points(peers.points)} points among themselves`);
      ok &&= contest.wins.mean >= least;
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
