import { translatorFor } from '@crownhold/i18n/every-language';
import type { People } from '@crownhold/protocol';
import { describe, expect, it } from 'vitest';
import { findCard } from '../games/cards.ts';
import { rulesText } from './rules-text.ts';
import { chosenAt, setupOf, withCount, withTaker } from './seat-setup.ts';

const PEOPLE: People = {
  host: 0,
  start: 'host',
  clock: { kind: 'none' },
  seats: [{ kind: 'person' }, { kind: 'free' }, { kind: 'bot' }],
  claims: [],
  moved: [],
  botVotes: [],
};
const CHAIRS = [{}, {}, { bot: 'greedy' }];
const [TAKEN, FREE, BOT] = [{ kind: 'taken' }, { kind: 'free' }, { kind: 'bot', bot: 'greedy' }] as const;

describe('the host', () => {
  it('gives a seat to a bot, or waits for somebody', () => {
    expect(withTaker(PEOPLE, CHAIRS, 1, 'page')).toEqual([TAKEN, { kind: 'bot', bot: 'page' }, BOT]);
    expect(withTaker(PEOPLE, CHAIRS, 2, undefined)).toEqual([TAKEN, FREE, FREE]);
  });

  it('adds a seat and takes one away, as far as the game allows and nobody sits there', () => {
    expect(withCount(PEOPLE, CHAIRS, [2, 3, 4], 4)).toEqual([TAKEN, FREE, BOT, FREE]);
    expect(withCount(PEOPLE, CHAIRS, [2, 3, 4], 2)).toEqual([TAKEN, FREE]);
    expect(withCount(PEOPLE, CHAIRS, [2, 3], 4)).toBeUndefined();
    const full: People = { ...PEOPLE, seats: [{ kind: 'person' }, { kind: 'free' }, { kind: 'person' }] };
    expect(withCount(full, CHAIRS, [2, 3, 4], 2)).toBeUndefined();
    expect(withCount({ ...PEOPLE, seats: PEOPLE.seats.slice(0, 2) }, CHAIRS, [1, 2], 1)).toBeUndefined();
  });

  it('tells the server the options of so many seats, with the clock', () => {
    const card = findCard('kingdomino')!;
    const chosen = { count: 4, switches: ['harmony'], choices: {} };
    const clock = { kind: 'turn', turnMs: 120_000 } as const;
    expect(setupOf(card, chosen, clock, [TAKEN, FREE])).toEqual({
      options: { seats: 2, variants: ['harmony'], tiebreak: 'territory-then-crowns' },
      clock,
      seats: [TAKEN, FREE],
    });
  });

  it('changes nothing but the seats: the rules of the table stay', () => {
    const card = findCard('duel')!;
    const options = { seats: 2, spellbook: 'always', first: 1 };
    const people: People = { ...PEOPLE, seats: [{ kind: 'person' }, { kind: 'free' }] };
    expect(chosenAt(card, { options, people }).choices).toEqual({ spellbook: 'always', first: '1' });
    expect(chosenAt(card, { options: undefined, people }).count).toBe(2);
  });

  it('reads the rules in a line', () => {
    const { setup } = findCard('kingdomino')!;
    const t = translatorFor('en');
    expect(rulesText(setup, { count: 2, switches: [], choices: {} }, t)).toBe('Basic rules');
    const switches = ['dynasty', 'mighty-duel'];
    expect(rulesText(setup, { count: 2, switches, choices: {} }, t)).toBe('Dynasty · Mighty Duel');
    expect(rulesText(setup, { count: 3, switches, choices: {} }, t)).toBe('Dynasty');
  });
});
