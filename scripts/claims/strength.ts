import { join } from 'node:path';
import { callArena, formatFigure, type Report, resultsFolder, signed } from './arena.ts';
import type { Claim, ClaimResult } from './claim.ts';

interface Test {
  readonly says: string;
  /** Kingdomino unless told. */
  readonly game?: string;
  readonly bots: readonly [string, string];
  readonly seats: number;
  readonly variants?: string;
  /** At the most, where a sequential test may end it sooner. */
  readonly games: number;
  /** A sequential test of two differences in Elo, of which the larger one is to be accepted. */
  readonly sprt?: readonly [low: number, high: number];
  /** What is asked of the first bot: the least that will do, and the aim. */
  readonly margin?: { readonly floor: number; readonly aim: number };
  readonly decided?: { readonly floor: number; readonly aim: number };
  readonly firsts?: { readonly floor: number; readonly aim: number };
  readonly msPerTurn?: number;
  /** Whether the first bot may take no more processor time than the other. */
  readonly isNoSlower?: boolean;
}

const BOTH = 'middle-kingdom,harmony';

/** The queen, stopped by nothing but her own number of nodes, and what she was before she had networks. Among three or four she still is. */
const BOTH_QUEENS = ['queen:1000000n', 'search:4000n'] as const;

const TESTS: readonly Test[] = [
  {
    says: 'the queen against the queen before, 2 players',
    bots: BOTH_QUEENS,
    seats: 2,
    games: 400,
    decided: { floor: 0.65, aim: 0.65 },
    isNoSlower: true,
  },
  {
    says: 'the queen against the queen before, Mighty Duel',
    bots: BOTH_QUEENS,
    seats: 2,
    variants: 'mighty-duel',
    games: 400,
    // 60 and 67 %.
    sprt: [70, 120],
    decided: { floor: 0.6, aim: 0.6 },
    isNoSlower: true,
  },
  {
    says: 'the queen against fg, 2 players',
    bots: ['queen:1000000n', 'fg'],
    seats: 2,
    games: 400,
    decided: { floor: 0.94, aim: 0.94 },
  },
  {
    says: '4 players against three fg, Middle Kingdom and Harmony, 100 ms',
    bots: ['search:100ms', 'fg'],
    seats: 4,
    variants: BOTH,
    games: 400,
    margin: { floor: 11, aim: 14 },
    decided: { floor: 0.79, aim: 0.84 },
    msPerTurn: 100,
  },
  {
    says: 'the same at once, under 2 ms',
    bots: ['search:20n', 'fg'],
    seats: 4,
    variants: BOTH,
    games: 2000,
    margin: { floor: 4.5, aim: 4.5 },
    decided: { floor: 0.6, aim: 0.6 },
    msPerTurn: 2,
  },
  {
    says: '2 players against mce-fg, both 50 ms',
    bots: ['search:50ms', 'mce-fg:50ms'],
    seats: 2,
    games: 300,
    decided: { floor: 0.5, aim: 0.6 },
  },
  {
    says: '4 players against three mce-fg, all 50 ms',
    bots: ['search:50ms', 'mce-fg:50ms'],
    seats: 4,
    games: 200,
    decided: { floor: 0.33, aim: 0.4 },
  },
  {
    says: '2 players against fg, 25 ms',
    bots: ['search:25ms', 'fg'],
    seats: 2,
    games: 600,
    decided: { floor: 0.98, aim: 0.98 },
  },
  {
    says: 'Mighty Duel against fg, 50 ms',
    bots: ['search:50ms', 'fg'],
    seats: 2,
    variants: 'mighty-duel',
    games: 200,
    decided: { floor: 0.95, aim: 0.95 },
  },
];

