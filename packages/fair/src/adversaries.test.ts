import { type LogEntry, listMoves, type StateBuffer } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { forge } from '../test/forgery.ts';
import { EVIDENCE, KINDS } from '../test/kinds.ts';
import { throwLandings } from '../test/landing-thrower.ts';
import { expectSound, type MatchPlan, playSealed } from '../test/sealed-match.ts';
import { secretOf } from '../test/secret.ts';
import { type Given, type Hex, NONE } from './bytes.ts';
import { MIN_CHAIN } from './chain.ts';
import type { Thrower } from './deal.ts';
import { type FairEvent, headOf, type RowEvent, sealTurn } from './event.ts';
import { openLedger, postCommitments, postFirstElements, postRenewal, postRow } from './ledger.ts';
import { createEntropy, uniform } from './outcome.ts';
import { giveNext, hearEvent, joinLedger, type Participant } from './participant.ts';
import { createSealer } from './sealer.ts';
import { createTranscript } from './transcript.ts';
import { verify } from './verify.ts';

const OPTIONS = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
const PLAN = { game: kingdomino, options: OPTIONS, seed: 11, clients: [0, 1] } as const;

/** Of a record of Kingdomino. */
function verdictOf(record: Parameters<typeof verify>[1], participants: readonly Participant[] = []) {
  return verify(kingdomino, record, { witnesses: participants.map(({ witness }) => witness) });
}

/** The first row with a turn after which a line is drawn. */
function rowWithChance(events: readonly FairEvent[]): readonly [number, RowEvent] {
  const index = events.findIndex((event) => event.kind === 'row' && event.played && event.chance.length > 1);
  return [index, events[index] as RowEvent];
}

function flip(hex: Hex): Hex {
  return `${hex[0] === '0' ? '1' : '0'}${hex.slice(1)}`;
}

describe('a wrong element', () => {
  const { record, events } = playSealed(PLAN);

  it('of the dealer is not the one it was committed to', () => {
    const [index, row] = rowWithChance(events);
    const forged = forge(record, events.with(index, { ...row, element: flip(row.element) }));
    expect(verdictOf(forged)).toMatchObject({ isSound: false, fault: { code: 'wrong-element', event: index } });
  });

  it('of a client is not the one it was committed to', () => {
    const [index, row] = rowWithChance(events);
    const contribution = flip(row.played!.contribution);
    const forged = forge(record, events.with(index, { ...row, played: { ...row.played!, contribution } }));
    expect(verdictOf(forged)).toMatchObject({ isSound: false, fault: { code: 'wrong-contribution', event: index } });
  });

  it('is refused even if it is one of the chain, but of another event', () => {
    const [index, row] = rowWithChance(events);
    const early = (events[index - 1] as RowEvent).element;
    const forged = forge(record, events.with(index, { ...row, element: early }));
    expect(verdictOf(forged)).toMatchObject({ isSound: false, fault: { code: 'wrong-element', event: index } });
  });

  it('cannot be given by somebody who never committed', () => {
    const { record: alone, events: lonely } = playSealed({ ...PLAN, clients: [] });
    const [index, row] = rowWithChance(lonely);
    const played = { ...row.played!, contribution: row.element };
    const verdict = verdictOf(forge(alone, lonely.with(index, { ...row, played })));
    expect(verdict).toMatchObject({ isSound: false, fault: { code: 'unknown-participant', event: index } });
  });
});

/** A table at which the last turn of the first round is about to be played: a line is drawn after it. */
function beforeDrawing() {
  const { ledger, participants, state, record, events } = playSealed({ ...PLAN, turns: 7 });
  const seat = kingdomino.actors(state) === 1 ? 0 : 1;
  const turns = [...listMoves(kingdomino, state, seat)].map((move) => turnFrom(state, seat, move));
  const client = participants.find((participant) => participant.seat === seat)!;
  return { ledger, participants, state, record, events, seat, turns, client };
}

function turnFrom(before: State, seat: number, first: number): readonly LogEntry[] {
  const state = kingdomino.copy(before);
  const entries: LogEntry[] = [];
  for (let move = first; kingdomino.turn(state, seat) === kingdomino.turn(before, seat); ) {
    entries.push({ actor: seat, move });
    kingdomino.apply(state, seat, move);
    move = listMoves(kingdomino, state, seat)[0]!;
  }
  return entries;
}

