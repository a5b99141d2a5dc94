import { isRefusal } from '@crownhold/core';
import { GAMES } from '@crownhold/games';
import { describe, expect, it, onTestFinished } from 'vitest';
import { documentedBot } from '../../test/documented-bot.ts';
import { Contest } from '../arena/contest.ts';
import { createSetup } from '../arena/setup.ts';

const GAMES_EACH = 10;

// The short form of the claim outside-bot.
describe('the bot of docs/engine.md', { timeout: 300_000 }, () => {
  it.each(GAMES.map((game) => ({ id: game.id, game })))(
    `plays ${GAMES_EACH} games of $id without a fault`,
    async ({ game }) => {
      const options = game.parseOptions({ seats: 2 });
      if (isRefusal(options)) throw new Error(options.code);
      const allowance = { movetimeMs: 1000 };
      const setup = createSetup(game, options, 1, [
        { name: 'documented', bot: documentedBot(), isOutside: true, allowance },
        { name: 'random', bot: 'random', isOutside: false, allowance },
      ]);
      const contest = new Contest({ setup, graceMs: 60_000, recordsAll: false }, game);
      onTestFinished(() => contest.close());
      const faults: unknown[] = [];
      let games = 0;
      for (let deal = 0; deal < GAMES_EACH / 2; deal++) {
        const result = await contest.playDeal(deal);
        if (result.kind === 'breakdown') throw new Error(JSON.stringify(result));
        games += result.games.length;
        faults.push(...result.games.flatMap(({ forfeit }) => forfeit ?? []));
      }
      expect([games, faults]).toEqual([GAMES_EACH, []]);
    },
  );
});
