import type { GameOf, GameTypes, Seat, View } from '@crownhold/core';
import type { BotAnswer, BotQuestion } from './bot-question.ts';
import { botNodes } from './luck.ts';

/** Bots that think in a worker of their own, so that the page never waits. `H` is how the game explains a step. */
export interface BotClient<G extends GameTypes, H> {
  /** The whole turn as text; `undefined` when the bot failed or was let go. */
  ask(bot: string, view: View<G['state']>, seat: Seat, seed: number): Promise<string | undefined>;
  /** The next step that it would do, and why; `undefined` as above. */
  hint(bot: string, view: View<G['state']>, seat: Seat, seed: number): Promise<H | undefined>;
  close(): void;
}

/** The part of a worker that is needed here. */
export interface BotWorker {
  postMessage(question: BotQuestion): void;
  addEventListener(type: 'message' | 'error', hear: (event: Event) => void): void;
  terminate(): void;
}

export function startBotWorker(): Worker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
}

export function createBotClient<G extends GameTypes, H>(
  game: GameOf<G>,
  worker: BotWorker = startBotWorker(),
): BotClient<G, H> {
  const waiting = new Map<number, (answer: BotAnswer) => void>();
  let count = 0;
  const settle = (answer: BotAnswer) => {
    waiting.get(answer.number)?.(answer);
    waiting.delete(answer.number);
  };
  const giveUp = () => {
    for (const number of [...waiting.keys()]) settle({ number });
  };
  // Nothing but answers comes from there.
  worker.addEventListener('message', (event) => settle((event as MessageEvent<BotAnswer>).data));
  // A worker that could not even be loaded answers nothing at all.
  worker.addEventListener('error', giveUp);
  const question = (asked: Pick<BotQuestion, 'bot' | 'seat' | 'seed' | 'isForHint'>, view: View<G['state']>) =>
    new Promise<BotAnswer>((resolve) => {
      const number = count++;
      waiting.set(number, resolve);
      const nodes = botNodes();
      const limit = nodes === undefined ? {} : { nodes };
      const text = game.formatState(view);
      worker.postMessage({ ...asked, ...limit, number, game: game.id, view: text } satisfies BotQuestion);
    });
  return {
    async ask(bot, view, seat, seed) {
      return (await question({ bot, seat, seed }, view)).turn;
    },
    async hint(bot, view, seat, seed) {
      // The thinker of the same game made it.
      return (await question({ bot, seat, seed, isForHint: true }, view)).hint as H | undefined;
    },
    close() {
      worker.terminate();
      giveUp();
    },
  };
}
