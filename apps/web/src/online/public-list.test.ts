import { translatorFor } from '@crownhold/i18n/every-language';
import type { PublicTable } from '@crownhold/protocol';
import { describe, expect, it } from 'vitest';
import { hasPublicList, listedLines } from './public-list.ts';

const TABLE: PublicTable = {
  table: 't'.repeat(16),
  game: 'duel',
  options: {},
  clock: { kind: 'none' },
  host: 'Anna',
  free: 1,
};

describe('the public list', () => {
  it('says who waits, for how many and with which clock, in every language', () => {
    const facts = (language: 'en' | 'ru' | 'uk' | 'bg', free: number) =>
      listedLines([{ ...TABLE, free }], translatorFor(language))[0]!.facts;
    expect(facts('en', 1)).toEqual(['Anna', '1\u00a0free seat', 'No clock']);
    expect(facts('en', 3)[1]).toBe('3\u00a0free seats');
    expect([1, 2, 5].map((free) => facts('ru', free)[1])).toEqual([
      '1\u00a0свободное место',
      '2\u00a0свободных места',
      '5\u00a0свободных мест',
    ]);
    expect(facts('uk', 2)[1]).toBe('2\u00a0вільні місця');
    expect(facts('bg', 2)[1]).toBe('2\u00a0свободни места');
  });

  it('names no host who has no name, and no game that nobody here knows', () => {
    const { host: _, ...unnamed } = TABLE;
    const lines = listedLines([unnamed, { ...TABLE, game: 'go' }], translatorFor('en'));
    expect(lines).toEqual([{ id: TABLE.table, title: 'Kingdomino Duel', facts: ['1\u00a0free seat', 'No clock'] }]);
  });

  it('is there only if the server says so', () => {
    expect(hasPublicList()).toBe(false);
  });
});
