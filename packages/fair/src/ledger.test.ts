import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { PLAN, tableAfter, turnFrom, turnsOf } from '../test/adversary.ts';
import { KINDS } from '../test/kinds.ts';
import { bareSteps, expectSound, SealedTable } from '../test/sealed-match.ts';
import { secretOf } from '../test/secret.ts';
import { NONE } from './bytes.ts';
import { isFairFault } from './fault.ts';
import {
  followLedger,
  openAlone,
  openLedger,
  postClose,
  postCommitments,
  postEnrolment,
  postReveal,
  postRow,
  reopenLedger,
  resumeLedger,
} from './ledger.ts';

const OPTIONS = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
const TERMS = {
  table: 'ledger',
  game: 'kingdomino',
  rulesVersion: 1,
  options: OPTIONS,
  seats: 2,
  length: 40,
  thrower: '',
};
const SECRET = secretOf(`dealer ${PLAN.seed}`);

describe('a ledger', () => {
  it('goes on from stored events as if it had never stopped', () => {
    const { ledger, events } = tableAfter(3);
    const resumed = expectSound(resumeLedger(SECRET, JSON.parse(JSON.stringify(events))));
    expect({ ...resumed.audit, heads: resumed.audit.heads.list() }).toEqual({
      ...ledger.audit,
      heads: ledger.audit.heads.list(),
    });
    expect(postClose(resumed)).toMatchObject({ event: expectSound(postClose(ledger)).event });
  });

  it('goes on from any earlier one of its own by the events since, and by no others', () => {
    const { ledger, events } = tableAfter(3);
    for (let count = 1; count <= events.length; count++) {
      const earlier = expectSound(resumeLedger(SECRET, events.slice(0, count)));
      const followed = expectSound(followLedger(earlier, events.slice(count)));
      expect(followed.audit.heads.list()).toEqual(ledger.audit.heads.list());
      expect(postClose(followed)).toMatchObject({ event: expectSound(postClose(ledger)).event });
    }
    const earlier = expectSound(resumeLedger(SECRET, events.slice(0, 3)));
    expect(followLedger(earlier, events.slice(4))).toMatchObject({ code: 'broken-link' });
    // Opened again by another secret: whoever has only the old one cannot go on.
    const reopened = expectSound(reopenLedger(ledger, secretOf('fresh')));
    expect(followLedger(ledger, [reopened.event])).toMatchObject({ code: 'wrong-element' });
  });

  it('goes on with hidden turns only if their words were kept', () => {
    const { plan } = KINDS.find(({ name }) => name === 'Colour Kingdoms, 2 seats')!;
    const table = new SealedTable({ ...plan, seed: 5, clients: [0, 1] });
    table.open();
    table.row();
    table.play(2);
    const { hidden } = table.ledger;
    expect(hidden).toHaveLength(2);
    const secret = secretOf('dealer 5');
    expect(expectSound(resumeLedger(secret, table.events, hidden)).hidden).toEqual(hidden);
    expect(expectSound(followLedger(table.ledger, [], hidden)).hidden).toEqual(hidden);
    expect(followLedger(table.ledger, [])).toMatchObject({ code: 'sealed-turn' });
    expect(resumeLedger(secret, table.events)).toMatchObject({ code: 'sealed-turn' });
    const altered = [{ ...hidden[0]!, steps: ['done'] }, hidden[1]!];
    expect(resumeLedger(secret, table.events, altered)).toMatchObject({ code: 'sealed-turn' });
  });

  it('does not go on with the secret of another', () => {
    const { events } = tableAfter(3);
    expect(resumeLedger(secretOf('somebody'), events)).toMatchObject({ code: 'wrong-element' });
    expect(resumeLedger(SECRET, [])).toMatchObject({ code: 'missing-field' });
  });

  it('is a value: a row that could not be stored can be dealt again, and another in its place', () => {
    const { ledger, events } = openAlone(secretOf('value'), TERMS);
    const state = kingdomino.create(OPTIONS);
    const first = expectSound(postRow(ledger, kingdomino, state, undefined));
    expect(expectSound(postRow(ledger, kingdomino, state, undefined)).event).toEqual(first.event);
    expect(state.bytes).toEqual(kingdomino.create(OPTIONS).bytes);
    expect(events.map(({ kind }) => kind)).toEqual(['open', 'commit', 'reveal']);
  });

  it('extends a head in two ways without one touching the other', () => {
    const table = tableAfter(7);
    const seat = table.askedSeat();
    const [one, other] = turnsOf(table, seat);
    const rows = [one!, other!].map((entries) =>
      expectSound(postRow(table.ledger, kingdomino, table.state, { seat, entries })),
    );
    const heads = rows.map(({ ledger }) => ledger.audit.heads.list());
    expect(heads[0]!.slice(0, -1)).toEqual(heads[1]!.slice(0, -1));
    expect(heads[0]!.at(-1)).not.toBe(heads[1]!.at(-1));
    expect(rows[0]!.ledger.audit.heads.at(table.events.length)).toBe(heads[0]!.at(-1));
  });

  it('keeps the order: commitments, first elements, the chance before all turns, turns', () => {
    const { ledger } = openLedger(secretOf('order'), TERMS);
    const state = kingdomino.create(OPTIONS);
    const misplaced = { code: 'misplaced-event' };
    expect(postReveal(ledger, [NONE, NONE])).toMatchObject(misplaced);
    expect(postRow(ledger, kingdomino, state, undefined)).toMatchObject(misplaced);
    expect(postClose(ledger)).toMatchObject(misplaced);
    expect(postCommitments(ledger, [NONE])).toMatchObject({ code: 'wrong-count' });
    const alone = openAlone(secretOf('order'), TERMS).ledger;
    expect(postRow(alone, kingdomino, state, { seat: 0, entries: [] })).toMatchObject(misplaced);
    const dealt = expectSound(postRow(alone, kingdomino, state, undefined));
    expect(postRow(dealt.ledger, kingdomino, dealt.state, undefined)).toHaveProperty('code');
    const closed = expectSound(postClose(dealt.ledger));
    expect(closed.ledger.audit.stage).toBe('closed');
    expect(postClose(closed.ledger)).toMatchObject(misplaced);
    expect(reopenLedger(closed.ledger, secretOf('again'))).toMatchObject(misplaced);
  });

  it('shows an element of the dealer only where chance had several possibilities', () => {
    const { events } = tableAfter(30);
    const rows = events.filter((event) => event.kind === 'row');
    expect(rows.some(({ element }) => element === undefined)).toBe(true);
    for (const { element, chance } of rows) if (element === undefined) expect(chance.length).toBeLessThan(2);
  });

  it('refuses a seal that does not fit the words', () => {
    const table = tableAfter(7);
    const seat = table.askedSeat();
    const [one, other] = turnsOf(table, seat);
    const signed = table.sign(seat, one!)!;
    const post = (entries: typeof one) =>
      postRow(table.ledger, kingdomino, table.state, { seat, entries: entries!, signed });
    expect(post(other)).toMatchObject({ code: 'wrong-seal' });
    expect(post(one)).toHaveProperty('event');
    expect(bareSteps(kingdomino, table.state, one!)).not.toEqual(bareSteps(kingdomino, table.state, other!));
  });

  it('throws or does not throw as its terms say', () => {
    const { ledger } = openAlone(secretOf('alone'), { ...TERMS, thrower: 'box' });
    expect(() => postRow(ledger, kingdomino, kingdomino.create(OPTIONS), undefined)).toThrow('throwing');
  });

  it('refuses seats that do not sit there, and signatures of seats without a key', () => {
    const table = tableAfter(1, { clients: [0] });
    const { ledger, state } = table;
    const result = postRow(ledger, kingdomino, state, { seat: 2, entries: [] });
    expect(isFairFault(result) && result.code).toBe('unknown-seat');
    const { client } = table.participants.get(0)!.renewKey(secretOf('new'));
    expect(postEnrolment(ledger, 2, { ...client, device: 0 })).toMatchObject({ code: 'unknown-seat' });
    expect(postEnrolment(ledger, 1, { ...client, device: 0 }, client.signature)).toMatchObject({
      code: 'unknown-participant',
    });
    while (table.askedSeat() !== 1) table.turn();
    const entries = turnFrom(kingdomino, table.state, 1);
    const signed = { seal: '0'.repeat(64), blind: '0'.repeat(64), element: '0'.repeat(64), seen: 3, signature: '' };
    expect(postRow(table.ledger, kingdomino, table.state, { seat: 1, entries, signed })).toHaveProperty('code');
  });
});
