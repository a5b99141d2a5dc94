import type { View } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BotQuestion } from './bot-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('a bot is asked', () => {
  it('for as many nodes on every device, where the game is to be repeatable', async () => {
    const asked = await askOnPage('?seed=11');
    expect(asked).toHaveLength(2);
    for (const { nodes } of asked) expect(nodes).toBeGreaterThan(0);
  });

  it('for a time otherwise', async () => {
    for (const question of await askOnPage('')) expect(question).not.toHaveProperty('nodes');
  });
});

/** What the worker of a page with this address hears: a question for a turn, and one for a hint. */
async function askOnPage(search: string): Promise<readonly BotQuestion[]> {
  const heard: BotQuestion[] = [];
  class FakeWorker extends EventTarget {
    postMessage(question: BotQuestion): void {
      heard.push(question);
    }
  }
  // Other tests may have loaded the page's seed already.
  vi.resetModules();
  vi.stubGlobal('location', { search });
  vi.stubGlobal('Worker', FakeWorker);
  const { createBotClient } = await import('./bot-client.ts');
  const view = kingdomino.create({ seats: 2, variants: [], tiebreak: 'crowns' }) as View<State>;
  const bots = createBotClient();
  void bots.ask('queen', view, 0, 1);
  void bots.hint('queen', view, 0, 1);
  return heard;
}
