import type { LogEntry } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { beforeDrawing, PLAN, rowFor, tableAfter, turnFrom, turnsOf, unprovenOf } from '../test/adversary.ts';
import { EVIDENCE, KINDS } from '../test/kinds.ts';
import { createSigner, verifyEquation } from '../test/node-ed25519.ts';
import { bareSteps, expectSound, playSealed, SealedTable } from '../test/sealed-match.ts';
import { secretOf } from '../test/secret.ts';
import { NONE } from './bytes.ts';
import { isSigned } from './ed25519.ts';
import type { RowEvent, SealedTurn } from './event.ts';
import { sealOf, turnMessage } from './event-bytes.ts';
import { postCommitments, postEnrolment, postReveal, postRow } from './ledger.ts';
import { createEntropy, uniform } from './outcome.ts';
import { createClientSealer } from './sealer.ts';
import { verify } from './verify.ts';

describe('a client that withholds', () => {
  it('does not know what either choice would bring: the dealer alone has the element of the dealing', () => {
    const SIDES = 6;
    const source = { opening: '1'.repeat(64), dealing: 5 };
    const [given, withheld] = ['2'.repeat(64), '3'.repeat(64)];
    const pairs = Array.from({ length: 400 }, (_, i) => {
      const element = Buffer.from(secretOf(`dealer ${i}`)).toString('hex');
      const outcome = (rolling: string) => uniform(createEntropy({ ...source, element, rolling })(0), SIDES);
      return SIDES * outcome(given) + outcome(withheld);
    });
    expect(new Set(pairs).size).toBe(SIDES * SIDES);
  });

  it('stops nothing: its turn is played by the dealer’s word, and the verdict counts it', () => {
    const table = beforeDrawing();
    const seat = table.askedSeat();
    table.row({ seat, entries: turnFrom(kingdomino, table.state, seat) });
    table.play(5);
    expect(unprovenOf(table.record())).toContainEqual(expect.objectContaining({ code: 'timed-out' }));
  });
});

describe('a client that aborts', () => {
  it('at the opening is left out, and the others go on with one attempt more', () => {
    const table = new SealedTable(PLAN);
    table.open([[1]]);
    table.row();
    table.play(6);
    expect(unprovenOf(table.record())).toContainEqual({ code: 'retried', args: { opening: 0, attempts: 2 } });
    expect(table.ledger.audit.clients[1]).toBeUndefined();
  });

  it('may come back by a new key, which counts once the other has given something', () => {
    const table = new SealedTable(PLAN);
    table.open([[1]]);
    table.row();
    table.enrol(1);
    expect(table.ledger.audit.clients[1]?.counts).toBe(false);
    while (!table.ledger.audit.clients[1]?.counts) table.turn();
    const last = table.events.at(-1) as RowEvent;
    expect(last.turn).toMatchObject({ seat: 0, signed: expect.anything() });
  });
});

describe('a client that grinds a late chain', () => {
  const chanceAfter = (name: string, isGuarded: boolean) => {
    const table = tableAfter(7, isGuarded ? {} : { clients: [] });
    const seat = table.askedSeat();
    const client = table.join(seat);
    const offer = client.renewKey(secretOf(name)).client;
    table.post(postEnrolment(table.ledger, seat, { ...offer, device: seat }));
    client.hear(table.events.length - 1, table.events.at(-1)!);
    const entries = turnFrom(kingdomino, table.state, seat);
    const signed = client.signTurn('command', bareSteps(kingdomino, table.state, entries));
    if ('kind' in signed) throw new Error(signed.kind);
    return rowFor(table, { seat, entries, signed }).event.chance.join();
  };
  const tries = Array.from({ length: 12 }, (_, i) => `try ${i}`);

  it('is prevented: until another person has given something its numbers decide nothing', () => {
    expect(new Set(tries.map((name) => chanceAfter(name, true))).size).toBe(1);
  });

  it('is stated as possible where the other person is in league', () => {
    const table = tableAfter(7);
    table.enrol(0);
    const event = table.events.length - 1;
    expect(unprovenOf(table.record())).toContainEqual({ code: 'late-chain', args: { seat: 0, event } });
  });

  it('is stated as possible, together with the dealer, where there is no other person', () => {
    expect(new Set(tries.map((name) => chanceAfter(name, false))).size).toBeGreaterThan(1);
    const table = tableAfter(5, { clients: [] });
    table.enrol(0);
    const event = table.events.length - 1;
    expect(unprovenOf(table.record())).toEqual(
      expect.arrayContaining([
        { code: 'late-key', args: { seat: 0, event } },
        { code: 'unguarded-key', args: { seat: 0, event } },
      ]),
    );
  });

  it('does not wake itself, nor by a seat of its own device', () => {
    const table = tableAfter(7, { devices: [0, 0] });
    const seat = table.askedSeat();
    table.enrol(seat, 'same');
    // The other seat is the same device, so there is no guard at all, and that is said.
    expect(table.ledger.audit.clients[seat]?.counts).toBe(true);
    expect(unprovenOf(table.record()).map(({ code }) => code)).toContain('unguarded-key');
  });
});

