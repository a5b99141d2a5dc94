import process from 'node:process';
import { type Figure, RUNGS } from '@crownhold/bots/claims';
import { runCommand } from '../command.ts';
import type { Claim } from './claim.ts';

const LEAST = 0.65;
const QUICK_GAMES = 2000;
/** Of those that search: fewer for whoever takes longer. */
const GAMES: Readonly<Record<string, number>> = { knight: 1000, queen: 140 };
/** More than any level uses. */
const NODES = 1_000_000;

/** What `crownhold arena --json` tells of two bots. */
interface Report {
  readonly games: number;
  readonly bots: readonly [Standing, Standing];
  readonly comparisons: readonly [{ readonly elo: Elo }];
}

interface Standing {
  readonly points: Figure;
  readonly decided: Figure;
  readonly msPerTurn: number;
}

interface Elo {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export const levels: Claim = {
  name: 'levels',
  says:
    'In Kingdomino with two players each level wins at least 65 % of the decided games against the level below, and the first one ' +
    'against a random player. Every deal is played from both seats.',
  async run({ seed, progress }) {
    const counts: Record<string, string> = {};
    let ok = true;
    for (const { level, below } of RUNGS) {
      const report = await callArena(level, below, seed);
      if (typeof report === 'string') return { ok: false, counts, notes: report };
      const [{ decided, points, msPerTurn }, rival] = report.bots;
      const [{ elo }] = report.comparisons;
      const rung = `${level} against ${below}`;
      const won = `${format(decided, 100)} %`;
      counts[`${rung}: games`] = report.games.toLocaleString('en');
      counts[`${rung}: decided games won`] = won;
      counts[`${rung}: Elo`] = `${signed(elo.mean)}, from ${signed(elo.low)} to ${signed(elo.high)}`;
      counts[`${rung}: points`] = `${format(points, 1)}, ${below} ${format(rival.points, 1)}`;
      counts[`${level}: processor time of a turn`] = `${msPerTurn.toFixed(2)} ms`;
      progress(`${rung}: ${won}`);
      ok &&= decided.mean >= LEAST;
    }
    return {
      ok,
      counts,
      notes: 'By `crownhold arena`; the ranges are 95 % confidence intervals with deals as the samples.',
    };
  },
};

/** No script imports an app, so the arena is called like a program. Its words if it fails. */
async function callArena(level: string, below: string, seed: number): Promise<Report | string> {
  const games = GAMES[level] ?? QUICK_GAMES;
  const settings = { bot: level, games, seed, nodes: NODES };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const program = [process.execPath, 'apps/cli/bin/crownhold.mjs', 'arena'] as const;
  const { ok, output } = await runCommand([...program, ...flags, '--bot', below, '--json']);
  // Its one line.
  return ok ? (JSON.parse(output) as Report) : output;
}

function format({ mean, error }: Figure, factor: number): string {
  return `${(factor * mean).toFixed(1)} ± ${(factor * error).toFixed(1)}`;
}

function signed(elo: number): string {
  return `${elo < 0 ? '−' : '+'}${Math.abs(Math.round(elo))}`;
}
