import { botsFor } from '@crownhold/bots';
import { kingdomino } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { LEVELS } from './levels.ts';

it('are the bots that there are', () => {
  expect(botsFor(kingdomino).map(({ id }) => id)).toEqual(LEVELS);
});
