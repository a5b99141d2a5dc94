import type { People } from '@crownhold/protocol';
import type { FarState } from '@crownhold/table/far';
import { describe, expect, it } from 'vitest';
import type { FarShown } from '../table/far-parts.ts';
import { noticeOf } from './notice.ts';

const SHOWN: FarShown = {
  status: 'playing',
  chairs: [{ name: 'Anna' }, { name: 'Olga' }],
  own: [0],
  presence: ['here', 'here'],
  isSent: false,
};
const PEOPLE: People = {
  host: 0,
  start: 'host',
  clock: { kind: 'none' },
  seats: [{ kind: 'person' }, { kind: 'person' }],
  claims: [],
  moved: [],
  botVotes: [],
};
const GONE = { seat: 1, isLong: true };
const state = (more: object = {}): FarState =>
  ({ isUp: true, proof: { kind: 'checked' }, people: PEOPLE, ...more }) as FarState;

describe('a table far away', () => {
  it('has nothing to say while all is well', () => {
    expect(noticeOf(SHOWN, state(), undefined)).toBeUndefined();
    expect(noticeOf(SHOWN, undefined, undefined)).toBeUndefined();
  });

  it('says that page and server are of different releases, before anything else', () => {
    const shown = { ...SHOWN, presence: ['bot', 'here'] as const };
    expect(noticeOf(shown, state({ trouble: 'other-version' }), GONE)).toEqual({
      kind: 'trouble',
      trouble: 'other-version',
    });
  });

  it('says that the dice do not fit', () => {
    expect(noticeOf(SHOWN, state({ proof: { kind: 'wrong', fault: { code: 'x', args: {} } } }), GONE)).toEqual({
      kind: 'dice-wrong',
    });
  });

  it('offers a seat back that a bot keeps warm, while the game lasts', () => {
    const shown = { ...SHOWN, presence: ['bot', 'here'] as const };
    expect(noticeOf(shown, state(), undefined)).toEqual({ kind: 'bot-plays', seat: 0 });
    expect(noticeOf({ ...shown, status: 'over' }, state(), undefined)).toBeUndefined();
  });

  it('asks people at the table, and no spectator, to let a device in', () => {
    const people = { ...PEOPLE, claims: [{ claim: 'c1', seat: 1 }] };
    expect(noticeOf(SHOWN, state({ people }), undefined)).toEqual({ kind: 'claim', seat: 1, claim: 'c1' });
    expect(noticeOf({ ...SHOWN, own: [] }, state({ people }), undefined)).toBeUndefined();
  });

  it('tells why a turn came back; the rules tell it themselves', () => {
    expect(noticeOf({ ...SHOWN, rejected: 'too-late' }, state(), undefined)).toEqual({
      kind: 'refused',
      code: 'too-late',
    });
    expect(noticeOf({ ...SHOWN, rejected: 'illegal' }, state(), undefined)).toBeUndefined();
  });

  it('tells who is away, and after a long time offers a bot once, where there is no clock', () => {
    expect(noticeOf(SHOWN, state(), GONE)).toEqual({ kind: 'away', seat: 1, canVote: true });
    expect(noticeOf(SHOWN, state(), { seat: 1, isLong: false })).toEqual({ kind: 'away', seat: 1, canVote: false });
    const voted = { ...PEOPLE, botVotes: [{ seat: 1, agreed: [0] }] };
    expect(noticeOf(SHOWN, state({ people: voted }), GONE)).toMatchObject({ canVote: false });
    const clocked = { ...PEOPLE, clock: { kind: 'turn', turnMs: 60_000 } };
    expect(noticeOf(SHOWN, state({ people: clocked }), GONE)).toMatchObject({ canVote: false });
    expect(noticeOf({ ...SHOWN, own: [] }, state(), GONE)).toMatchObject({ canVote: false });
  });
});
