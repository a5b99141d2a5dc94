import { findBot } from '@crownhold/bots';
import {
  type AnyGame,
  type GameOptions,
  joinTurn,
  type MoveCode,
  type Seat,
  type StateBuffer,
  type View,
} from '@crownhold/core';
import type { Options as DuelOptions } from '@crownhold/games/duel';
import type { Options } from '@crownhold/games/kingdomino';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as coloursLevels from '../src/games/colours/levels.ts';
import * as duelLevels from '../src/games/duel/levels.ts';
import * as kingdominoLevels from '../src/games/kingdomino/levels.ts';
import type { BotAnswer, BotQuestion } from '../src/table/bot-question.ts';
import { askWorker, gameOf, openBotWorker, positionOf } from './bot-worker.ts';
import { PHONE } from './harness.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

/** Fewer than the knight would use by itself. */
const NODES = 50;

const SETTINGS: readonly Options[] = [
  ...[2, 3, 4].map((seats) => ({ seats, variants: [], tiebreak: 'territory-then-crowns' }) as const),
  { seats: 2, variants: ['mighty-duel'], tiebreak: 'crowns' },
  { seats: 3, variants: ['dynasty', 'harmony'], tiebreak: 'crowns' },
  { seats: 4, variants: ['middle-kingdom', 'harmony'], tiebreak: 'territory-then-crowns' },
];

const DUEL_SETTINGS: readonly DuelOptions[] = [
  { seats: 2, spellbook: 'drawn', first: 0 },
  { seats: 2, spellbook: 'always', first: 'random' },
];

const COLOURS_SETTINGS: readonly GameOptions[] = [1, 2, 3, 4].map((seats) => ({ seats, map: 'first' }));

/** Positions of all games, early and late, in which every bot that sits at their tables is asked. */
const QUESTIONS: readonly BotQuestion[] = [
  ...questionsOf('kingdomino', SETTINGS, [6, 17], [...kingdominoLevels.LEVELS, ...kingdominoLevels.OLDER_BOTS]),
  // All kinds of turns: dice taken and shared, both players' drawings.
  ...questionsOf('duel', DUEL_SETTINGS, [8, 21, 34, 47], [...duelLevels.LEVELS, ...duelLevels.OLDER_BOTS]),
  ...questionsOf('colours', COLOURS_SETTINGS, [6, 17], [...coloursLevels.LEVELS, ...coloursLevels.OLDER_BOTS]),
].map((question, number) => ({ ...question, number }));

function questionsOf(
  game: string,
  settings: readonly GameOptions[],
  turnCounts: readonly number[],
  bots: readonly string[],
): readonly Omit<BotQuestion, 'number'>[] {
  return turnCounts
    .flatMap((turns) => settings.map((options) => ({ options, turns })))
    .map(({ options, turns }, seed) => ({ seed, game, ...positionOf(gameOf(game), options, turns, seed) }))
    .flatMap((position) => bots.map((bot) => ({ ...position, bot })));
}

it('a bot plays the same in the worker of the page as here, for the same seed and nodes', async () => {
  const page = await openPage({ ...PHONE, seed: 11, reducedMotion: true });
  const worker = await openBotWorker(page);
  const limited = QUESTIONS.map((question) => ({ ...question, nodes: NODES }));
  const ends = limited.map((question) => answerHere(question, 'last'));
  expect(await askWorker(worker, limited)).toEqual(ends);
  // Time that flies leaves no more than a first thought, but means nothing where nodes are counted.
  const beginnings = QUESTIONS.map((question) => answerHere(question, 'first'));
  expect(beginnings).not.toEqual(ends);
  await letTimeFly(page);
  expect(await askWorker(worker, QUESTIONS)).toEqual(beginnings);
  expect(await askWorker(worker, limited)).toEqual(ends);
});

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

/** The answer of a bot in this process, by the first of its thoughts or by the last. */
function answerHere(question: BotQuestion, which: 'first' | 'last'): BotAnswer {
  const { number, bot, view: text, seat, seed, nodes } = question;
  const game = gameOf(question.game);
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
