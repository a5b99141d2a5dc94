import type { LogEntry } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { beforeDrawing, faultOf, PLAN, rowFor, tableAfter, turnFrom, turnsOf, unprovenOf } from '../test/adversary.ts';
import { forge, relink } from '../test/forgery.ts';
import { KINDS } from '../test/kinds.ts';
import { createSigner, verifyEquation } from '../test/node-ed25519.ts';
import { bareSteps, expectSound, playSealed, SealedTable } from '../test/sealed-match.ts';
import { secretOf } from '../test/secret.ts';
import { NONE } from './bytes.ts';
import { isSigned } from './ed25519.ts';
import type { RowEvent, ShownTurn } from './event.ts';
import { openLedger, postCommitments, postRetry, postReveal, postRow } from './ledger.ts';
import { Participant } from './participant.ts';
import { createTranscript } from './transcript.ts';
import { wordNumbers } from './words.ts';

/** A table whose clients have these secrets, whatever else is the same. */
function openedBy(clients: readonly number[], name: string) {
  const table = new SealedTable({ ...PLAN, clients });
  const offers = table.bySeat((seat) => {
    const offer = table.participants.get(seat)?.commit(secretOf(`${name} ${seat}`));
    return offer ? { ...offer, device: seat } : NONE;
  });
  table.post(postCommitments(table.ledger, offers));
  table.post(postReveal(table.ledger, table.elements()));
  table.row();
  return table;
}

describe('a dealer that grinds', () => {
  it('is prevented: it is committed before the players, and their numbers decide whatever chain it chose', () => {
    const lines = ['a', 'b', 'c'].map((name) => openedBy([0, 1], name).steps.join());
    expect(new Set(lines).size).toBe(3);
    expect(openedBy([0, 1], 'a').steps.join()).toBe(lines[0]);
  });

  it('is prevented: it has one element for a dealing, and every client refuses another', () => {
    const table = beforeDrawing();
    const { event } = rowFor(table, table.randomTurn());
    for (const element of ['0'.repeat(64), table.ledger.audit.dealer.element]) {
      const heard = table.join(0).hear(table.events.length, { ...event, element });
      expect(heard).toMatchObject({ kind: 'refused', fault: { code: 'wrong-element' } });
    }
  });

  it('is stated as possible where nobody else gives numbers', () => {
    const [first] = unprovenOf(playSealed({ ...PLAN, clients: [] }).record);
    expect(first).toEqual({ code: 'dealer-alone', args: { opening: 0 } });
  });
});

describe('a dealer that looks ahead', () => {
  it('is prevented: it does not know past the next turn of a person who contributes, bots between them or not', () => {
    // The dealer knows all but the secret of seat 0; seat 1 is a bot. Two secrets, the same turns wherever possible.
    const histories = ['one', 'other'].map((name) => {
      const table = openedBy([0], name);
      table.play(30);
      return table.events.filter((event) => event.kind === 'row' && event.element !== undefined) as RowEvent[];
    });
    const [one, other] = histories as [RowEvent[], RowEvent[]];
    const alike = one.filter(({ chance }, i) => chance.join() === other[i]?.chance.join());
    expect(one.length).toBeGreaterThan(5);
    expect(alike.length).toBeLessThan(one.length / 2);
  });

  it('is stated: what follows a bot before the next person gives a number is known to it, so many in a row', () => {
    const found = unprovenOf(playSealed({ ...PLAN, clients: [0] }).record).find(({ code }) => code === 'foreseen');
    expect(found?.args['dealings']).toBeGreaterThan(0);
    expect(found?.args['run']).toBeGreaterThan(0);
  });
});

