import { botsFor, FIRST_OPPONENT, findBot } from '@crownhold/bots';
import { kingdomino } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { FIRST_LEVEL, LEVELS, OLDER_BOTS } from './levels.ts';

it('are the bots that there are', () => {
  expect(botsFor(kingdomino).map(({ id }) => id)).toEqual(LEVELS);
  expect(FIRST_LEVEL).toBe(FIRST_OPPONENT);
});

it('leave older bots their seats', () => {
  for (const id of OLDER_BOTS) expect(findBot(kingdomino, id)?.id).toBe(id);
});
