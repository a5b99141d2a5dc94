import { findBot } from '@crownhold/bots';
import { type AnyGame, asked, CHANCE, createRng, type GameOptions, type Seat, sampleChance } from '@crownhold/core';
import { findGame } from '@crownhold/games';
import type { JSHandle, Page } from 'playwright-core';
import type { BotAnswer, BotQuestion } from '../src/table/bot-question.ts';
import { BY_TAPS, playOn } from './person.ts';
import { playNow } from './steps.ts';

/** Another worker of the file that the page lets its bots think in. */
export async function openBotWorker(page: Page): Promise<JSHandle<Worker>> {
  await playNow(page);
  await playOn(page, BY_TAPS, async () => page.workers().length > 0);
  return page.evaluateHandle((url) => new Worker(url, { type: 'module' }), page.workers()[0]!.url());
}

/** Asks a worker one question after the other. */
export function askWorker(worker: JSHandle<Worker>, questions: readonly BotQuestion[]): Promise<readonly BotAnswer[]> {
  return worker.evaluate(async (bots, all) => {
    const answers: BotAnswer[] = [];
    for (const question of all) {
      const heard = new Promise<BotAnswer>((resolve) => {
        // It also tells when the time of a bot is up.
        const hear = ({ data }: MessageEvent<BotAnswer>) => data.number === question.number && resolve(data);
        bots.addEventListener('message', hear);
      });
      bots.postMessage(question);
      answers.push(await heard);
    }
    return answers;
  }, questions);
}

export function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** Where a game is after so many turns of a bot that plays well. */
export function positionOf(
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