describe('a second device', () => {
  it('is the same person if the old key signs the new one, and by the dealer’s word otherwise', () => {
    const same = tableAfter(7);
    same.enrol(0, 'same');
    same.play(4);
    const verdict = verify(kingdomino, same.record(), { verifyEquation });
    expect(verdict).toMatchObject({
      proven: expect.arrayContaining([expect.objectContaining({ code: 'same-person' })]),
    });
    const lost = tableAfter(7);
    lost.enrol(0);
    lost.play(4);
    expect(unprovenOf(lost.record())).toContainEqual(expect.objectContaining({ code: 'late-key' }));
  });

  it('of somebody else is noticed by the device whose key it replaces', () => {
    const table = tableAfter(7);
    const robbed = table.participants.get(0)!;
    const thief = table.join(0);
    const { client } = thief.renewKey(secretOf('thief'));
    const { event } = expectSound(postEnrolment(table.ledger, 0, { ...client, device: 3 }));
    const heard = robbed.hear(table.events.length, event);
    expect(heard).toMatchObject({ kind: 'heard', notes: [{ code: 'replaced-key' }] });
    expect(robbed.signTurn('command', ['discard'])).toEqual({ kind: 'no-key' });
  });

  it('cannot name itself by a signature that is not the old key’s', () => {
    const table = tableAfter(7);
    const { client } = table.join(0).renewKey(secretOf('thief'));
    const posted = expectSound(postEnrolment(table.ledger, 0, { ...client, device: 0 }, client.signature));
    expect(posted.checks.map((check) => isSigned(check, verifyEquation))).toEqual([true, false]);
  });
});

describe('a client that replays', () => {
  it('cannot give an element twice: it has the number of one turn', () => {
    const table = tableAfter(2);
    const [row] = table.events.filter((event) => event.kind === 'row' && event.turn?.signed).slice(-1) as [RowEvent];
    const { seat, signed } = row.turn!;
    while (table.askedSeat() !== seat) table.turn();
    const entries = turnFrom(kingdomino, table.state, seat);
    const fresh = table.sign(seat, entries)!;
    const stale = { ...fresh, element: signed!.element };
    expect(postRow(table.ledger, kingdomino, table.state, { seat, entries, signed: stale })).toMatchObject({
      code: 'wrong-contribution',
    });
  });

  it('cannot bring numbers from another table: chains and signatures are bound to the opening', () => {
    const [one, other] = [tableAfter(7), tableAfter(7, { seed: 12 })];
    const sealer = createClientSealer(secretOf('twice'), one.ledger.audit.opening, 0, 512, createSigner);
    const again = createClientSealer(secretOf('twice'), other.ledger.audit.opening, 0, 512, createSigner);
    expect(again.commitment).not.toBe(sealer.commitment);
    expect(again.signer.key).not.toBe(sealer.signer.key);
    const table = new SealedTable({ ...PLAN, seed: 12, clients: [0] });
    const stranger = new SealedTable({ ...PLAN, clients: [0] });
    const offer = { ...stranger.participants.get(0)!.commit(secretOf('twice')), device: 0 };
    const posted = expectSound(postCommitments(table.ledger, [offer, NONE]));
    expect(posted.checks.map((check) => isSigned(check, verifyEquation))).toEqual([false]);
  });

  it('cannot show what it is not committed to', () => {
    const table = new SealedTable(PLAN);
    table.post(postCommitments(table.ledger, table.offers()));
    const [first, second] = table.elements() as [string, string];
    expect(postReveal(table.ledger, [second, first])).toMatchObject({ code: 'wrong-contribution', args: { seat: 0 } });
  });
});

