import { botsFor, FIRST_OPPONENT, findBot } from '@crownhold/bots';
import { COLOURS_BOTS } from '@crownhold/bots/colours';
import { colours } from '@crownhold/games/colours';
import { expect, it } from 'vitest';
import { FIRST_LEVEL, LEVELS, OLDER_BOTS } from './levels.ts';

it('are the bots that there are', () => {
  expect(botsFor(colours).map(({ id }) => id)).toEqual(LEVELS);
  expect(COLOURS_BOTS.map(({ id }) => id)).toEqual([...LEVELS, ...OLDER_BOTS]);
  expect(FIRST_LEVEL).toBe(FIRST_OPPONENT);
});

it('leave older bots their seats', () => {
  for (const id of OLDER_BOTS) expect(findBot(colours, id)?.id).toBe(id);
});
