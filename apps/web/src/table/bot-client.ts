import type { Seat, View } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import type { BotAnswer, BotQuestion } from './bot-worker.ts';
import type { Hint } from './hint.ts';
import { BOT_NODES } from './luck.ts';

/** Bots that think in a worker of their own, so that the page never waits. */
export interface BotClient {
  /** The whole turn as text; `undefined` when the bot failed or was let go. */
  ask(bot: string, view: View<State>, seat: Seat, seed: number): Promise<string | undefined>;
  /** The next step that it would do, and why; `undefined` as above. */
  hint(bot: string, view: View<State>, seat: Seat, seed: number): Promise<Hint | undefined>;
  close(): void;
}

export function createBotClient(): BotClient {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: BotAnswer) => void>();
  let count = 0;
  const settle = (answer: BotAnswer) => {
    waiting.get(answer.number)?.(answer);
    waiting.delete(answer.number);
  };
  const giveUp = () => {
    for (const number of [...waiting.keys()]) settle({ number });
  };
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => settle(data));
  // A worker that could not even be loaded answers nothing at all.
  worker.addEventListener('error', giveUp);
  const question = (asked: Omit<BotQuestion, 'number' | 'nodes'>): Promise<BotAnswer> =>
    new Promise((resolve) => {
      const number = count++;
      waiting.set(number, resolve);
      const limit = BOT_NODES === undefined ? {} : { nodes: BOT_NODES };
      worker.postMessage({ ...asked, ...limit, number } satisfies BotQuestion);
    });
  return {
    async ask(bot, view, seat, seed) {
      return (await question({ bot, view: kingdomino.formatState(view), seat, seed })).turn;
    },
    async hint(bot, view, seat, seed) {
      return (await question({ bot, view: kingdomino.formatState(view), seat, seed, isForHint: true })).hint;
    },
    close() {
      worker.terminate();
      giveUp();
    },
  };
}