describe('a dropped contribution', () => {
  const { ledger, participants, state, record, events, seat, turns, client } = beforeDrawing();
  const gift = giveNext(client)!;
  const dropped = expectSound(postRow(ledger, kingdomino, state, { seat, entries: turns[0]!, contribution: NONE }));
  const event = events.length;

  it('is noticed by its client at once', () => {
    expect(hearEvent(gift.participant, dropped.event)).toMatchObject({ code: 'dropped-contribution', event });
  });

  it('is noticed in the transcript by whoever remembers having given it', () => {
    const forged = forge(record, [...events, dropped.event]);
    expect(verdictOf(forged, [gift.participant])).toMatchObject({ fault: { code: 'dropped-contribution', event } });
  });

  it('is visible as an absence to everybody else', () => {
    const forged = forge(record, [...events, dropped.event]);
    const others = participants.filter((participant) => participant.seat !== seat);
    const verdict = verdictOf(forged, others);
    const absence = expect.objectContaining({ code: 'seat-absent', args: expect.objectContaining({ seat, rows: 1 }) });
    expect(verdict).toMatchObject({ isSound: true });
    expect(verdict).toHaveProperty('unproven', expect.arrayContaining([absence]));
    expect(verdictOf(record, others)).not.toHaveProperty('unproven', expect.arrayContaining([absence]));
  });

  it('cannot be written over: the outcome belongs to what was given', () => {
    const played = { ...dropped.event.played!, contribution: gift.element };
    const forged = forge(record, [...events, { ...dropped.event, played }]);
    expect(verdictOf(forged)).toMatchObject({ fault: { code: 'wrong-outcome', event } });
  });
});

describe('two histories', () => {
  const { ledger, participants, state, record, events, seat, turns } = beforeDrawing();
  const rows = turns.slice(0, 2).map((entries) => {
    return expectSound(postRow(ledger, kingdomino, state, { seat, entries, contribution: NONE }));
  });
  const [shown, kept] = rows.map(({ event }) => event);

  it('each sound in itself, differ from the head that a client kept', () => {
    const heard = participants.map((participant) => expectSound(hearEvent(participant, sealTurn(shown!))));
    expect(verdictOf(forge(record, [...events, kept!]))).toMatchObject({ isSound: true });
    const verdict = verdictOf(forge(record, [...events, kept!]), heard);
    expect(verdict).toMatchObject({ isSound: false, fault: { code: 'two-histories', event: events.length } });
  });

  it('cannot be joined: no event fits behind another head', () => {
    const heard = expectSound(hearEvent(participants[0]!, sealTurn(shown!)));
    const next = { kind: 'close', previous: headOf(events.length, kept!), element: kept!.element } as const;
    expect(hearEvent(heard, next)).toMatchObject({ code: 'broken-link' });
  });

  it('are noticed as well when the transcript stops before the head that a client kept', () => {
    const heard = participants.map((participant) => expectSound(hearEvent(participant, shown!)));
    const verdict = verdictOf(record, heard);
    expect(verdict).toMatchObject({ isSound: false, fault: { code: 'two-histories', event: events.length } });
  });
});

describe('an altered outcome', () => {
  it('does not follow from the seals, legal or not', () => {
    const { record, events } = playSealed({ ...PLAN, turns: 4 });
    const [index, row] = rowWithChance(events);
    const drawn = new Set(record.steps);
    const other = Array.from({ length: 48 }, (_, i) => `draw ${i + 1}`).find((text) => !drawn.has(text))!;
    const forged = forge(record, events.with(index, { ...row, chance: row.chance.with(0, other) }));
    const fault = { code: 'wrong-outcome', event: index, args: { k: 0, found: other, expected: row.chance[0] } };
    expect(verdictOf(forged)).toMatchObject({ isSound: false, fault });
  });

  it('does not follow either if outcomes only change places', () => {
    const { record, events } = playSealed({ ...PLAN, turns: 4 });
    const [index, row] = rowWithChance(events);
    const forged = forge(record, events.with(index, { ...row, chance: row.chance.toReversed() }));
    expect(verdictOf(forged)).toMatchObject({ isSound: false, fault: { code: 'wrong-outcome', event: index } });
  });

  it('does not agree with the transcript if only the steps of the record are changed', () => {
    const { record } = playSealed({ ...PLAN, turns: 4 });
    const verdict = verdictOf({ ...record, steps: record.steps.with(2, 'draw 1') });
    expect(verdict).toMatchObject({ isSound: false, fault: { code: 'another-step', args: { step: 2 } } });
  });
});

