import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { expectSound, playSealed } from '../test/sealed-match.ts';
import { secretOf } from '../test/secret.ts';
import { NONE } from './bytes.ts';
import { openLedger, postClose, postCommitments, postFirstElements } from './ledger.ts';
import { giveNext, hearEvent, joinLedger } from './participant.ts';
import { contradiction, dropSent } from './witness.ts';

const OPTIONS = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
const PLAN = { game: kingdomino, options: OPTIONS, seed: 3, clients: [0, 1] } as const;
const TERMS = {
  table: 'client',
  game: 'kingdomino',
  rulesVersion: 1,
  options: OPTIONS,
  seats: 2,
  length: 3,
  thrower: '',
};

describe('a client', () => {
  it('keeps every head', () => {
    const { events, participants, ledger } = playSealed({ ...PLAN, turns: 5, length: 5 });
    const { heads } = participants[0]!.witness;
    expect(Object.keys(heads)).toHaveLength(events.length);
    expect(heads[events.length - 1]).toBe(ledger.audit.head);
  });

  it('begins with the first event and no other', () => {
    const { events } = playSealed({ ...PLAN, turns: 1 });
    expect(joinLedger(secretOf('late'), 0, events[1]!)).toMatchObject({ code: 'misplaced-event' });
  });

  it('notices that its commitment or its first element was left out', () => {
    const opened = openLedger(secretOf('dealer'), TERMS);
    const mine = giveNext(expectSound(joinLedger(secretOf('client'), 0, opened.event)))!;
    const without = expectSound(postCommitments(opened.ledger, [NONE, NONE]));
    const dropped = { code: 'dropped-contribution', args: { seat: 0 } };
    expect(hearEvent(mine.participant, without.event)).toMatchObject({ ...dropped, event: 1 });
    const committed = expectSound(postCommitments(opened.ledger, [mine.element, NONE]));
    const first = giveNext(expectSound(hearEvent(mine.participant, committed.event)))!;
    const revealed = expectSound(postFirstElements(committed.ledger, [NONE, NONE]));
    expect(hearEvent(first.participant, revealed.event)).toMatchObject({ ...dropped, event: 2 });
  });

  it('forgives what it was openly told came too late', () => {
    const opened = openLedger(secretOf('dealer'), TERMS);
    const mine = giveNext(expectSound(joinLedger(secretOf('client'), 0, opened.event)))!;
    const { event, ledger } = expectSound(postCommitments(opened.ledger, [NONE, NONE]));
    const told = dropSent(mine.participant.witness, 1);
    expect(contradiction(told, 1, event, ledger.audit.head)).toBeUndefined();
  });

  it('gives nothing that is not due: no last element to a turn, nothing without a chain, nothing after the end', () => {
    const { participants, ledger } = playSealed({ ...PLAN, turns: 2, length: 5 });
    expect(participants.map(giveNext)).toEqual([undefined, undefined]);
    const closed = expectSound(hearEvent(participants[0]!, expectSound(postClose(ledger)).event));
    expect(giveNext(closed)).toBeUndefined();
    const opened = openLedger(secretOf('dealer'), TERMS);
    const absent = expectSound(joinLedger(secretOf('client'), 0, opened.event));
    const { event } = expectSound(postCommitments(opened.ledger, [NONE, NONE]));
    expect(giveNext(expectSound(hearEvent(absent, event)))).toBeUndefined();
  });
});
