import { availableParallelism } from 'node:os';
import process from 'node:process';
import { isRefusal } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { plainText } from '../plain-text.ts';
import { parseSetting, type SettingFlags } from '../setting.ts';
import { complain, print, printJson } from '../terminal.ts';
import { refuseUsage } from '../usage.ts';
import { type Contestant, parseContestant } from './contestant.ts';
import { failureJson, failureText, forfeitJson, forfeitsOf, forfeitText } from './forfeit-text.ts';
import { GameFolder } from './game-folder.ts';
import { Progress } from './progress.ts';
import { type Run, reportJson, reportText } from './report.ts';
import type { Breakdown, DealResult, LogLine, PlayedDeal } from './result.ts';
import { openResults, type ResultsFault, type ResultsFile } from './results-file.ts';
import { createSetup, type Setup } from './setup.ts';
import { standingsOf } from './standings.ts';
import { playDeals } from './thread-pool.ts';

export interface ArenaFlags extends Omit<SettingFlags, 'seats'> {
  readonly bot?: readonly string[];
  readonly seats?: number;
  readonly games: number;
  readonly seed: number;
  readonly movetime?: number;
  readonly nodes?: number;
  readonly threads?: number;
  readonly grace: number;
  readonly strict?: boolean;
  readonly file?: string;
  readonly save?: string;
  readonly json?: boolean;
}

const USUAL_MOVETIME_MS = 100;

export async function arena(flags: ArenaFlags, t: Translate): Promise<ExitCode> {
  const { bot: names = [], seed, file, json: isJson = false } = flags;
  const fail = (exit: ExitCode, code: string, args: object, message: string) => {
    if (isJson) printJson({ ok: false, code, args, message });
    else complain(message);
    return exit;
  };
  if (names.length === 0) return fail(EXIT.usage, 'no-bots', {}, t('arena-no-bots'));
  const setting = parseSetting({ ...flags, seats: flags.seats ?? Math.max(2, names.length) });
  if (isRefusal(setting)) return refuseUsage(setting, isJson, t);
  const { game, options } = setting;
  const { seats } = options;
  if (names.length > seats) return fail(EXIT.usage, 'too-many-bots', { seats }, t('arena-too-many-bots', { seats }));
  const contestants: Contestant[] = [];
  for (const bot of names.length === 1 ? [names[0]!, names[0]!] : names) {
    const contestant = parseContestant(game, bot, allowanceOf(flags));
    if (!contestant) return fail(EXIT.usage, 'unknown-bot', { bot }, t('arena-unknown-bot', { bot: plainText(bot) }));
    contestants.push(contestant);
  }
  const setup = createSetup(game, options, seed, contestants);
  const results = file === undefined ? IN_MEMORY : openResults(file, setup);
  if ('kind' in results) {
    const { kind, ...args } = results;
    return fail(EXIT.bad, `file-${kind}`, { file, ...args }, faultText(file!, results, t));
  }

  const start = performance.now();
  const threads = flags.threads ?? availableParallelism();
  const folder = new GameFolder(flags.save);
  const { deals, end } = await playAll(setup, results, folder, threads, flags, t);
  if (end.kind === 'breakdown') {
    const bot = setup.contestants[end.contestant]!.name;
    const message = t('arena-breakdown', { bot: plainText(bot), reason: failureText(end.failure, t) });
    return fail(EXIT.bad, 'bot-failed', { bot, ...failureJson(end.failure, t) }, message);
  }
  const forfeits = forfeitsOf(setup, deals);
  if (end.kind === 'forfeit') {
    const forfeit = forfeits.at(-1)!;
    return fail(EXIT.bad, 'forfeit', forfeitJson(forfeit, t), forfeitText(forfeit, t));
  }
  if (deals.length === 0) return fail(EXIT.ok, 'nothing', {}, t('arena-nothing'));
  const standings = standingsOf(setup, deals);
  const run: Run = {
    seconds: Math.round(performance.now() - start) / 1000,
    threads,
    isInterrupted: end.kind === 'interrupted',
    forfeits,
    logFile: folder.logFile,
  };
  if (isJson) printJson(reportJson(setup, standings, run, t));
  else print(reportText(setting, setup, standings, run, t));
  return EXIT.ok;
}

const IN_MEMORY: ResultsFile = { deals: [], append: () => undefined };

function allowanceOf({ movetime, nodes }: ArenaFlags) {
  if (nodes !== undefined) return { nodes };
  return { movetimeMs: movetime ?? USUAL_MOVETIME_MS };
}

/** Why no more is played: a forfeit ends the run by `--strict`. */
type End = { readonly kind: 'done' | 'interrupted' | 'forfeit' } | Breakdown;

/** Plays what is missing of the games; Ctrl-C ends it with what there is. */
async function playAll(
  setup: Setup,
  results: ResultsFile,
  folder: GameFolder,
  threads: number,
  flags: ArenaFlags,
  t: Translate,
): Promise<{ readonly deals: readonly DealResult[]; readonly end: End }> {
  const { games, grace: graceMs, strict: isStrict = false, save } = flags;
  const seats = setup.chairs.length;
  const wanted = Math.ceil(games / seats);
  const deals = results.deals.filter(({ deal }) => deal < wanted);
  const done = new Set(deals.map(({ deal }) => deal));
  const missing = Array.from({ length: wanted }, (_, deal) => deal).filter((deal) => !done.has(deal));
  const progress = new Progress(wanted * seats, deals.length * seats, t);
  const forfeited = new AbortController();
  const keep = ({ records, ...played }: PlayedDeal) => {
    const result = {
      ...played,
      games: played.games.map((game, rotation) => {
        const record = records[rotation];
        const path = record && folder.save(record, setup.seed, played.deal, rotation);
        return game.forfeit && path !== undefined ? { ...game, forfeit: { ...game.forfeit, record: path } } : game;
      }),
    };
    results.append(result);
    deals.push(result);
    progress.show(deals.length * seats);
    if (isStrict && result.games.some(({ forfeit }) => forfeit)) forfeited.abort();
  };
  const log = ({ contestant, deal, rotation, line }: LogLine) =>
    folder.log(`${setup.contestants[contestant]!.name}, ${deal}-${rotation}: ${plainText(line, MAX_LOG_LINE)}`);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  // Once each: a second Ctrl-C ends the program.
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    const task = { setup, graceMs, recordsAll: save !== undefined };
    const ends = AbortSignal.any([interruption.signal, forfeited.signal]);
    const breakdown = await playDeals(task, missing, Math.min(threads, missing.length), { keep, log }, ends);
    const isInterrupted = interruption.signal.aborted;
    const end = breakdown ?? { kind: forfeited.signal.aborted ? 'forfeit' : isInterrupted ? 'interrupted' : 'done' };
    // Results come as they come, and sums of fractions depend on their order. The last forfeit is the one that ended a run.
    if (end.kind !== 'forfeit') deals.sort((a, b) => a.deal - b.deal);
    return { deals, end };
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    progress.close();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const MAX_LOG_LINE = 2000;

function faultText(path: string, fault: ResultsFault, t: Translate): string {
  const file = plainText(path);
  return fault.kind === 'strange'
    ? t('arena-file-strange', { file, line: String(fault.line) })
    : t('arena-file-other', { file, what: fault.what });
}