/** The strongest levels of the other games. */
const OTHER_TESTS: readonly Test[] = [
  {
    says: 'the queen of the Duel against greedy',
    game: 'duel',
    bots: ['queen:1000000n', 'greedy'],
    seats: 2,
    games: 400,
    // 80 and 90 %.
    sprt: [241, 382],
    decided: { floor: 0.9, aim: 0.9 },
  },
  {
    says: 'the queen of Colour Kingdoms against greedy, 2 players',
    game: 'colours',
    bots: ['queen:1000000n', 'greedy'],
    seats: 2,
    games: 400,
    // 85 and 92 %.
    sprt: [301, 424],
    decided: { floor: 0.85, aim: 0.85 },
  },
  {
    says: 'the queen of Colour Kingdoms against three greedy, 4 players',
    game: 'colours',
    bots: ['queen:1000000n', 'greedy'],
    seats: 4,
    games: 100,
    firsts: { floor: 0.6, aim: 0.6 },
  },
];

export const strength: Claim = {
  name: 'strength',
  says:
    'The search plays Kingdomino better than the players of the literature: what was asked of it, and what it does in the arena. ' +
    'It holds if every figure is at least at its floor.',
  run: ({ seed, progress }) => measure('strength', TESTS, seed, progress),
};

export const otherStrength: Claim = {
  name: 'other-strength',
  says:
    'The queens of Kingdomino Duel and Colour Kingdoms against greedy bots, which look at their own turn alone. ' +
    'It holds if every figure is at least at its floor.',
  run: ({ seed, progress }) => measure('other-strength', OTHER_TESTS, seed, progress),
};

async function measure(
  claim: string,
  tests: readonly Test[],
  seed: number,
  progress: (text: string) => void,
): Promise<ClaimResult> {
  const counts: Record<string, string> = {};
  let ok = true;
  const folder = resultsFolder(claim, seed);
  for (const [at, { says, game = 'kingdomino', bots, seats, variants, games, sprt, ...asked }] of tests.entries()) {
    const file = join(folder, `${at}.jsonl`);
    const settings = { game, seats, games, seed, file, ...(variants && { variants }), ...(sprt && { sprt }) };
    const report = await callArena(bots, settings);
    if (typeof report === 'string') return { ok: false, counts, notes: report };
    const [{ margin, decided, firsts, points, msPerTurn }, rival] = report.bots;
    counts[`${says}: games`] = report.games.toLocaleString('en');
    counts[`${says}: decided games won`] = `${formatFigure(decided, 100)} %${askedFor(asked.decided, 100, ' %')}`;
    counts[`${says}: first places`] = `${formatFigure(firsts, 100)} %${askedFor(asked.firsts, 100, ' %')}`;
    if (sprt) counts[`${says}: sequential test of ${signed(sprt[0])} and ${signed(sprt[1])} Elo`] = verdictOf(report);
    counts[`${says}: margin`] =
      `${signed(margin.mean, 1)} ± ${margin.error.toFixed(1)}${askedFor(asked.margin, 1, '')}`;
    counts[`${says}: points`] = `${formatFigure(points, 1)}, ${bots[1]} ${formatFigure(rival.points, 1)}`;
    counts[`${says}: processor time of a turn`] =
      `${msPerTurn.toFixed(2)} ms, ${bots[1]} ${rival.msPerTurn.toFixed(2)} ms`;
    ok &&= decided.mean >= (asked.decided?.floor ?? 0) && margin.mean >= (asked.margin?.floor ?? -Infinity);
    ok &&= firsts.mean >= (asked.firsts?.floor ?? 0);
    ok &&= sprt === undefined || report.sprt?.accepted === 'high';
    ok &&= msPerTurn <= (asked.msPerTurn ?? (asked.isNoSlower ? rival.msPerTurn : Infinity));
    progress(`${says}: ${formatFigure(decided, 100)} %, ${signed(margin.mean, 1)}`);
  }
  return {
    ok,
    counts,
    notes: 'By `crownhold arena`; the ranges are 95 % confidence intervals with deals as the samples.',
  };
}

function verdictOf({ sprt }: Report): string {
  if (sprt?.accepted === 'high') return 'the larger one';
  return sprt?.accepted === 'low' ? 'the smaller one' : 'open';
}

function askedFor(goal: Test['margin'], factor: number, unit: string): string {
  if (!goal) return '';
  const [floor, aim] = [goal.floor, goal.aim].map((figure) => `${Number((figure * factor).toFixed(1))}${unit}`);
  return floor === aim ? `; asked ${aim}` : `; asked ${aim}, at least ${floor}`;
}
