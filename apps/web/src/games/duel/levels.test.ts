import { botsFor } from '@crownhold/bots';
import { DUEL_BOTS } from '@crownhold/bots/duel';
import { duel } from '@crownhold/games/duel';
import { expect, it } from 'vitest';
import { LEVELS } from './levels.ts';

it('are the bots that there are', () => {
  expect(botsFor(duel).map(({ id }) => id)).toEqual(LEVELS);
  expect(DUEL_BOTS.map(({ id }) => id)).toEqual(LEVELS);
});