describe('a legal throw that was thrown again', () => {
  const { plan } = KINDS.find(({ name }) => name === 'Colour Kingdoms, 2 seats')!;
  // It only ever meets states of its own game.
  const honest = throwLandings as Thrower<StateBuffer>;
  const playWith = (thrower: Thrower<StateBuffer>) => {
    const cheating: MatchPlan<StateBuffer, typeof plan.options, unknown> = {
      ...plan,
      seed: 5,
      turns: 3,
      thrower: { ...plan.thrower!, throw: thrower },
    };
    return verify(plan.game, playSealed(cheating).record, EVIDENCE);
  };

  it('does not follow from the seed', () => {
    expect(playWith(honest)).toMatchObject({ isSound: true });
    const again: Thrower<StateBuffer> = (state, seed) =>
      honest(
        state,
        seed.map((byte) => byte ^ 1),
      );
    expect(playWith(again)).toMatchObject({ isSound: false, fault: { code: 'wrong-outcome', event: 3 } });
  });

  it('does not follow even if it lands alike on another path', () => {
    const elsewhere: Thrower<StateBuffer> = (state, seed) =>
      honest(state, seed)?.map(({ move }) => ({ move, attachment: { attempt: 0, path: [] } }));
    expect(playWith(elsewhere)).toMatchObject({ isSound: false, fault: { code: 'wrong-attachment', event: 3 } });
  });

  it('is not believed without somebody who can throw', () => {
    const { record } = playSealed({ ...plan, seed: 5, turns: 3 });
    expect(verify(plan.game, record)).toMatchObject({ isSound: false, fault: { code: 'unknown-thrower' } });
  });
});

describe('a grinding first mover', () => {
  const SIDES = 6;
  const source = { table: 'grinding', event: 5, joint: flip('1'.repeat(64)) };
  const outcome = (element: Hex, contribution: Given) =>
    uniform(createEntropy({ ...source, element, contribution })(0), SIDES);
  const tries = Array.from({ length: 300 }, (_, i) =>
    createSealer(secretOf(`try ${i}`), source.table, 'dealer', MIN_CHAIN).element(0, 1),
  );

  it('has one element for an event, and no other is taken', () => {
    const { ledger, state, seat, turns, client } = beforeDrawing();
    const entries = turns[0]!;
    for (const contribution of tries.slice(0, 20)) {
      const result = postRow(ledger, kingdomino, state, { seat, entries, contribution });
      expect(result).toMatchObject({ code: 'wrong-contribution' });
    }
    const { element: contribution } = giveNext(client)!;
    expect(postRow(ledger, kingdomino, state, { seat, entries, contribution })).toHaveProperty('event');
  });

  it('does not know what its own element brings, nor what withholding it would', () => {
    const mine = tries[0]!;
    const pairs = tries.map((sealed) => SIDES * outcome(sealed, mine) + outcome(sealed, NONE));
    expect(new Set(pairs).size).toBe(SIDES * SIDES);
  });

  it('meets a dealer that does not know it either', () => {
    const sealed = tries[0]!;
    expect(new Set(tries.map((theirs) => outcome(sealed, theirs))).size).toBe(SIDES);
  });

  it('cannot turn the outcome by what it plays: words are no part of it', () => {
    const { ledger, state, seat, turns, client } = beforeDrawing();
    const { element: contribution } = giveNext(client)!;
    const lines = turns.map((entries) => {
      return expectSound(postRow(ledger, kingdomino, state, { seat, entries, contribution })).event.chance.join();
    });
    expect(new Set(lines).size).toBe(1);
  });

  it('is recorded as absent if it withholds its element, and the others still verify', () => {
    const { ledger, state, seat, turns, record, events } = beforeDrawing();
    const row = expectSound(postRow(ledger, kingdomino, state, { seat, entries: turns[0]!, contribution: NONE }));
    const verdict = verdictOf({ ...forge(record, [...events, row.event]) });
    expect(verdict).toMatchObject({ isSound: true });
    expect(row.event.played).toMatchObject({ seat, contribution: NONE });
  });
});

