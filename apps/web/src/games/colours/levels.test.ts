import { botsFor } from '@crownhold/bots';
import { COLOURS_BOTS } from '@crownhold/bots/colours';
import { colours } from '@crownhold/games/colours';
import { expect, it } from 'vitest';
import { LEVELS } from './levels.ts';

it('are the bots that there are', () => {
  expect(botsFor(colours).map(({ id }) => id)).toEqual(LEVELS);
  expect(COLOURS_BOTS.map(({ id }) => id)).toEqual(LEVELS);
});
