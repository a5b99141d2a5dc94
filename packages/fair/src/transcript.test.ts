import { createRng } from '@crownhold/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableAfter } from '../test/adversary.ts';
import { EVIDENCE, KINDS } from '../test/kinds.ts';
import { LIMITS } from './event-json.ts';
import type { Transcript } from './transcript.ts';
import { parseTranscript } from './transcript.ts';
import { verify } from './verify.ts';
import { parseWitness } from './witness.ts';

const TABLE = tableAfter(6, { clients: [0] });
TABLE.enrol(1);
TABLE.reopen();
TABLE.play(3);
const record = TABLE.record();
const TRANSCRIPT = record.fairness as Transcript;
const HEX = '0'.repeat(64);
const SIGNATURE = '0'.repeat(128);

/** The transcript with one event changed as JSON. */
function withEvent(index: number, change: object): unknown {
  return {
    ...TRANSCRIPT,
    events: TRANSCRIPT.events.map((event, at) => (at === index ? { ...event, ...change } : event)),
  };
}

const many = (count: number, item: unknown) => Array.from({ length: count }, () => item);

describe('a transcript', () => {
  it('is JSON and read as it was written', () => {
    expect(parseTranscript(JSON.parse(JSON.stringify(TRANSCRIPT)))).toEqual(TRANSCRIPT);
  });

  it.each([
    ['no-transcript', undefined],
    ['not-an-object', []],
    ['not-an-object', null],
    ['unknown-format', { ...TRANSCRIPT, format: 'x' }],
    ['unknown-version', { ...TRANSCRIPT, version: 1 }],
    ['bad-field', { ...TRANSCRIPT, events: [] }],
    ['bad-field', { ...TRANSCRIPT, head: 'x' }],
    ['bad-field', { ...TRANSCRIPT, words: [1, 2, 3] }],
    ['bad-field', { ...TRANSCRIPT, words: [1, 2, 3, 65] }],
    ['missing-field', { format: TRANSCRIPT.format, version: 2, events: TRANSCRIPT.events }],
    ['unknown-field', { ...TRANSCRIPT, secret: 1 }],
    ['too-long', { ...TRANSCRIPT, events: many(LIMITS.events + 1, TRANSCRIPT.events[1]) }],
    ['not-an-object', { ...TRANSCRIPT, events: [1] }],
    ['bad-field', withEvent(0, { kind: 'shut' })],
    ['bad-field', withEvent(0, { length: 2 })],
    ['bad-field', withEvent(0, { seats: 9 })],
    ['bad-field', withEvent(0, { table: '\ud800' })],
    ['bad-field', withEvent(0, { table: 'x'.repeat(LIMITS.text + 1) })],
    ['bad-field', withEvent(0, { options: { seats: Number.NaN } })],
    ['bad-field', withEvent(0, { options: { seats: 'x'.repeat(LIMITS.options) } })],
    ['unknown-field', withEvent(1, { extra: 1 })],
    ['bad-field', withEvent(1, { clients: many(9, 'none') })],
    ['bad-field', withEvent(1, { clients: [{ key: HEX, commitment: HEX, device: 8, signature: SIGNATURE }] })],
    ['bad-field', withEvent(3, { chance: [1] })],
    ['bad-field', withEvent(3, { chance: many(LIMITS.chance + 1, 'draw 1') })],
    ['bad-field', withEvent(3, { attachments: ['none'] })],
    ['bad-field', withEvent(3, { opened: [] })],
    ['bad-field', withEvent(4, { turn: { seat: 0 } })],
    ['bad-field', withEvent(4, { turn: { seat: 8, seal: HEX } })],
    ['bad-field', withEvent(4, { turn: { seat: 0, seal: HEX, steps: ['x'] } })],
    ['bad-field', withEvent(4, { turn: { seat: 0, blind: HEX, steps: many(LIMITS.steps + 1, 'x') } })],
    ['bad-field', withEvent(4, { turn: { seat: 0, seal: HEX, signed: { element: HEX, seen: 1 } } })],
  ])('is refused as %s', (code, json) => {
    expect(parseTranscript(json)).toMatchObject({ code });
  });

  it('says at which event it cannot be read', () => {
    expect(parseTranscript(withEvent(4, { element: 1 }))).toEqual({
      code: 'bad-field',
      args: { field: 'element' },
      event: 4,
    });
  });

  it('of a stranger never makes the verifier throw', () => {
    const { plan } = KINDS[0]!;
    const random = createRng(1);
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('none', '', HEX, SIGNATURE, -1, 2 ** 40, 'row', '__proto__'));
    fc.assert(
      fc.property(odd, fc.nat(), fc.nat(), (value, at, which) => {
        const events = structuredClone(TRANSCRIPT.events) as unknown as Record<string, unknown>[];
        const event = events[at % events.length]!;
        const field = Object.keys(event)[which % Object.keys(event).length]!;
        event[field] = value;
        const forged = { ...record, fairness: random() % 2 ? { ...TRANSCRIPT, events } : value };
        expect(() => verify(plan.game, forged, EVIDENCE)).not.toThrow();
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  it('of a hundred megabytes is refused before it is read any further', () => {
    const many = (item: unknown) => Array.from({ length: 1_000_000 }, () => item);
    const row = { kind: 'row', previous: HEX, chance: [] };
    const hostile = [
      { ...TRANSCRIPT, events: many(row) },
      { ...TRANSCRIPT, words: many(1) },
      withEvent(3, { chance: many('draw 1') }),
      withEvent(3, { attachments: many(HEX) }),
      withEvent(3, { opened: many({ event: 1, steps: ['x'], blind: HEX }) }),
      withEvent(4, { turn: { seat: 0, blind: HEX, steps: many('x') } }),
      withEvent(1, { clients: many('none') }),
      withEvent(2, { elements: many('none') }),
      withEvent(0, { table: 'x'.repeat(100_000_000) }),
      withEvent(0, { options: { list: many(1) } }),
    ];
    for (const json of hostile)
      expect(parseTranscript(json)).toHaveProperty('code', expect.stringMatching(/too-long|bad-field/));
  });

  it('has no more signatures than any match needs', () => {
    const table = tableAfter(1);
    while (table.events.length < LIMITS.events && table.events.length < 700) table.enrol(0, 'same');
    expect(verify(table.plan.game, table.record(), {})).toMatchObject({ fault: { code: 'too-long' } });
  });
});

describe('what a client has kept', () => {
  const kept = {
    format: 'crownhold-witness',
    version: 1,
    table: 'table',
    seat: 1,
    first: 0,
    heads: [HEX],
    sent: [{ opening: HEX, ordinal: 1, command: 'c', seal: HEX, seen: 3, signature: SIGNATURE }],
    notes: [{ event: 4, code: 'dropped-turn' }],
  };

  it('is read strictly', () => {
    expect(parseWitness(kept)).toEqual(kept);
    const { seat: _, ...spectator } = kept;
    expect(parseWitness(spectator)).toEqual(spectator);
    for (const odd of [
      null,
      { heads: [] },
      { ...kept, format: 'x' },
      { ...kept, version: 2 },
      { ...kept, heads: ['x'] },
      { ...kept, heads: many(LIMITS.events + 1, HEX) },
      { ...kept, seat: 9 },
      { ...kept, notes: [{ event: 1, code: 'bored' }] },
      { ...kept, sent: [{}] },
    ]) {
      expect(parseWitness(odd)).toHaveProperty('code');
    }
  });
});
