import { DUEL_LEVEL_PAIRS, LEVEL_PAIRS, type LevelPair } from '@crownhold/bots/claims';
import { callArena, formatFigure, signed } from './arena.ts';
import type { Claim, ClaimResult } from './claim.ts';

const LEAST = 0.65;
/** Whoever is still learning may lose to luck now and then. */
const LEAST_OF_FIRST = 0.55;
const QUICK_GAMES = 2000;
/** Of those that search: fewer for whoever takes longer. */
const GAMES: Readonly<Record<string, number>> = { knight: 1000, queen: 120 };
/** More than any level uses. */
const NODES = 1_000_000;

export const levels: Claim = {
  name: 'levels',
  says:
    'In Kingdomino with two players each level wins at least 65 % of the decided games against the level below, and the first one ' +
    'most games against a random player. Every deal is played from both seats.',
  run: ({ seed, progress }) => measureLevels('kingdomino', LEVEL_PAIRS, seed, progress),
};

export const duelLevels: Claim = {
  name: 'duel-levels',
  says:
    'In Kingdomino Duel each level wins at least 65 % of the decided games against the level below, and the first one most games ' +
    'against a random player. Every deal is played from both seats.',
  run: ({ seed, progress }) => measureLevels('duel', DUEL_LEVEL_PAIRS, seed, progress),
};

async function measureLevels(
  game: string,
  pairs: readonly LevelPair[],
  seed: number,
  progress: (text: string) => void,
): Promise<ClaimResult> {
  const counts: Record<string, string> = {};
  let ok = true;
  for (const { level, below } of pairs) {
    const games = GAMES[level] ?? QUICK_GAMES;
    const report = await callArena([level, below], { game, games, seed, nodes: NODES });
    if (typeof report === 'string') return { ok: false, counts, notes: report };
    const [{ decided, points, msPerTurn }, rival] = report.bots;
    const [{ elo }] = report.comparisons;
    const rung = `${level} against ${below}`;
    const won = `${formatFigure(decided, 100)} %`;
    counts[`${rung}: games`] = report.games.toLocaleString('en');
    counts[`${rung}: decided games won`] = won;
    counts[`${rung}: Elo`] = `${signed(elo.mean)}, from ${signed(elo.low)} to ${signed(elo.high)}`;
    counts[`${rung}: points`] = `${formatFigure(points, 1)}, ${below} ${formatFigure(rival.points, 1)}`;
    counts[`${level}: processor time of a turn`] = `${msPerTurn.toFixed(2)} ms`;
    progress(`${rung}: ${won}`);
    ok &&= decided.mean >= (below === 'random' ? LEAST_OF_FIRST : LEAST);
  }
  return {
    ok,
    counts,
    notes: 'By `crownhold arena`; the ranges are 95 % confidence intervals with deals as the samples.',
  };
}
