import { botsFor, FIRST_OPPONENT, findBot } from '@crownhold/bots';
import { DUEL_BOTS } from '@crownhold/bots/duel';
import { duel } from '@crownhold/games/duel';
import { expect, it } from 'vitest';
import { FIRST_LEVEL, LEVELS, OLDER_BOTS } from './levels.ts';

it('are the bots that there are', () => {
  expect(botsFor(duel).map(({ id }) => id)).toEqual(LEVELS);
  expect(DUEL_BOTS.map(({ id }) => id)).toEqual([...LEVELS, ...OLDER_BOTS]);
  expect(FIRST_LEVEL).toBe(FIRST_OPPONENT);
});

it('leave older bots their seats', () => {
  for (const id of OLDER_BOTS) expect(findBot(duel, id)?.id).toBe(id);
});
