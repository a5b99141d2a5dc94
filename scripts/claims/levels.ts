import { join } from 'node:path';
import { COLOURS_LEVEL_PAIRS, DUEL_LEVEL_PAIRS, LEVEL_PAIRS, type LevelPair } from '@crownhold/bots/claims';
import { callArena, formatFigure, resultsFolder, signed } from './arena.ts';
import type { Claim, ClaimResult } from './claim.ts';

const LEAST = 0.65;
/** Of the first level against random play. */
const LEAST_OF_FIRST = 0.75;
const QUICK_GAMES = 2000;
/** Of those that take longer. */
const SLOW_GAMES = 400;
const SLOW: readonly string[] = ['knight', 'queen'];
/** More than any level uses. */
const NODES = 1_000_000;

export const levels: Claim = {
  name: 'levels',
  says:
    'In Kingdomino with two players each level wins at least 65 % of the decided games against the level below, and the first one ' +
    '75 % against a random player. Every deal is played from both seats.',
  run: ({ seed, progress }) => measureLevels('levels', 'kingdomino', LEVEL_PAIRS, seed, progress),
};

export const duelLevels: Claim = {
  name: 'duel-levels',
  says:
    'In Kingdomino Duel each level wins at least 65 % of the decided games against the level below, and the first one 75 % ' +
    'against a random player. Every deal is played from both seats.',
  run: ({ seed, progress }) => measureLevels('duel-levels', 'duel', DUEL_LEVEL_PAIRS, seed, progress),
};

export const coloursLevels: Claim = {
  name: 'colours-levels',
  says:
    'In Colour Kingdoms with two players each level wins at least 65 % of the decided games against the level below, and the first ' +
    'one 75 % against a random player. Every deal is played from both seats.',
  run: ({ seed, progress }) =>
    measureLevels('colours-levels', 'colours', COLOURS_LEVEL_PAIRS, seed, progress, SLOW_GAMES),
};

async function measureLevels(
  claim: string,
  game: string,
  pairs: readonly LevelPair[],
  seed: number,
  progress: (text: string) => void,
  quickGames = QUICK_GAMES,
): Promise<ClaimResult> {
  const counts: Record<string, string> = {};
  let ok = true;
  const folder = resultsFolder(claim, seed);
  for (const { level, below } of pairs) {
    const games = SLOW.includes(level) ? SLOW_GAMES : quickGames;
    const report = await callArena([level, below], {
      game,
      seats: 2,
      games,
      seed,
      nodes: NODES,
      file: join(folder, `${level}.jsonl`),
    });
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