describe('a dealer that drops at reveal', () => {
  it('is prevented from leaving out a number of somebody who has committed', () => {
    const table = new SealedTable(PLAN);
    table.post(postCommitments(table.ledger, table.offers()));
    const elements = table.elements();
    expect(postReveal(table.ledger, [elements[0]!, NONE])).toMatchObject({ code: 'missing-contribution' });
    expect(postReveal(table.ledger, [NONE, NONE])).toMatchObject({ code: 'missing-contribution' });
  });

  it('is detected by the one it names, at once, and counted in the verdict; after the last seat nobody is left to name', () => {
    const table = new SealedTable(PLAN);
    table.open([[0], [1]]);
    table.row();
    expect(unprovenOf(table.record())).toEqual(
      expect.arrayContaining([
        { code: 'retried', args: { opening: 0, attempts: 3 } },
        { code: 'dealer-alone', args: { opening: 0 } },
      ]),
    );
    expect(table.participants.get(0)!.witness.notes).toEqual([{ event: 2, code: 'dropped-element' }]);
    expect(table.participants.get(1)!.witness.notes).toEqual([{ event: 3, code: 'dropped-element' }]);
  });

  it('is prevented from ending attempts without a name', () => {
    const table = new SealedTable(PLAN);
    table.post(postCommitments(table.ledger, table.offers()));
    expect(postRetry(table.ledger, [])).toMatchObject({ code: 'bad-field' });
    table.post(postRetry(table.ledger, [0]));
    expect(postRetry(table.ledger, [0])).toMatchObject({ code: 'unknown-participant' });
    table.post(postRetry(table.ledger, [1]));
    for (const seat of [0, 1]) expect(postRetry(table.ledger, [seat])).toHaveProperty('code');
  });

  it('is prevented from knowing the next attempt when it ends one: everybody shows another number', () => {
    const table = new SealedTable(PLAN);
    table.post(postCommitments(table.ledger, table.offers()));
    const first = table.elements();
    table.post(postRetry(table.ledger, [1]));
    const second = table.elements();
    expect(second).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), NONE]);
    expect(second[0]).not.toBe(first[0]);
    expect(postReveal(table.ledger, [first[0]!, NONE])).toMatchObject({ code: 'wrong-contribution' });
  });
});

describe('a dealer that drops after a turn', () => {
  const table = beforeDrawing();
  const seat = table.askedSeat();
  const [entries] = turnsOf(table, seat) as [readonly LogEntry[]];
  const signed = table.sign(seat, entries)!;
  const kept = rowFor(table, { seat, entries, signed });
  const dropped = rowFor(table, { seat, entries });
  const forged = forge(table.record(), [...table.events, dropped.event], [...table.steps, ...dropped.steps]);
  const event = table.events.length;

  it('is prevented from writing that nothing was given beside a turn that was signed', () => {
    const { signed: part, ...turn } = kept.event.turn as ShownTurn;
    const { element: _, ...without } = part!;
    const bare = { ...kept.event, turn: { ...turn, signed: without } };
    const { fairness } = forge(table.record(), [...table.events, kept.event]);
    const transcript = { ...(fairness as object), events: [...table.events, bare] };
    expect(faultOf({ ...table.record(), fairness: transcript })).toBe('bad-field');
  });

  it('is stated: it can drop the whole turn, as if nobody had come in time, and has two results to choose from', () => {
    expect(dropped.event.chance).not.toEqual(kept.event.chance);
    const of = table.ledger.audit.turns[seat]! + 1;
    expect(unprovenOf(forged)).toContainEqual({ code: 'timed-out', args: { seat, turns: 1, of } });
  });

  it('is detected by the client whose turn it was, at once, and the client goes on', () => {
    const client = table.participants.get(seat)!;
    const heard = client.hear(event, dropped.event);
    expect(heard).toMatchObject({ kind: 'heard', notes: [{ event, code: 'dropped-turn' }] });
    const { witness } = client;
    expect(unprovenOf(forged, { witnesses: [witness] })).toContainEqual({ code: 'dropped', args: { seat, times: 1 } });
  });
});

