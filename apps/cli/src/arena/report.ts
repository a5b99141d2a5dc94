import { formatNumber, type Translate } from '@crownhold/i18n';
import { plainText } from '../plain-text.ts';
import { describeSetting, type Setting } from '../setting.ts';
import { formatTable } from '../table.ts';
import { forfeitJson, forfeitText, type PlacedForfeit } from './forfeit-text.ts';
import type { PairingRow } from './pairing.ts';
import type { Setup } from './setup.ts';
import { type Hypotheses, SPRT_BOUND, type SprtVerdict } from './sprt.ts';
import type { Standing, Standings } from './standings.ts';
import type { Figure } from './statistics.ts';

/** How the run itself went. */
export interface Run {
  readonly seconds: number;
  readonly threads: number;
  readonly isInterrupted: boolean;
  readonly forfeits: readonly PlacedForfeit[];
  /** What the bots wrote to their standard error, if anything. */
  readonly logFile: string | undefined;
  /** The sequential test, if there was one. */
  readonly sprt?: Hypotheses & SprtVerdict;
}

export function reportJson(setup: Setup, standings: Standings, run: Run, t: Translate): object {
  const { game, options, seed } = setup;
  const { deals, games, contestants, comparisons } = standings;
  const bots = contestants.map((standing, at) => {
    const { isOutside, allowance } = setup.contestants[at]!;
    return { ...standing, allowance, clock: isOutside ? 'wall' : 'processor' };
  });
  const { seconds, threads, isInterrupted: interrupted, logFile } = run;
  const forfeits = run.forfeits.map((forfeit) => forfeitJson(forfeit, t));
  const played = { ok: true, game, options, seed, deals, games, bots, comparisons, interrupted, forfeits };
  const sprt = run.sprt && { sprt: { ...run.sprt, accepted: run.sprt.accepted ?? null, bound: SPRT_BOUND } };
  return { ...played, ...sprt, log: logFile ?? null, seconds, threads };
}

export function reportText(setting: Setting, setup: Setup, standings: Standings, run: Run, t: Translate): string {
  const { deals, games } = standings;
  const hasForfeits = run.forfeits.length > 0;
  const head = t('arena-head', { setting: describeSetting(setting, t), seed: String(setup.seed) });
  const lines = [
    `${head}: ${t('arena-games', { games })}, ${t('arena-deals', { deals })}`,
    ...(run.isInterrupted ? [t('arena-interrupted')] : []),
    '',
    ...formatTable([
      headRow(hasForfeits, t),
      ...standings.contestants.map((standing, at) => row(setup, standing, at, hasForfeits, t)),
    ]),
    '',
    ...eloLines(standings, t),
    ...(run.sprt ? [sprtLine(run.sprt, t)] : []),
    ...forfeitLines(run, t),
    t('arena-note'),
    ...(setup.contestants.some(({ isOutside }) => isOutside) ? [t('arena-note-clock')] : []),
    t('arena-time', { seconds: Math.round(run.seconds), threads: run.threads }),
  ];
  return lines.join('\n');
}

/** What a bot that plays alone has played. */
export function aloneHead(setting: Setting, setup: Setup, { games }: Standings, run: Run, t: Translate): string {
  const head = t('arena-head', { setting: describeSetting(setting, t), seed: String(setup.seed) });
  const name = plainText(setup.contestants[0]!.name);
  const time = t('arena-time', { seconds: Math.round(run.seconds), threads: run.threads });
  return [`${head}, ${name}: ${t('arena-games', { games })}, ${time}`, ...forfeitLines(run, t)].join('\n');
}

/** The points of bots that have played the same deals alone, one below the other. */
export function aloneText(standings: readonly Standing[], t: Translate): string {
  const number = (value: number, digits: number) => formatNumber(t.language, value, digits);
  const head = [t('arena-table-bot'), t('arena-table-points'), t('arena-table-median'), t('arena-table-time')];
  const body = standings.map(({ name, points, median, msPerTurn }) => [
    plainText(name),
    points ? range(points, 1, 2, t) : '',
    median === undefined ? '' : number(median, 1),
    number(msPerTurn, 3),
  ]);
  return ['', ...formatTable([head, ...body])].join('\n');
}

