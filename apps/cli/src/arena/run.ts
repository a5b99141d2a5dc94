import { availableParallelism } from 'node:os';
import process from 'node:process';
import { isRefusal } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { Failure } from '../bots/player.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { plainText } from '../plain-text.ts';
import { parseSetting, type SettingFlags } from '../setting.ts';
import { complain, print, printJson } from '../terminal.ts';
import { refuseUsage } from '../usage.ts';
import type { Breakdown, DealResult } from './contest.ts';
import { type Contestant, parseContestant } from './contestant.ts';
import { Progress } from './progress.ts';
import { reportJson, reportText } from './report.ts';
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
  readonly file?: string;
  readonly json?: boolean;
}

const USUAL_MOVETIME_MS = 100;

export async function arena(flags: ArenaFlags, t: Translate): Promise<ExitCode> {
  const { bot: names = [], seed, file, json: isJson = false } = flags;
  const fail = (code: ExitCode, message: string) => {
    if (isJson) printJson({ ok: false, message });
    else complain(message);
    return code;
  };
  if (names.length === 0) return fail(EXIT.usage, t('arena-no-bots'));
  const setting = parseSetting({ ...flags, seats: flags.seats ?? Math.max(2, names.length) });
  if (isRefusal(setting)) return refuseUsage(setting, isJson, t);
  const { game, options } = setting;
  if (names.length > options.seats) return fail(EXIT.usage, t('arena-too-many-bots', { seats: options.seats }));
  const contestants: Contestant[] = [];
  for (const name of names.length === 1 ? [names[0]!, names[0]!] : names) {
    const contestant = parseContestant(game, name, allowanceOf(flags));
    if (!contestant) return fail(EXIT.usage, t('arena-unknown-bot', { bot: plainText(name) }));
    contestants.push(contestant);
  }
  const setup = createSetup(game, options, seed, contestants);
  const results = file === undefined ? IN_MEMORY : openResults(file, setup);
  if ('kind' in results) return fail(EXIT.bad, faultText(file!, results, t));

  const start = performance.now();
  const threads = flags.threads ?? availableParallelism();
  const { deals, breakdown, isInterrupted } = await playAll(setup, results, flags.games, threads, t);
  if (breakdown) return fail(EXIT.bad, breakdownText(setup, breakdown, t));
  if (deals.length === 0) return fail(EXIT.ok, t('arena-nothing'));
  const standings = standingsOf(setup, deals);
  const run = { seconds: Math.round(performance.now() - start) / 1000, threads, isInterrupted };
  if (isJson) printJson(reportJson(setup, standings, run));
  else print(reportText(setting, setup, standings, run, t));
  return EXIT.ok;
}

const IN_MEMORY: ResultsFile = { deals: [], append: () => undefined };

function allowanceOf({ movetime, nodes }: ArenaFlags) {
  if (nodes !== undefined) return { nodes };
  return { movetimeMs: movetime ?? USUAL_MOVETIME_MS };
}

/** Plays what is missing of so many games; Ctrl-C ends it with what there is. */
async function playAll(setup: Setup, results: ResultsFile, games: number, threads: number, t: Translate) {
  const seats = setup.chairs.length;
  const wanted = Math.ceil(games / seats);
  const deals = results.deals.filter(({ deal }) => deal < wanted);
  const done = new Set(deals.map(({ deal }) => deal));
  const missing = Array.from({ length: wanted }, (_, deal) => deal).filter((deal) => !done.has(deal));
  const progress = new Progress(wanted * seats, deals.length * seats, t);
  const keep = (result: DealResult) => {
    results.append(result);
    deals.push(result);
    progress.show(deals.length * seats);
  };
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  // Once each: whoever is impatient asks twice.
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    const breakdown = await playDeals(setup, missing, Math.min(threads, missing.length), keep, interruption.signal);
    // Results come as they come, and sums of fractions depend on their order.
    deals.sort((a, b) => a.deal - b.deal);
    return { deals, breakdown, isInterrupted: interruption.signal.aborted };
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    progress.close();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

function faultText(path: string, fault: ResultsFault, t: Translate): string {
  const file = plainText(path);
  return fault.kind === 'strange'
    ? t('arena-file-strange', { file, line: String(fault.line) })
    : t('arena-file-other', { file, what: fault.what });
}

function breakdownText({ contestants }: Setup, { contestant, failure }: Breakdown, t: Translate): string {
  return t('arena-breakdown', { bot: plainText(contestants[contestant]!.name), reason: failureText(failure, t) });
}

function failureText(failure: Failure, t: Translate): string {
  switch (failure.kind) {
    case 'not-started':
      return t('arena-bot-not-started', { problem: plainText(failure.problem) });
    case 'died':
      return t('arena-bot-died', { how: plainText(failure.how) });
    case 'silent':
      return t('arena-bot-silent', { seconds: Math.round(failure.afterMs / 1000) });
    case 'nonsense':
      return t('arena-bot-nonsense', { line: plainText(failure.line) });
    case 'illegal':
      return t('arena-bot-illegal', { turn: plainText(failure.turn) });
    case 'closed':
      return t('arena-bot-closed');
  }
}