describe('a dealer that reorders simultaneous turns', () => {
  const { plan } = KINDS.find(({ name }) => name === 'Colour Kingdoms, 2 seats')!;
  const BOTH = 3;

  it('is prevented: the fold goes by seats and turns, whatever order they came in', () => {
    const ends = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const table = new SealedTable({ ...plan, seed: 5, clients: [0, 1] });
      table.open();
      table.row();
      while (plan.game.actors(table.state) !== BOTH) {
        const seat = table.askedSeat();
        table.row(table.accepted(seat, turnFrom(plan.game, table.state, seat)));
      }
      for (const seat of order) {
        while (plan.game.turn(table.state, seat) < 2) {
          table.row(table.accepted(seat, turnFrom(plan.game, table.state, seat)));
        }
      }
      return table.events.findLast((event) => event.kind === 'row' && event.chance.length > 0) as RowEvent;
    });
    expect(ends[0]!.opened!.length).toBeGreaterThan(1);
    expect(ends[0]!.element).toBe(ends[1]!.element);
    expect(ends[0]!.chance).toEqual(ends[1]!.chance);
  });
});

describe('a dealer that rewrites a turn', () => {
  const { record, events } = playSealed({ ...PLAN, turns: 12 });
  const index = events.findIndex((event) => event.kind === 'row' && event.turn?.signed !== undefined);
  const row = events[index] as RowEvent;
  const turn = row.turn as ShownTurn;

  it('is prevented for signed turns, also if it links everything anew: it does not have the key', () => {
    const table = tableAfter(index - 4);
    const other = turnsOf(table, turn.seat)
      .map((entries) => bareSteps(kingdomino, table.state, entries))
      .find((steps) => steps.join() !== turn.steps.join())!;
    const changed = { ...row, turn: { ...turn, steps: other } };
    expect(faultOf(forge(record, [...events.slice(0, index), changed], []))).toMatch(/wrong-signature|another-step/);
    const cut = relink([...events.slice(0, index), changed]);
    const steps = [...table.steps, ...other.map((step) => step), ...row.chance];
    expect(faultOf({ ...record, steps, fairness: createTranscript(cut) })).toBe('wrong-signature');
  });

  it('is prevented from signing it as somebody else, or as a turn of another number', () => {
    const bad = (signed: object) =>
      faultOf(forge(record, events.with(index, { ...row, turn: { ...turn, signed: { ...turn.signed!, ...signed } } })));
    expect(bad({ signature: '0'.repeat(128) })).toBe('wrong-signature');
    expect(bad({ seen: turn.signed!.seen - 1 })).toMatch(/wrong-seen|wrong-signature/);
    expect(bad({ seen: events.length + 5 })).toBe('wrong-seen');
    expect(bad({ element: '0'.repeat(64) })).toBe('wrong-contribution');
  });

  it('is detected by heads that were kept, for turns that are not signed', () => {
    const table = beforeDrawing({ clients: [0] });
    while (table.askedSeat() !== 1) table.turn();
    const [one, other] = turnsOf(table, 1) as [readonly LogEntry[], readonly LogEntry[]];
    const rows = [one, other].map((entries) => rowFor(table, { seat: 1, entries }));
    const client = table.participants.get(0)!;
    client.hear(table.events.length, rows[0]!.event);
    const rewritten = forge(table.record(), [...table.events, rows[1]!.event], [...table.steps, ...rows[1]!.steps]);
    expect(unprovenOf(rewritten)).toContainEqual(expect.objectContaining({ code: 'unsigned' }));
    expect(faultOf(rewritten, { witnesses: [client.witness] })).toBe('two-histories');
  });
});

