import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { PLAN, rowFor, tableAfter, turnFrom } from '../test/adversary.ts';
import { createSigner } from '../test/node-ed25519.ts';
import { bareSteps, expectSound, SealedTable } from '../test/sealed-match.ts';
import { secretOf } from '../test/secret.ts';
import { postClose, postCommitments } from './ledger.ts';
import { joinTable, resumeParticipant } from './participant.ts';
import { parseWitness, type Witness } from './witness.ts';

/** As a device would have it after a restart. */
function stored(witness: Witness): Witness {
  return expectSound(parseWitness(JSON.parse(JSON.stringify(witness))) as Witness);
}

describe('a client', () => {
  it('keeps every head', () => {
    const { events, participants, ledger } = tableAfter(5).end();
    const { heads } = participants[0]!.witness;
    expect(heads).toHaveLength(events.length);
    expect(heads.at(-1)).toBe(ledger.audit.head);
  });

  it('begins with the first event and no other, at a seat that is there, or as a spectator', () => {
    const { events } = tableAfter(1);
    const ports = { createSigner };
    expect(joinTable(kingdomino, 0, events[1]!, ports)).toMatchObject({ code: 'misplaced-event' });
    expect(joinTable(kingdomino, 2, events[0]!, ports)).toMatchObject({ code: 'unknown-seat' });
    const spectator = expectSound(joinTable(kingdomino, undefined, events[0]!, ports));
    for (const [index, event] of events.entries()) expect(spectator.hear(index, event).kind).toMatch(/heard|known/);
    expect(spectator.signTurn('command', ['discard'])).toEqual({ kind: 'no-key' });
    expect(spectator.witness).not.toHaveProperty('seat');
    expect(() => spectator.commit(secretOf('spectator'))).toThrow('spectator');
  });

  it.each([
    ['an outcome that is none', ['banana']],
    ['an outcome that was not dealt', ['draw 1', 'draw 2', 'draw 3', 'draw 4']],
    ['no outcome', []],
  ])('does not take %s, and is as it was', (_, chance) => {
    const table = tableAfter(7);
    const client = table.join(0);
    const { event } = rowFor(table, table.randomTurn());
    const { head } = client.referee.audit;
    const heard = client.hear(table.events.length, { ...event, chance });
    expect(heard).toMatchObject({ kind: 'refused' });
    expect(client.referee.audit.head).toBe(head);
    expect(client.hear(table.events.length, event).kind).toBe('heard');
  });

  it('does not take a turn that the rules refuse', () => {
    const table = tableAfter(7, { clients: [] });
    const client = table.join(0);
    const { event } = rowFor(table, table.randomTurn());
    const turn = { ...event.turn!, steps: ['put 1,0 2,0', 'take 99'], blind: '0'.repeat(64) };
    expect(client.hear(table.events.length, { ...event, turn } as typeof event)).toMatchObject({
      kind: 'refused',
      fault: { code: 'illegal-step' },
    });
  });

  it('shows its first element only when its own commitment stands among those of all', () => {
    const table = new SealedTable(PLAN);
    const client = table.participants.get(0)!;
    expect(client.showElement()).toBeUndefined();
    const offers = table.offers();
    expect(client.showElement()).toBeUndefined();
    const without = expectSound(postCommitments(table.ledger, ['none', offers[1]!]));
    const robbed = table.join(0);
    robbed.commit(secretOf('robbed'));
    expect(robbed.hear(1, without.event)).toMatchObject({ notes: [{ event: 1, code: 'dropped-commitment' }] });
    expect(robbed.showElement()).toBeUndefined();
    table.post(postCommitments(table.ledger, offers));
    expect(client.showElement()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('goes on after a restart, with what it had kept and the events as they are', () => {
    const table = tableAfter(7);
    const seat = table.askedSeat();
    const before = table.participants.get(seat)!;
    const secret = secretOf(`seat ${seat} ${PLAN.seed} ${seat}`);
    const witness = stored(before.witness);
    table.play(0);
    const kept = { events: table.events, witness, secrets: [secretOf('another'), secret] };
    const { participant, checks, replaced } = expectSound(resumeParticipant(kingdomino, kept, { createSigner }));
    expect(replaced).toBe(0);
    expect(checks.length).toBeGreaterThan(7);
    const steps = bareSteps(kingdomino, table.state, turnFrom(kingdomino, table.state, seat));
    expect(participant.signTurn('next', steps)).toEqual(before.signTurn('next', steps));
    expect(participant.witness).toEqual(before.witness);
  });

  it('does not go on with events that are not those it has seen', () => {
    const [table, other] = [tableAfter(7), tableAfter(7, { seed: 12 })];
    const { witness } = table.participants.get(0)!;
    const resume = (events: typeof table.events) =>
      resumeParticipant(kingdomino, { events, witness, secrets: [] }, { createSigner });
    expect(resume(other.events)).toMatchObject({ code: 'another-table' });
    expect(resume(table.events.slice(0, -1))).toMatchObject({ code: 'two-histories' });
    expect(resume([])).toMatchObject({ code: 'missing-field' });
  });

  it('gives nothing that is not due: nothing without a key, nothing after the end', () => {
    const table = tableAfter(2);
    const client = table.participants.get(0)!;
    client.hear(table.events.length, expectSound(postClose(table.ledger)).event);
    expect(client.signTurn('command', ['discard'])).toEqual({ kind: 'no-key' });
    expect(table.join(1).signTurn('command', ['discard'])).toEqual({ kind: 'no-key' });
  });

  it('signs nothing when its chain is used up', () => {
    const table = tableAfter(0, { length: 12 });
    const signNext = () => {
      const seat = table.askedSeat();
      const entries = turnFrom(kingdomino, table.state, seat);
      const signed = table.participants.get(seat)!.signTurn('command', bareSteps(kingdomino, table.state, entries));
      return { seat, entries, signed };
    };
    let next = signNext();
    while (!('kind' in next.signed)) {
      const { seat, entries, signed } = next;
      table.row({ seat, entries, signed });
      next = signNext();
    }
    expect(next.signed).toEqual({ kind: 'chain-exhausted' });
    // Two seats have three attempts.
    expect(table.ledger.audit.turns[next.seat]).toBe(12 - 3);
  });

  it('commits again when the table is opened again, by a secret of its own', () => {
    const table = tableAfter(7);
    table.reopen();
    table.play(4);
    expect(table.ledger.audit.clients.every((client) => client?.counts)).toBe(true);
    expect(table.participants.get(0)!.witness.notes).toEqual([]);
  });
});
