import type { People } from '@crownhold/protocol';
import { describe, expect, it } from 'vitest';
import { setupOf, withCount, withTaker } from './seat-setup.ts';

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

  it('tells the server the options of so many seats, and keeps the clock', () => {
    const setup = setupOf('kingdomino', PEOPLE, [TAKEN, FREE]);
    expect(setup).toMatchObject({ options: { seats: 2 }, clock: { kind: 'none' }, seats: [TAKEN, FREE] });
    expect(setupOf('chess', PEOPLE, [TAKEN, FREE])).toBeUndefined();
  });
});
