import type { View } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BotWorker } from './bot-client.ts';
import type { BotAnswer, BotQuestion } from './bot-question.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const VIEW = kingdomino.create({ seats: 2, variants: [], tiebreak: 'crowns' }) as View<State>;

class FakeWorker extends EventTarget implements BotWorker {
  readonly heard: BotQuestion[] = [];
  isEnded = false;

  postMessage(question: BotQuestion): void {
    this.heard.push(question);
  }

  answer(answer: BotAnswer): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: answer }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

/** A client on a page with this address. */
async function clientOn(search = '') {
  // Other tests may have loaded the page's seed already.
  vi.resetModules();
  vi.stubGlobal('location', { search });
  const { createBotClient } = await import('./bot-client.ts');
  const worker = new FakeWorker();
  return { worker, bots: createBotClient<KingdominoTypes, { readonly step: string }>(kingdomino, worker) };
}

describe('a bot is asked', () => {
  it.each(['?seed=11', ''])('for nodes where the game is to be repeatable, else for a time: %o', async (search) => {
    const { worker, bots } = await clientOn(search);
    void bots.ask('queen', VIEW, 0, 1);
    void bots.hint('queen', VIEW, 0, 1);
    expect(worker.heard).toHaveLength(2);
    for (const { nodes } of worker.heard) {
      if (search === '') expect(nodes).toBeUndefined();
      else expect(nodes).toBeGreaterThan(0);
    }
  });

  it('with the game and a view as text, for a turn or for a hint', async () => {
    const { worker, bots } = await clientOn();
    void bots.ask('queen', VIEW, 1, 5);
    void bots.hint('queen', VIEW, 1, 6);
    const [turn, hint] = worker.heard;
    const view = kingdomino.formatState(VIEW);
    expect(turn).toEqual({ number: 0, game: 'kingdomino', bot: 'queen', view, seat: 1, seed: 5 });
    expect(hint).toEqual({ number: 1, game: 'kingdomino', bot: 'queen', view, seat: 1, seed: 6, isForHint: true });
  });
});

describe('an answer', () => {
  it('comes to whoever asked, in any order', async () => {
    const { worker, bots } = await clientOn();
    const [first, second] = [bots.ask('queen', VIEW, 0, 1), bots.hint('queen', VIEW, 0, 1)];
    worker.answer({ number: 1, hint: { step: 'take 2' } });
    worker.answer({ number: 0, turn: 'take 1' });
    expect(await first).toBe('take 1');
    expect(await second).toEqual({ step: 'take 2' });
  });

  it('is nothing when the worker fails, and when the client is closed', async () => {
    const { worker, bots } = await clientOn();
    const failed = bots.ask('queen', VIEW, 0, 1);
    worker.dispatchEvent(new Event('error'));
    expect(await failed).toBeUndefined();
    const left = bots.hint('queen', VIEW, 0, 1);
    bots.close();
    expect(await left).toBeUndefined();
    expect(worker.isEnded).toBe(true);
  });
});
