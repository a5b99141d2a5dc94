import { CHANCE, judgeTurn, listMoves } from '@crownhold/core';
import { findGame } from '@crownhold/games';
import { colours, countDice } from '@crownhold/games/colours';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { SeatedTable } from '../../test/seated-table.ts';
import { StillServer } from '../../test/still-server.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { ThrowThreads } from '../throws/throw-threads.ts';
import { BotThreads } from './bot-threads.ts';
import { substituteFor } from './substitute.ts';

function createThreads(): BotThreads {
  const threads = new BotThreads(1, () => {});
  onTestFinished(() => threads.close());
  return threads;
}

async function seatedTable(game: string, options: { readonly seats: number }) {
  const server = await StillServer.start({ store: new MemoryStore(), dealing: SIMULATED_DEALING });
  onTestFinished(() => server.service.stop());
  return SeatedTable.open(server, { game, options: { ...options } });
}

const GAMES = [
  ['kingdomino', { seats: 3 }],
  ['duel', { seats: 2, spellbook: 'drawn', first: 'random' }],
  ['colours', { seats: 2, map: 'first' }],
] as const;

describe('bots in threads', () => {
  it.each(GAMES)('make legal turns of %s, the same for the same seed', async (id, options) => {
    const table = await seatedTable(id, options);
    const threads = createThreads();
    const game = findGame(id)!;
    const seat = (await table.news()).view.asked[0]!.seat;
    const { view } = (await table.news(seat)).view;
    const request = { id: 'a', game: id, view: view!, seat, seed: 7, effort: 1, deadlineMs: 60_000 };
    for (const bot of [undefined, 'greedy', 'miller']) {
      // Older tables have bots that new ones are not offered.
      if (bot === 'miller' && !threads.has(id, bot)) continue;
      const asked = { ...request, ...(bot !== undefined && { bot }) };
      const turn = await threads.think(asked);
      expect(await threads.think({ ...asked, effort: 0.25 })).toEqual(expect.any(String));
      expect(await threads.think(asked)).toBe(turn);
      const answer = await table.submit({ kind: 'submit', ...table.ids(seat), since: 99, turn });
      expect(answer.kind).toBe('stale');
      const state = game.parseState(view!)!;
      const match = { game, options, state, version: 1, asked: [{ seat, since: 1 }] };
      expect(judgeTurn(match as Parameters<typeof judgeTurn>[0], { seat, since: 1, turn }).kind).toBe('accepted');
    }
  });

  it('say that they cannot where there is nothing to think about', async () => {
    const request = { id: 'a', game: 'kingdomino', view: 'x', seat: 0, seed: 1, effort: 1, deadlineMs: 60_000 };
    await expect(createThreads().think(request)).rejects.toThrow('no view');
  });

  it('know the bots that people are offered', () => {
    const threads = createThreads();
    expect([threads.has('kingdomino', 'queen'), threads.has('kingdomino', 'random')]).toEqual([true, false]);
    expect([threads.has('chess', 'queen'), threads.has('kingdomino', 'constructor')]).toEqual([false, false]);
    expect(substituteFor(findGame('kingdomino')!)?.id).toBe('miller');
    expect(substituteFor(findGame('colours')!)).toBeDefined();
  });
});

describe('dice in a thread', () => {
  it('fall the same for the same seed, where there are dice to be thrown', async () => {
    const throws = new ThrowThreads(() => {});
    onTestFinished(() => throws.close());
    const options = colours.parseOptions({ seats: 2, map: 'first' });
    if ('code' in options) throw new Error(options.code);
    const state = colours.create(options);
    while (countDice(state) === 0) colours.apply(state, CHANCE, listMoves(colours, state, CHANCE)[0]!);
    const seed = Uint8Array.from({ length: 32 }, (_, n) => n);
    expect(throws.idFor(findGame('kingdomino')!)).toBeUndefined();
    const thrown = await throws.throwDice(colours, state, seed);
    expect(thrown).toHaveLength(4);
    expect(await throws.throwDice(colours, state, seed)).toEqual(thrown);
    expect(await throws.throwDice(colours, state, seed.toReversed())).not.toEqual(thrown);
  });
});