describe('a dealer that chooses its chain late', () => {
  const terms = {
    table: 'late',
    game: 'kingdomino',
    rulesVersion: 1,
    options: OPTIONS,
    seats: 2,
    length: 5,
    thrower: '',
  };

  it('cannot renew it before it has run out', () => {
    const { ledger } = playSealed({ ...PLAN, turns: 3 });
    expect(postRenewal(ledger)).toMatchObject({ code: 'early-renewal' });
  });

  it('cannot go on without renewing it', () => {
    const { ledger, state } = playSealed({ ...PLAN, length: 5, turns: 2 });
    const seat = kingdomino.actors(state) === 1 ? 0 : 1;
    const entries = [{ actor: seat, move: listMoves(kingdomino, state, seat)[0]! }];
    const result = postRow(ledger, kingdomino, state, { seat, entries, contribution: NONE });
    expect(result).toMatchObject({ code: 'chain-exhausted' });
  });

  it('cannot put its own chain in the place of a client when chains are renewed', () => {
    const { ledger, participants } = playSealed({ ...PLAN, length: 5, turns: 2 });
    const renewed = expectSound(postRenewal(ledger));
    const gifts = participants.map((participant) => giveNext(expectSound(hearEvent(participant, renewed.event)))!);
    const commitments = gifts.map(({ element }) => element);
    const last = gifts.map((gift) => gift.last!);
    expect(postCommitments(renewed.ledger, commitments, last)).toHaveProperty('event');
    expect(postCommitments(renewed.ledger, commitments, [NONE, last[1]!])).toMatchObject({
      code: 'missing-contribution',
    });
    expect(postCommitments(renewed.ledger, commitments, [flip(last[0]!), last[1]!])).toMatchObject({
      code: 'wrong-contribution',
    });
  });

  it('is mixed with what honest clients sealed before it could know them, after a renewal too', () => {
    const opened = openLedger(secretOf('dealer'), terms);
    const joint = (secret: string) => {
      const client = giveNext(expectSound(joinLedger(secretOf(secret), 1, opened.event)))!;
      const committed = expectSound(postCommitments(opened.ledger, [NONE, client.element]));
      const first = giveNext(expectSound(hearEvent(client.participant, committed.event)))!;
      return expectSound(postFirstElements(committed.ledger, [NONE, first.element])).ledger.audit.joint;
    };
    expect(new Set(['a', 'b', 'c'].map(joint)).size).toBe(3);
    expect(joint('a')).toBe(joint('a'));
  });
});

describe('a curious client', () => {
  it('gets the same head without the words of a turn', () => {
    const { events } = playSealed({ ...PLAN, turns: 4 });
    const [index, row] = rowWithChance(events);
    const sealed = sealTurn(row);
    expect(headOf(index, sealed)).toBe(headOf(index, row));
    expect(JSON.stringify(sealed)).not.toContain('take');
    expect(sealTurn(sealed)).toBe(sealed);
  });

  it('cannot try out turns until one has that head: each is blinded', () => {
    const { events } = playSealed({ ...PLAN, turns: 4 });
    const [index, row] = rowWithChance(events);
    const guess = { ...row.played!, blind: '0'.repeat(64) };
    expect(headOf(index, { ...row, played: guess })).not.toBe(headOf(index, row));
  });
});

describe('a cut transcript', () => {
  const { record, events, participants } = playSealed(PLAN);

  it('has another head', () => {
    const { head } = createTranscript(events);
    const verdict = verdictOf({ ...record, fairness: { ...createTranscript(events.slice(0, -2)), head } });
    expect(verdict).toMatchObject({ isSound: false, fault: { code: 'wrong-head' } });
  });

  it('is at least open-ended, and refuted by any kept head', () => {
    const cut = forge(record, events.slice(0, -2));
    expect(verdictOf(cut)).toHaveProperty('unproven', expect.arrayContaining([{ code: 'open-ended', args: {} }]));
    expect(verdictOf(cut, participants)).toMatchObject({ fault: { code: 'two-histories' } });
  });
});
