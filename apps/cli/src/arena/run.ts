import { availableParallelism } from 'node:os';
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
import { type Pairing, pairFile, pairingTable, pairsOf } from './pairing.ts';
import { playAll } from './play-all.ts';
import { aloneHead, aloneText, pairingText, type Run, reportJson, reportText } from './report.ts';
import { openResults, type ResultsFault, type ResultsFile } from './results-file.ts';
import { createSetup } from './setup.ts';
import type { Hypotheses } from './sprt.ts';
import { type Comparison, type Standing, standingsOf } from './standings.ts';

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
  readonly sprt?: readonly number[];
  readonly pairing?: Pairing;
  readonly file?: string;
  readonly save?: string;
  readonly json?: boolean;
}

const USUAL_MOVETIME_MS = 100;

export async function arena(flags: ArenaFlags, t: Translate): Promise<ExitCode> {
  const { bot: bots = [], pairing, file, json: isJson = false } = flags;
  if (flags.seats === 1 && bots.length > 0) return playAlone(flags, t);
  if (pairing === undefined) return (await holdContest(flags, t)).exit;
  const comparisons: Comparison[] = [];
  for (const [at, bot] of pairsOf(bots, pairing).entries()) {
    const held = await holdContest({ ...flags, bot, ...(file !== undefined && { file: pairFile(file, at) }) }, t);
    if (held.exit !== EXIT.ok || held.isInterrupted) return held.exit;
    comparisons.push(...held.comparisons);
    if (!isJson) print('');
  }
  const rows = pairingTable(comparisons);
  if (isJson) printJson({ ok: true, pairing, bots: rows });
  else print(pairingText(rows, t));
  return EXIT.ok;
}

/** Lets each bot play the same deals alone, and tells their points one below the other. */
async function playAlone(flags: ArenaFlags, t: Translate): Promise<ExitCode> {
  const { bot: bots = [], file, json: isJson = false } = flags;
  const standings: Standing[] = [];
  for (const [at, bot] of bots.entries()) {
    const own = { ...flags, bot: [bot], ...(file !== undefined && { file: pairFile(file, at) }) };
    const held = await holdContest(own, t);
    if (held.exit !== EXIT.ok || held.isInterrupted) return held.exit;
    standings.push(...held.contestants);
  }
  if (!isJson) print(aloneText(standings, t));
  return EXIT.ok;
}

/** How a contest has ended. */
interface Held {
  readonly exit: ExitCode;
  readonly isInterrupted: boolean;
  readonly comparisons: readonly Comparison[];
  readonly contestants: readonly Standing[];
}

/** Plays and tells a contest of bots at one table. */
async function holdContest(flags: ArenaFlags, t: Translate): Promise<Held> {
  const { bot: names = [], seed, file, json: isJson = false } = flags;
  const without = (exit: ExitCode): Held => ({ exit, isInterrupted: false, comparisons: [], contestants: [] });
  const fail = (exit: ExitCode, code: string, args: object, message: string) => {
    if (isJson) printJson({ ok: false, code, args, message });
    else complain(message);
    return without(exit);
  };
  if (names.length === 0) return fail(EXIT.usage, 'no-bots', {}, t('arena-no-bots'));
  const setting = parseSetting({ ...flags, seats: flags.seats ?? Math.max(2, names.length) });
  if (isRefusal(setting)) return without(refuseUsage(setting, isJson, t));
  const { game, options } = setting;
  const { seats } = options;
  if (names.length > seats) return fail(EXIT.usage, 'too-many-bots', { seats }, t('arena-too-many-bots', { seats }));
  const contestants: Contestant[] = [];
  for (const bot of names.length === 1 && seats > 1 ? [names[0]!, names[0]!] : names) {
    const contestant = parseContestant(game, bot, allowanceOf(flags));
    if (!contestant) return fail(EXIT.usage, 'unknown-bot', { bot }, t('arena-unknown-bot', { bot: plainText(bot) }));
    contestants.push(contestant);
  }
  const setup = createSetup(game, options, seed, contestants);
  const hypotheses = hypothesesOf(flags);
  if (hypotheses && setup.contestants.length !== 2) return fail(EXIT.usage, 'sprt-bots', {}, t('arena-sprt-bots'));
  const results = file === undefined ? IN_MEMORY : openResults(file, setup);
  if ('kind' in results) {
    const { kind, ...args } = results;
    return fail(EXIT.bad, `file-${kind}`, { file, ...args }, faultText(file!, results, t));
  }

  const start = performance.now();
  const threads = flags.threads ?? availableParallelism();
  const folder = new GameFolder(flags.save);
  const { games, grace: graceMs, strict: isStrict = false, save } = flags;
  const orders = { games, threads, graceMs, isStrict, recordsAll: save !== undefined, hypotheses };
  const { deals, verdict, end } = await playAll(setup, results, folder, orders, t);
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
    ...(hypotheses && verdict && { sprt: { ...hypotheses, ...verdict } }),
  };
  if (isJson) printJson(reportJson(setup, standings, run, t));
  else if (seats === 1) print(aloneHead(setting, setup, standings, run, t));
  else print(reportText(setting, setup, standings, run, t));
  const { comparisons, contestants: achieved } = standings;
  return { exit: EXIT.ok, isInterrupted: run.isInterrupted, comparisons, contestants: achieved };
}

const IN_MEMORY: ResultsFile = { deals: [], append: () => undefined };

function allowanceOf({ movetime, nodes }: ArenaFlags) {
  if (nodes !== undefined) return { nodes };
  return { movetimeMs: movetime ?? USUAL_MOVETIME_MS };
}

function hypothesesOf({ sprt }: ArenaFlags): Hypotheses | undefined {
  return sprt && { low: sprt[0]!, high: sprt[1]! };
}

function faultText(path: string, fault: ResultsFault, t: Translate): string {
  const file = plainText(path);
  return fault.kind === 'strange'
    ? t('arena-file-strange', { file, line: String(fault.line) })
    : t('arena-file-other', { file, what: fault.what });
}
