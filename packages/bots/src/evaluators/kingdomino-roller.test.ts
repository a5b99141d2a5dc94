import { createRng, NOBODY } from '@crownhold/core';
import { kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { everyOptions } from '@crownhold/games/kingdomino/claims';
import { describe, expect, it } from 'vitest';
import { Ground } from './kingdomino-ground.ts';
import { kingdominoRoller } from './kingdomino-roller.ts';

const PLAIN = parseOptions({ seats: 2 }) as Options;

describe('quick play', () => {
  it('ends every game, and a dynasty after the present one', () => {
    for (const options of everyOptions()) {
      const state = kingdomino.create(options);
      kingdominoRoller.playOut(state, createRng(1));
      expect(kingdomino.actors(state) === NOBODY || state.phase === 'renew').toBe(true);
      expect(state.game).toBe(0);
    }
  });

  it('plays the same from the same seed, and leaves no trace of the game before', () => {
    const once = kingdomino.create(PLAIN);
    const again = kingdomino.create(PLAIN);
    kingdominoRoller.playOut(once, createRng(5));
    kingdominoRoller.playOut(kingdomino.create(parseOptions({ seats: 4 }) as Options), createRng(6));
    kingdominoRoller.playOut(again, createRng(5));
    expect(kingdomino.formatState(again)).toBe(kingdomino.formatState(once));
  });

  it('makes far more points than random play', () => {
    let points = 0;
    for (let seed = 0; seed < 100; seed++) {
      const state = kingdomino.create(parseOptions({ seats: 4 }) as Options);
      kingdominoRoller.playOut(state, createRng(seed));
      points += kingdomino.score(state, 0) / 100;
    }
    expect(points).toBeGreaterThan(36);
  });
});

describe('a ground', () => {
  it('[K16] rates by the points that joining territories win', () => {
    const start = kingdomino.create(PLAIN);
    const put = (text: string) => kingdomino.parseMove(start, text)!;
    const ground = new Ground();
    ground.read(start, 0);
    // A mine with a crown beside the castle, wheat beside the mine.
    ground.lay(40, put('put 1,0 2,0'));
    // Wheat and a mine with three crowns: together with the other mine 2 x 4 - 1 points, apart 3.
    const together = ground.rate(48, put('put 2,1 1,1'));
    const apart = ground.rate(48, put('put -1,1 -1,0'));
    expect(together - apart).toBeGreaterThan(4);
  });
});
