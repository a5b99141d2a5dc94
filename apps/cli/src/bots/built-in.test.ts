import { setTimeout as wait } from 'node:timers/promises';
import { type BotKind, findBot } from '@crownhold/bots';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { createBuiltIn } from './built-in.ts';

const STATE = kingdomino.parseState('2 - territory-then-crowns | - | 0 take 0 1 | - | 4 17 20 33 | - | -')!;
const VIEW = kingdomino.view(STATE, 1);

const endless: BotKind = {
  id: 'endless',
  create: () => ({
    id: 'endless',
    *think(view, seat, budget) {
      const { turn } = findBot(kingdomino, 'random')!.create().think(view, seat, budget).next().value;
      for (let nodes = 0; ; nodes++) yield { turn, nodes };
    },
  }),
};

describe('a bot of ours as a player', () => {
  it('answers with a turn in numbers and words', async () => {
    const player = createBuiltIn(kingdomino, findBot(kingdomino, 'greedy')!);
    expect(player.name).toBe('greedy');
    const result = await player.think(VIEW, 1, { seed: 1, movetimeMs: 1000 });
    expect(result).toEqual({ kind: 'turn', moves: [kingdomino.parseMove(STATE, 'take 20')], text: 'take 20' });
  });

  it('keeps to its time', async () => {
    const result = await createBuiltIn(kingdomino, endless).think(VIEW, 1, { seed: 1, movetimeMs: 60 });
    expect(result).toMatchObject({ kind: 'turn', isHurried: true });
  });

  it('lets others work meanwhile, and has its best turn when one of them hurries it', async () => {
    const hurry = new AbortController();
    const thinking = createBuiltIn(kingdomino, endless).think(VIEW, 1, { seed: 1 }, hurry.signal);
    // A timer comes only if thinking lets it: otherwise the bot would think for ever.
    await wait(5);
    hurry.abort();
    expect((await thinking).kind).toBe('turn');
  });

  it('says so when it is closed', async () => {
    const player = createBuiltIn(kingdomino, endless);
    const thinking = player.think(VIEW, 1, { seed: 1 });
    await wait(5);
    await player.close();
    expect(await thinking).toEqual({ kind: 'closed' });
    expect(await player.think(VIEW, 1, { seed: 1 })).toEqual({ kind: 'closed' });
  });
});