describe('a dealer that equivocates to two clients', () => {
  const table = beforeDrawing();
  const seat = table.askedSeat();
  const [one, other] = turnsOf(table, seat) as [readonly LogEntry[], readonly LogEntry[]];
  const rows = [one, other].map((entries) => rowFor(table, { seat, entries }));
  const [first, second] = [table.join(0), table.join(1)];
  const index = table.events.length;

  it('is detected when heads or witnesses are compared: no record contains both', () => {
    first.hear(index, rows[0]!.event);
    second.hear(index, rows[1]!.event);
    const record = forge(table.record(), [...table.events, rows[1]!.event], [...table.steps, ...rows[1]!.steps]);
    expect(faultOf(record, { witnesses: [second.witness] })).toBeUndefined();
    expect(faultOf(record, { witnesses: [first.witness] })).toBe('two-histories');
    expect(faultOf(record, { heads: [first.referee.audit.head] })).toBe('two-histories');
  });

  it('is detected by a client that hears both', () => {
    expect(first.hear(index, rows[1]!.event)).toMatchObject({ kind: 'refused', fault: { code: 'two-histories' } });
  });

  it('is detected by the next turn of the one that it deceived: the signature names a head that is not there', () => {
    const deceived = beforeDrawing();
    const asked = deceived.askedSeat();
    const turns = turnsOf(deceived, asked);
    const shown = rowFor(deceived, { seat: asked, entries: turns[0]! });
    const real = rowFor(deceived, { seat: asked, entries: turns[1]! });
    const next = kingdomino.actors(real.state) === 1 ? 0 : 1;
    const client = deceived.participants.get(next)!;
    client.hear(deceived.events.length, shown.event);
    const entries = turnFrom(kingdomino, real.state, next);
    const signed = client.signTurn('command', bareSteps(kingdomino, real.state, entries));
    if ('kind' in signed) throw new Error(signed.kind);
    const posted = expectSound(postRow(real.ledger, kingdomino, real.state, { seat: next, entries, signed }));
    expect(posted.checks.map((check) => isSigned(check, verifyEquation))).toEqual([false]);
  });

  it('is detected across the room: two histories of an opening have different words', () => {
    const heads = ['one', 'other'].map((name) => openedBy([0, 1], name).ledger.audit.revealed!);
    expect(wordNumbers(heads[0]!)).not.toEqual(wordNumbers(heads[1]!));
  });
});

describe('a dealer that reopens', () => {
  const table = beforeDrawing();
  const backup = { ledger: table.ledger, state: table.state, events: [...table.events], steps: [...table.steps] };
  table.play(3);
  const lost = table.events.length - backup.events.length;
  const client = table.participants.get(0)!;
  const restored = beforeDrawing();
  restored.reopen();
  restored.play(5);
  const index = backup.events.length;

  it('is stated: each reopening undoes what came after the backup, and is counted', () => {
    expect(unprovenOf(restored.record())).toContainEqual({ code: 'reopened', args: { times: 1 } });
  });

  it('is detected by everybody who had seen more, at once', () => {
    const reopening = restored.events[index]!;
    expect(reopening.kind).toBe('reopen');
    expect(client.hear(index, reopening)).toEqual({ kind: 'reopened' });
    const kept = { events: restored.events, witness: client.witness, secrets: [] };
    expect(Participant.resume(kingdomino, kept, { createSigner })).toMatchObject({ replaced: lost });
    expect(unprovenOf(restored.record(), { witnesses: [client.witness] })).toContainEqual({
      code: 'replaced-history',
      args: { events: lost },
    });
  });

  it('cannot use a number twice: all chains are bound to the new opening', () => {
    const before = table.events.filter((event) => event.kind === 'row').map((event) => event.turn?.signed?.element);
    const after = restored.events
      .slice(index)
      .map((event) => (event.kind === 'row' ? event.turn?.signed?.element : ''));
    expect(after.filter((element) => element && before.includes(element))).toEqual([]);
    expect(restored.ledger.audit.opening).not.toBe(table.ledger.audit.opening);
  });

  it('is refuted if it says nothing: a history that goes back without a reopening contradicts its witnesses', () => {
    const silent = beforeDrawing();
    const other = silent.randomTurn();
    silent.row({ seat: other.seat, entries: turnsOf(silent, other.seat).at(-1)! });
    expect(faultOf(silent.record(), { witnesses: [client.witness] })).toBe('two-histories');
  });
});