/** All bots of several contests, one below the other. */
export function pairingText(rows: readonly PairingRow[], t: Translate): string {
  const share = (ahead: number) => `${formatNumber(t.language, 100 * ahead, 1)} %`;
  const head = [t('arena-table-bot'), t('arena-table-rivals'), t('arena-table-ahead')];
  const body = rows.map(({ name, rivals, ahead }) => [
    plainText(name),
    formatNumber(t.language, rivals, 0),
    share(ahead),
  ]);
  return formatTable([head, ...body]).join('\n');
}

function headRow(hasForfeits: boolean, t: Translate): readonly string[] {
  return [
    t('arena-table-bot'),
    t('arena-table-seats'),
    t('arena-table-points'),
    t('arena-table-margin'),
    t('arena-table-firsts'),
    t('arena-table-fair'),
    t('arena-table-decided'),
    t('arena-table-time'),
    ...(hasForfeits ? [t('arena-table-forfeits')] : []),
  ];
}

function row(setup: Setup, standing: Standing, at: number, hasForfeits: boolean, t: Translate): readonly string[] {
  const { seats, points, margin, firsts, fair, decided, msPerTurn, forfeits } = standing;
  const number = (value: number, digits: number) => formatNumber(t.language, value, digits);
  const sign = margin && margin.mean > 0 ? '+' : '';
  return [
    plainText(standing.name),
    number(seats, 0),
    points ? range(points, 1, 2, t) : '',
    margin ? `${sign}${range(margin, 1, 2, t)}` : '',
    percent(firsts, t),
    `${number(100 * fair, 0)} %`,
    decided ? percent(decided, t) : '',
    `${number(msPerTurn, 3)}${setup.contestants[at]!.isOutside ? ' *' : ''}`,
    ...(hasForfeits ? [number(forfeits, 0)] : []),
  ];
}

function range({ mean, error }: Figure, factor: number, digits: number, t: Translate): string {
  const number = (value: number) => formatNumber(t.language, factor * value, digits);
  return error === undefined ? number(mean) : `${number(mean)} ± ${number(error)}`;
}

function percent(figure: Figure, t: Translate): string {
  return `${range(figure, 100, 1, t)} %`;
}

const MOST_TOLD = 10;

function forfeitLines({ forfeits, logFile }: Run, t: Translate): readonly string[] {
  const left = forfeits.length - MOST_TOLD;
  return [
    ...forfeits.slice(0, MOST_TOLD).map((forfeit) => forfeitText(forfeit, t)),
    ...(left > 0 ? [t('arena-forfeits-left', { count: left })] : []),
    ...(forfeits.length > 0 ? [t('arena-note-forfeit')] : []),
    ...(logFile === undefined ? [] : [t('arena-log', { file: plainText(logFile, 200) })]),
  ];
}

function eloLines({ comparisons }: Standings, t: Translate): readonly string[] {
  return comparisons.map(({ one, other, ahead, elo: { mean, low, high } }) => {
    const names = { one: plainText(one), other: plainText(other), ahead: percent(ahead, t), elo: Math.round(mean) };
    return low === undefined || high === undefined
      ? t('arena-elo', names)
      : t('arena-elo-range', { ...names, low: Math.round(low), high: Math.round(high) });
  });
}

function sprtLine({ accepted, low, high, ratio }: NonNullable<Run['sprt']>, t: Translate): string {
  const facts = {
    low,
    high,
    ratio: formatNumber(t.language, ratio, 2),
    bound: formatNumber(t.language, SPRT_BOUND, 2),
  };
  if (accepted === undefined) return t('arena-sprt-open', facts);
  return accepted === 'high' ? t('arena-sprt-high', facts) : t('arena-sprt-low', facts);
}
