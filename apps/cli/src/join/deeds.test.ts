import { translatorFor } from '@crownhold/i18n/every-language';
import type { People } from '@crownhold/protocol';
import { describe, expect, it } from 'vitest';
import { deedsOf, deedText, peopleNotice } from './deeds.ts';

const t = translatorFor('en');
const CHAIRS = [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }];
const PEOPLE: People = {
  host: 0,
  start: 'full',
  clock: { kind: 'none' },
  seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }],
  claims: [],
  moved: [],
  botVotes: [],
};
const PRESENCE = ['here', 'away', 'here'] as const;

const offered = (status: 'playing' | 'over' | 'seating', people: Partial<People> = {}, own = [0]) => {
  return deedsOf({ status, presence: [...PRESENCE] }, { ...PEOPLE, ...people }, own).map((deed) =>
    deedText(t, deed, CHAIRS),
  );
};

describe('what people can do at a table', () => {
  it('while they play: a bot for whoever is away, to give up, and six signs', () => {
    expect(offered('playing').slice(0, 3)).toEqual(['A bot plays for Bo', 'Give up as Ann', 'Well done!']);
    expect(offered('playing')).toHaveLength(8);
    expect(offered('playing', { clock: { kind: 'turn', turnMs: 1 } })[0]).toBe('Give up as Ann');
  });

  it('to let a device in comes first; nobody lets their own in', () => {
    const claims = [{ claim: 'x', seat: 1 }];
    expect(offered('playing', { claims })[0]).toBe('Let in Bo on another device');
    expect(offered('playing', { claims }, [1])[0]).toBe('Give up as Bo');
  });

  it('after the end: another game, until one has said so; whoever gave up gives up no more', () => {
    expect(offered('over')[0]).toBe('Another game');
    expect(offered('over', { rematch: { agreed: [0] } })[0]).toBe('Well done!');
    expect(offered('over', { rematch: { agreed: [1] } })[0]).toBe('Another game');
    const seats: People['seats'] = [{ kind: 'person', hasResigned: true }, { kind: 'person' }, { kind: 'person' }];
    expect(offered('playing', { seats })).toHaveLength(6);
    expect(offered('playing', {}, [])).toEqual([]);
  });
});

describe('what is said of people', () => {
  const notice = (status: 'playing' | 'over', people: Partial<People>) =>
    peopleNotice(t, { status }, { ...PEOPLE, ...people }, [0], CHAIRS);

  it('names who gave up and is ranked last, who waits at the door, and who wants another game', () => {
    const seats: People['seats'] = [{ kind: 'person' }, { kind: 'person', hasResigned: true }, { kind: 'person' }];
    expect(notice('playing', {})).toBe('');
    expect(notice('playing', { seats })).toBe('Gave up and ranked last: Bo.');
    expect(notice('over', { seats, rematch: { agreed: [2] } })).toBe(
      'Gave up and ranked last: Bo. Cy wants another game: press :',
    );
    expect(notice('over', { rematch: { agreed: [0, 2] } })).toBe('Waiting for the others to want another game.');
    expect(notice('over', { rematch: { agreed: [0], table: 'x' } })).toBe('');
    expect(notice('playing', { claims: [{ claim: 'x', seat: 2 }] })).toContain('Cy comes from another device');
  });
});