describe('a dealer that replays an old transcript', () => {
  const old = tableAfter(4);

  it('gets other numbers: a client makes a secret for every table and never uses one twice', () => {
    const again = openLedger(secretOf(`dealer ${PLAN.seed}`), old.ledger.audit.terms);
    expect(again.event).toEqual(old.events[0]);
    const client = expectSound(Participant.join(kingdomino, 0, again.event, { createSigner }));
    const offer = client.commit(secretOf('fresh'));
    const commit = old.events[1]!;
    expect(commit.kind === 'commit' && commit.clients[0]).not.toMatchObject({ key: offer.key });
    expect(() => client.commit(secretOf('fresh'))).toThrow('once');
  });

  it('is detected at the first event of the old one: the own key is not in it', () => {
    const client = expectSound(Participant.join(kingdomino, 0, old.events[0]!, { createSigner }));
    client.commit(secretOf('fresh'));
    expect(client.hear(1, old.events[1]!)).toMatchObject({ kind: 'heard', notes: [{ code: 'dropped-commitment' }] });
    expect(client.showElement()).toBeUndefined();
  });
});

describe('a dealer that delays', () => {
  it('changes nothing: a turn that is stored later, after others, has the same element', () => {
    const table = beforeDrawing();
    const seat = table.askedSeat();
    const entries = turnFrom(kingdomino, table.state, seat);
    const early = table.sign(seat, entries, 'slow')!;
    table.enrol(1 - seat);
    const late = table.sign(seat, entries, 'slow')!;
    expect(late).toEqual(early);
    expect(rowFor(table, { seat, entries, signed: late }).event.turn?.signed?.seen).toBe(table.events.length - 2);
  });

  it('loses no client: events that come late, twice or not at all are asked for again', () => {
    const table = beforeDrawing();
    const client = table.join(0);
    table.play(3);
    const { events } = table;
    const from = client.referee.audit.count;
    expect(client.hear(events.length - 1, events.at(-1)!)).toEqual({ kind: 'gap', next: from });
    for (const [index, event] of events.entries()) {
      expect(client.hear(index, event).kind).toBe(index < from ? 'known' : 'heard');
    }
    expect(client.referee.audit.head).toBe(table.ledger.audit.head);
  });
});

describe('a dealer that refuses a signed turn and publishes it after it got a second', () => {
  it('is prevented: a client signs no second turn of the same number, whatever it is told', () => {
    const table = beforeDrawing();
    const seat = table.askedSeat();
    const [one, other] = turnsOf(table, seat).map((entries) => bareSteps(kingdomino, table.state, entries));
    const client = table.participants.get(seat)!;
    const first = client.signTurn('first', one!);
    expect(client.signTurn('second', other!)).toEqual({ kind: 'already-signed' });
    expect(client.signTurn('second', one!)).toEqual({ kind: 'already-signed' });
    expect(client.signTurn('first', one!)).toEqual(first);
  });

  it('is prevented after a restart of the client as well', () => {
    const table = tableAfter(7);
    const seat = table.askedSeat();
    const secret = secretOf(`seat ${seat} ${PLAN.seed} ${seat}`);
    const [one, other] = turnsOf(table, seat).map((entries) => bareSteps(kingdomino, table.state, entries));
    const first = table.participants.get(seat)!.signTurn('first', one!);
    const { witness } = table.participants.get(seat)!;
    const kept = { events: table.events, witness: JSON.parse(JSON.stringify(witness)), secrets: [secret] };
    const { participant } = expectSound(Participant.resume(kingdomino, kept, { createSigner }));
    expect(participant.signTurn('second', other!)).toEqual({ kind: 'already-signed' });
    expect(participant.signTurn('first', one!)).toEqual(first);
  });

  it('is prevented from playing it later: after a timeout the number of the turn is used up', () => {
    const table = beforeDrawing();
    const seat = table.askedSeat();
    const [entries] = turnsOf(table, seat) as [readonly LogEntry[]];
    const signed = table.sign(seat, entries)!;
    table.row({ seat, entries: turnsOf(table, seat).at(-1)! });
    while (table.askedSeat() !== seat) table.turn();
    const later = turnFrom(kingdomino, table.state, seat);
    expect(() => rowFor(table, { seat, entries: later, signed: { ...signed } })).toThrow(/wrong-/);
  });
});
