import process from 'node:process';
import type { Translate } from '@crownhold/i18n';
import { plainText } from '../plain-text.ts';
import type { GameFolder } from './game-folder.ts';
import { Progress } from './progress.ts';
import type { Breakdown, DealResult, LogLine, PlayedDeal } from './result.ts';
import type { ResultsFile } from './results-file.ts';
import type { Setup } from './setup.ts';
import { type Hypotheses, type SprtVerdict, testSequentially } from './sprt.ts';
import { comparisonsOf } from './standings.ts';
import { playDeals } from './thread-pool.ts';

/** How much is played, and how. */
export interface Orders {
  /** At most. */
  readonly games: number;
  readonly threads: number;
  readonly graceMs: number;
  readonly isStrict: boolean;
  readonly recordsAll: boolean;
  /** Ends the run as soon as one of them can be taken for true. */
  readonly hypotheses: Hypotheses | undefined;
}

/** Why no more is played: a forfeit ends a strict run. */
type End = { readonly kind: 'done' | 'interrupted' | 'forfeit' } | Breakdown;

interface Outcome {
  readonly deals: readonly DealResult[];
  /** How the test stands, if there is one. */
  readonly verdict: SprtVerdict | undefined;
  readonly end: End;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const MAX_LOG_LINE = 2000;

/** Plays what is missing of the games; Ctrl-C ends it with what there is. */
export async function playAll(
  setup: Setup,
  results: ResultsFile,
  folder: GameFolder,
  orders: Orders,
  t: Translate,
): Promise<Outcome> {
  const { games, threads, graceMs, isStrict, recordsAll, hypotheses } = orders;
  const seats = setup.chairs.length;
  const wanted = Math.ceil(games / seats);
  const deals = new Map(results.deals.filter(({ deal }) => deal < wanted).map((result) => [result.deal, result]));
  const verdict = () => hypotheses && verdictOf(deals, hypotheses);
  const isDecided = () => verdict()?.accepted !== undefined;
  const missing = isDecided()
    ? []
    : Array.from({ length: wanted }, (_, deal) => deal).filter((deal) => !deals.has(deal));
  const progress = new Progress(wanted * seats, deals.size * seats, t);
  const [interruption, forfeited, decided] = [new AbortController(), new AbortController(), new AbortController()];
  const keep = (played: PlayedDeal) => {
    const result = saved(played, setup, folder);
    results.append(result);
    deals.set(result.deal, result);
    progress.show(deals.size * seats);
    if (isStrict && result.games.some(({ forfeit }) => forfeit)) forfeited.abort();
    if (isDecided()) decided.abort();
  };
  const log = ({ contestant, deal, rotation, line }: LogLine) =>
    folder.log(`${setup.contestants[contestant]!.name}, ${deal}-${rotation}: ${plainText(line, MAX_LOG_LINE)}`);
  const interrupt = () => interruption.abort();
  // Once each: a second Ctrl-C ends the program.
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    const ends = AbortSignal.any([interruption.signal, forfeited.signal, decided.signal]);
    const task = { setup, graceMs, recordsAll };
    const breakdown = await playDeals(task, missing, Math.min(threads, missing.length), { keep, log }, ends);
    const isInterrupted = interruption.signal.aborted && !decided.signal.aborted;
    const end = breakdown ?? { kind: forfeited.signal.aborted ? 'forfeit' : isInterrupted ? 'interrupted' : 'done' };
    return { deals: countedDeals(deals, verdict(), end), verdict: verdict(), end };
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    progress.close();
  }
}

/** Keeps the records of a deal that are wanted; the rest is its result. */
function saved({ records, ...played }: PlayedDeal, setup: Setup, folder: GameFolder): DealResult {
  const games = played.games.map((game, rotation) => {
    const record = records[rotation];
    const path = record && folder.save(record, setup.seed, played.deal, rotation);
    return game.forfeit && path !== undefined ? { ...game, forfeit: { ...game.forfeit, record: path } } : game;
  });
  return { ...played, games };
}

/** How a sequential test stands by the deals from the first on without a gap: so it depends on the seed alone. */
function verdictOf(deals: ReadonlyMap<number, DealResult>, hypotheses: Hypotheses): SprtVerdict {
  const inOrder: DealResult[] = [];
  for (let next = deals.get(0); next; next = deals.get(inOrder.length)) inOrder.push(next);
  return testSequentially(
    inOrder.map((deal) => comparisonsOf(deal, 0, 1)),
    hypotheses,
  );
}

/** The deals that count: of a test that is decided, those that have decided it. */
function countedDeals(
  deals: ReadonlyMap<number, DealResult>,
  verdict: SprtVerdict | undefined,
  end: End,
): readonly DealResult[] {
  // Results come as they come, and sums of fractions depend on their order. The last forfeit is the one that ended a run.
  if (end.kind === 'forfeit') return [...deals.values()];
  const sorted = [...deals.values()].sort((a, b) => a.deal - b.deal);
  return verdict?.accepted === undefined ? sorted : sorted.slice(0, verdict.deals);
}