describe('dealer and client together', () => {
  it('choose one of two at each of that client’s turns, and it stands in the file', () => {
    const table = beforeDrawing();
    const seat = table.askedSeat();
    const [entries] = turnsOf(table, seat) as [readonly LogEntry[]];
    const results = [table.sign(seat, entries), undefined].map((signed) => {
      return rowFor(table, { seat, entries, ...(signed && { signed }) }).event;
    });
    expect(new Set(results.map(({ chance }) => chance.join())).size).toBe(2);
    expect(results.map(({ turn }) => turn?.signed !== undefined)).toEqual([true, false]);
  });

  it('cannot turn the result by what is played: words are no part of it', () => {
    const table = beforeDrawing();
    const seat = table.askedSeat();
    const lines = turnsOf(table, seat).map((entries) => rowFor(table, { seat, entries }).event.chance.join());
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines).size).toBe(1);
  });

  it('know no more than that before the next number of somebody else', () => {
    // All is known to the two but seat 1's secret.
    const lines = ['a', 'b', 'c'].map((name) => {
      const table = new SealedTable(PLAN);
      const offers = table.bySeat((seat) => {
        return { ...table.participants.get(seat)!.commit(secretOf(seat === 0 ? 'known' : name)), device: seat };
      });
      table.post(postCommitments(table.ledger, offers));
      table.post(postReveal(table.ledger, table.elements()));
      table.row();
      return table.steps.join();
    });
    expect(new Set(lines).size).toBe(3);
  });
});

describe('somebody who guesses a hidden turn from what was sent', () => {
  const { plan } = KINDS.find(({ name }) => name === 'Colour Kingdoms, 2 seats')!;
  const table = new SealedTable({ ...plan, seed: 5, clients: [0, 1] });
  table.open();
  table.row();
  table.turn();
  const row = table.events.at(-1) as RowEvent;
  const hidden = table.ledger.hidden[0]!;
  const turn = row.turn as SealedTurn;

  it('is prevented: the seal is blinded, and the signature covers nothing but the seal', () => {
    expect(JSON.stringify(row)).not.toContain(hidden.steps[0]);
    expect(JSON.stringify(row)).not.toContain(hidden.blind);
    // Whoever knows the right words still has not got the blind, and so cannot see that they are right.
    expect(sealOf(hidden)).toBe(turn.seal);
    expect(sealOf({ ...hidden, blind: '0'.repeat(64) })).not.toBe(turn.seal);
    const { opening, heads, clients } = table.ledger.audit;
    const parts = {
      opening,
      seat: turn.seat,
      key: clients[turn.seat]!.key,
      ordinal: 1,
      head: heads.at(turn.signed!.seen)!,
    };
    const message = turnMessage({ ...parts, seal: turn.seal, element: turn.signed!.element });
    const check = { event: 0, seat: 0, key: parts.key, message, signature: turn.signed!.signature };
    expect(isSigned(check, verifyEquation)).toBe(true);
  });

  it('has no second chance by a turn that is sent again: it is the same in every byte', () => {
    const [one, again] = [0, 1].map(() => {
      const other = new SealedTable({ ...plan, seed: 5, clients: [0, 1] });
      other.open();
      other.row();
      const seat = other.askedSeat();
      const entries = turnFrom(plan.game, other.state, seat);
      return [other.sign(seat, entries, 'same'), other.sign(seat, entries, 'same')];
    });
    expect(one![0]).toEqual(one![1]);
    expect(one).toEqual(again);
  });

  it('is told the words by the dealer when chance acts, whether or not their author is there', () => {
    const whole = playSealed({ ...plan, seed: 5, clients: [0, 1] });
    expect(verify(plan.game, whole.record, EVIDENCE)).toMatchObject({ isSound: true });
    const opened = whole.events.flatMap((event) => (event.kind === 'row' ? (event.opened ?? []) : []));
    const sealed = whole.events.filter((event) => event.kind === 'row' && event.turn && 'seal' in event.turn);
    expect(opened.map(({ event }) => event)).toEqual(sealed.map((event) => whole.events.indexOf(event)));
  });
});
