import { createRng } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVIDENCE, KINDS } from '../test/kinds.ts';
import { playSealed } from '../test/sealed-match.ts';
import type { Transcript } from './transcript.ts';
import { parseTranscript } from './transcript.ts';
import { verify } from './verify.ts';
import { parseWitness } from './witness.ts';

const OPTIONS = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
const { record } = playSealed({ game: kingdomino, options: OPTIONS, seed: 8, clients: [0], turns: 6, length: 6 });
const TRANSCRIPT = record.fairness as Transcript;

/** The transcript with one event changed as JSON. */
function withEvent(index: number, change: object): unknown {
  return {
    ...TRANSCRIPT,
    events: TRANSCRIPT.events.map((event, at) => (at === index ? { ...event, ...change } : event)),
  };
}

describe('a transcript', () => {
  it('is JSON and read as it was written', () => {
    expect(parseTranscript(JSON.parse(JSON.stringify(TRANSCRIPT)))).toEqual(TRANSCRIPT);
  });

  it.each([
    ['no-transcript', undefined],
    ['not-an-object', []],
    ['not-an-object', null],
    ['unknown-format', { ...TRANSCRIPT, format: 'x' }],
    ['unknown-version', { ...TRANSCRIPT, version: 2 }],
    ['bad-field', { ...TRANSCRIPT, events: [] }],
    ['bad-field', { ...TRANSCRIPT, head: 'x' }],
    ['missing-field', { format: TRANSCRIPT.format, version: 1, events: TRANSCRIPT.events }],
    ['unknown-field', { ...TRANSCRIPT, secret: 1 }],
    ['not-an-object', { ...TRANSCRIPT, events: [1] }],
    ['bad-field', withEvent(0, { kind: 'shut' })],
    ['bad-field', withEvent(0, { length: 2 })],
    ['bad-field', withEvent(0, { seats: 9 })],
    ['bad-field', withEvent(0, { table: '\ud800' })],
    ['bad-field', withEvent(0, { options: { seats: Number.NaN } })],
    ['unknown-field', withEvent(1, { extra: 1 })],
    ['bad-field', withEvent(3, { chance: [1] })],
    ['bad-field', withEvent(3, { attachments: ['none'] })],
    ['bad-field', withEvent(4, { played: { seat: 0 } })],
    ['bad-field', withEvent(4, { played: { seat: 8, contribution: 'none', seal: '0'.repeat(64) } })],
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
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('none', '', '0'.repeat(64), -1, 2 ** 40, 'row', '__proto__'));
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
});

describe('what a client has kept', () => {
  it('is read strictly', () => {
    const kept = { seat: 1, heads: { 0: '0'.repeat(64), 12: '1'.repeat(64) }, sent: {} };
    expect(parseWitness(kept)).toEqual(kept);
    expect(parseWitness({ heads: {}, sent: {} })).toEqual({ heads: {}, sent: {} });
    for (const odd of [
      null,
      { heads: {} },
      { heads: { x: '0'.repeat(64) }, sent: {} },
      { heads: { 1: 'x' }, sent: {} },
      { ...kept, seat: 9 },
    ]) {
      expect(parseWitness(odd)).toHaveProperty('code');
    }
  });
});
