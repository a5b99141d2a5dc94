import { colours } from '@crownhold/games/colours';
import { expect, it } from 'vitest';
import { takingAlone } from '../../../test/colours-states.ts';
import { botsFor, simpleBotsFor } from '../../registry.ts';
import { COLOURS_BOTS } from './bots.ts';

it('a page that loads one game knows every bot that may sit at its tables, and the same one', () => {
  const known = [...botsFor(colours), ...simpleBotsFor(colours)];
  expect(COLOURS_BOTS.map(({ id }) => id)).toEqual(known.map(({ id }) => id));
  const view = colours.view(takingAlone('blue:3:green red:4:brown yellow:2:yellow+violet white:2:green'), 0);
  for (const [at, kind] of COLOURS_BOTS.entries()) {
    const turns = [kind, known[at]!].map(
      (one) => [...one.create().think(view, 0, { seed: 7, nodes: 20 })].at(-1)!.turn,
    );
    expect(turns[0], kind.id).toEqual(turns[1]);
  }
});
