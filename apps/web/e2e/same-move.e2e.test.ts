import { findBot } from '@crownhold/bots';
import { asked, CHANCE, createRng, joinTurn, type MoveCode, type Seat, type View } from '@crownhold/core';
import { kingdomino, type Options, type State } from '@crownhold/games/kingdomino';
import type { JSHandle, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LEVELS, OLDER_BOTS } from '../src/games/kingdomino/levels.ts';
import type { BotAnswer, BotQuestion } from '../src/table/bot-question.ts';
import { PHONE } from './harness.ts';
import { BY_TAPS, playOn } from './person.ts';
import { playNow } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

/** Fewer than the knight would use by itself. */
const NODES = 60;

const SETTINGS: readonly Options[] = [
  ...[2, 3, 4].map((seats) => ({ seats, variants: [], tiebreak: 'territory-then-crowns' }) as const),
  { seats: 2, variants: ['mighty-duel'], tiebreak: 'crowns' },
  { seats: 3, variants: ['dynasty', 'harmony'], tiebreak: 'crowns' },
  { seats: 4, variants: ['middle-kingdom', 'harmony'], tiebreak: 'territory-then-crowns' },
];

/** Twelve positions, early and late, for every bot that sits at tables. */
const QUESTIONS: readonly BotQuestion[] = [6, 17]
  .flatMap((turns) => SETTINGS.map((options) => ({ options, turns })))
  .map(({ options, turns }, seed) => ({ seed, ...positionOf(options, turns, seed) }))
  .flatMap((position) => [...LEVELS, ...OLDER_BOTS].map((bot) => ({ ...position, bot })))
  .map((question, number) => ({ ...question, number, game: kingdomino.id }));

it('a bot plays the same in the worker of the page as here, for the same seed and nodes', async () => {
  const page = await openPage({ ...PHONE, seed: 11, reducedMotion: true });
  const worker = await openWorker(page);
  const limited = QUESTIONS.map((question) => ({ ...question, nodes: NODES }));
  const ends = limited.map((question) => answerHere(question, 'last'));
  expect(await ask(worker, limited)).toEqual(ends);
  // Time that flies leaves no more than a first thought, but means nothing where nodes are counted.
  const beginnings = QUESTIONS.map((question) => answerHere(question, 'first'));
  expect(beginnings).not.toEqual(ends);
  await letTimeFly(page);
  expect(await ask(worker, QUESTIONS)).toEqual(beginnings);
  expect(await ask(worker, limited)).toEqual(ends);
});

/** Another worker of the file that the page lets its bots think in. */
async function openWorker(page: Page): Promise<JSHandle<Worker>> {
  await playNow(page);
  await playOn(page, BY_TAPS, async () => page.workers().length > 0);
  return page.evaluateHandle((url) => new Worker(url, { type: 'module' }), page.workers()[0]!.url());
}

async function letTimeFly(page: Page): Promise<void> {
  await page
    .workers()
    .at(-1)!
    .evaluate(() => {
      let now = 0;
      performance.now = () => {
        now += 1_000_000;
        return now;
      };
    });
}

function ask(worker: JSHandle<Worker>, questions: readonly BotQuestion[]): Promise<readonly BotAnswer[]> {
  return worker.evaluate(async (bots, all) => {
    const answers: BotAnswer[] = [];
    for (const question of all) {
      const answer = new Promise<MessageEvent>((hear) => bots.addEventListener('message', hear, { once: true }));
      bots.postMessage(question);
      answers.push((await answer).data);
    }
    return answers;
  }, questions);
}

/** The answer of a bot in this process, by the first of its thoughts or by the last. */
function answerHere(question: BotQuestion, which: 'first' | 'last'): BotAnswer {
  const { number, bot, view: text, seat, seed, nodes } = question;
  // Made by `positionOf` of a view.
  const view = kingdomino.parseState(text) as View<State>;
  const thoughts = findBot(kingdomino, bot)!
    .create()
    .think(view, seat, { seed, ...(nodes !== undefined && { nodes }) });
  let thought = thoughts.next();
  while (which === 'last' && !thought.done) thought = thoughts.next();
  return { number, turn: turnText(view, seat, thought.value.turn) };
}

function turnText(view: View<State>, seat: Seat, moves: readonly MoveCode[]): string {
  const state = kingdomino.copy(view);
  const steps = moves.map((move) => {
    const step = kingdomino.formatMove(state, move);
    kingdomino.apply(state, seat, move);
    return step;
  });
  return joinTurn(steps);
}

/** Where a game is after so many turns of a bot that plays well. */
function positionOf(options: Options, turns: number, seed: number): { readonly view: string; readonly seat: Seat } {
  const rng = createRng(seed);
  const bot = findBot(kingdomino, 'mason')!.create();
  const state = kingdomino.create(options);
  for (let played = 0; ; ) {
    const who = asked(kingdomino, state);
    if (who.kind === 'over') throw new Error(`the game is over after ${played} turns`);
    if (who.kind === 'chance') {
      kingdomino.apply(state, CHANCE, kingdomino.sample(state, CHANCE, rng));
      continue;
    }
    const seat = who.seats[0]!;
    const view = kingdomino.view(state, seat);
    if (played++ === turns) return { view: kingdomino.formatState(view), seat };
    for (const move of bot.think(view, seat, { seed: rng() }).next().value.turn) kingdomino.apply(state, seat, move);
  }
}
