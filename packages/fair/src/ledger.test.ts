import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { expectSound, playSealed } from '../test/sealed-match.ts';
import { secretOf } from '../test/secret.ts';
import { dueNext, isRenewalDue } from './audit.ts';
import { NONE } from './bytes.ts';
import { isFairFault } from './fault.ts';
import {
  openAlone,
  openLedger,
  postClose,
  postCommitments,
  postFirstElements,
  postRow,
  renewAlone,
  resumeLedger,
} from './ledger.ts';

const OPTIONS = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
const TERMS = {
  table: 'ledger',
  game: 'kingdomino',
  rulesVersion: 1,
  options: OPTIONS,
  seats: 2,
  length: 3,
  thrower: '',
};
const PLAN = { game: kingdomino, options: OPTIONS, seed: 3, clients: [0, 1] } as const;

describe('a ledger', () => {
  it('goes on from stored events as if it had never stopped', () => {
    const { ledger, events, state } = playSealed({ ...PLAN, turns: 3, length: 6 });
    const resumed = expectSound(resumeLedger(secretOf('dealer 3'), events));
    expect(resumed.audit).toEqual(ledger.audit);
    expect(postClose(resumed)).toMatchObject({ event: expectSound(postClose(ledger)).event });
    expect(dueNext(resumed.audit).event).toBe(events.length);
    expect(state).toBeDefined();
  });

  it('does not go on with the secret of another', () => {
    const { events } = playSealed({ ...PLAN, turns: 3 });
    expect(resumeLedger(secretOf('somebody'), events)).toMatchObject({ code: 'wrong-element' });
    expect(resumeLedger(secretOf('dealer 3'), [])).toMatchObject({ code: 'missing-field' });
  });

  it('is a value: a row that could not be stored can be dealt again, and another in its place', () => {
    const { ledger, events } = openAlone(secretOf('value'), { ...TERMS, length: 9 });
    const state = kingdomino.create(OPTIONS);
    const first = expectSound(postRow(ledger, kingdomino, state, undefined));
    expect(expectSound(postRow(ledger, kingdomino, state, undefined)).event).toEqual(first.event);
    expect(state.bytes).toEqual(kingdomino.create(OPTIONS).bytes);
    expect(events.map(({ kind }) => kind)).toEqual(['open', 'commit', 'reveal']);
  });

  it('keeps the order: commitments, first elements, the chance before all turns, turns', () => {
    const { ledger } = openLedger(secretOf('order'), TERMS);
    const state = kingdomino.create(OPTIONS);
    const misplaced = { code: 'misplaced-event' };
    expect(postFirstElements(ledger, [NONE, NONE])).toMatchObject(misplaced);
    expect(postRow(ledger, kingdomino, state, undefined)).toMatchObject(misplaced);
    expect(postClose(ledger)).toMatchObject(misplaced);
    expect(postCommitments(ledger, [NONE])).toMatchObject({ code: 'wrong-count' });
    expect(postCommitments(ledger, [NONE, NONE], [NONE, NONE])).toMatchObject({ code: 'wrong-count' });
    const alone = openAlone(secretOf('order'), TERMS).ledger;
    const turn = { seat: 0, entries: [], contribution: NONE };
    expect(postRow(alone, kingdomino, state, turn)).toMatchObject(misplaced);
    const dealt = expectSound(postRow(alone, kingdomino, state, undefined));
    expect(postRow(dealt.ledger, kingdomino, dealt.state, undefined)).toHaveProperty('code');
  });

  it('renews alone when its chain has run out, and closes under the last element as well', () => {
    const { ledger } = openAlone(secretOf('alone'), TERMS);
    const dealt = expectSound(postRow(ledger, kingdomino, kingdomino.create(OPTIONS), undefined));
    expect(isRenewalDue(dealt.ledger.audit)).toBe(true);
    const renewed = renewAlone(dealt.ledger);
    expect(renewed.events.map(({ kind }) => kind)).toEqual(['renew', 'commit', 'reveal']);
    expect(renewed.ledger.audit).toMatchObject({ epoch: 1, stage: 'rows' });
    const closed = expectSound(postClose(dealt.ledger));
    expect(closed.ledger.audit.stage).toBe('closed');
    expect(postClose(closed.ledger)).toMatchObject({ code: 'misplaced-event' });
  });

  it('throws or does not throw as its terms say', () => {
    const { ledger } = openAlone(secretOf('alone'), { ...TERMS, thrower: 'box' });
    expect(() => postRow(ledger, kingdomino, kingdomino.create(OPTIONS), undefined)).toThrow('throwing');
  });

  it('refuses seats that do not sit there', () => {
    const { ledger, state } = playSealed({ ...PLAN, turns: 1 });
    const result = postRow(ledger, kingdomino, state, { seat: 2, entries: [], contribution: NONE });
    expect(isFairFault(result) && result.code).toBe('unknown-seat');
  });
});
