import { findBot } from '@crownhold/bots';
import {
  type AnyGame,
  asked,
  CHANCE,
  createRng,
  type GameOptions,
  joinTurn,
  type MoveCode,
  type Seat,
  type StateBuffer,
  sampleChance,
  type View,
} from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import { kingdomino, type Options } from '@crownhold/games/kingdomino';
import type { JSHandle, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as coloursLevels from '../src/games/colours/levels.ts';
import * as kingdominoLevels from '../src/games/kingdomino/levels.ts';
import type { BotAnswer, BotQuestion } from '../src/table/bot-question.ts';
import { PHONE } from './harness.ts';
import { BY_TAPS, playOn } from './person.ts';
import { playNow } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

/** Fewer than the knight would use by itself. */
const NODES = 50;

interface Tried {
  readonly game: AnyGame;
  readonly bots: readonly string[];
  readonly settings: readonly GameOptions[];
}

const KINGDOMINO_SETTINGS: readonly Options[] = [
  ...[2, 3, 4].map((seats) => ({ seats, variants: [], tiebreak: 'territory-then-crowns' }) as const),
  { seats: 2, variants: ['mighty-duel'], tiebreak: 'crowns' },
  { seats: 3, variants: ['dynasty', 'harmony'], tiebreak: 'crowns' },
  { seats: 4, variants: ['middle-kingdom', 'harmony'], tiebreak: 'territory-then-crowns' },
];

const GAMES: readonly Tried[] = [
  {
    game: kingdomino,
    bots: [...kingdominoLevels.LEVELS, ...kingdominoLevels.OLDER_BOTS],
    settings: KINGDOMINO_SETTINGS,
  },
  {
    game: colours,
    bots: [...coloursLevels.LEVELS, ...coloursLevels.OLDER_BOTS],
    settings: [1, 2, 3, 4].map((seats) => ({ seats, map: 'first' })),
  },
];

/** Positions early and late, for every bot that sits at tables. */
const QUESTIONS: readonly BotQuestion[] = GAMES.flatMap(({ game, bots, settings }) =>
  [6, 17]
    .flatMap((turns) => settings.map((options) => ({ options, turns })))
    .map(({ options, turns }, seed) => ({ seed, ...positionOf(game, options, turns, seed) }))
    .flatMap((position) => bots.map((bot) => ({ ...position, bot, game: game.id }))),
).map((question, number) => ({ ...question, number }));

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
  const { game } = GAMES.find((tried) => tried.game.id === question.game)!;
  // Made by `positionOf` of a view.
  const view = game.parseState(text) as View<StateBuffer>;
  const thoughts = findBot(game, bot)!
    .create()
    .think(view, seat, { seed, ...(nodes !== undefined && { nodes }) });
  let thought = thoughts.next();
  while (which === 'last' && !thought.done) thought = thoughts.next();
  return { number, turn: turnText(game, view, seat, thought.value.turn) };
}

function turnText(game: AnyGame, view: View<StateBuffer>, seat: Seat, moves: readonly MoveCode[]): string {
  const state = game.copy(view);
  const steps = moves.map((move) => {
    const step = game.formatMove(state, move);
    game.apply(state, seat, move);
    return step;
  });
  return joinTurn(steps);
}

/** Where a game is after so many turns of a bot that plays well. */
function positionOf(
  game: AnyGame,
  options: GameOptions,
  turns: number,
  seed: number,
): { readonly view: string; readonly seat: Seat } {
  const rng = createRng(seed);
  const bot = findBot(game, 'mason')!.create();
  const state = game.create(options);
  const buffer = new Int32Array(game.maxMoves);
  for (let played = 0; ; ) {
    const who = asked(game, state);
    if (who.kind === 'over') throw new Error(`the game is over after ${played} turns`);
    if (who.kind === 'chance') {
      game.apply(state, CHANCE, sampleChance(game, state, rng, buffer));
      continue;
    }
    const seat = who.seats[0]!;
    const view = game.view(state, seat);
    if (played++ === turns) return { view: game.formatState(view), seat };
    for (const move of bot.think(view, seat, { seed: rng() }).next().value.turn) game.apply(state, seat, move);
  }
}
