import { FAULTS, type FaultCode, PROVEN, type ProvenCode, UNPROVEN, type UnprovenCode } from '@crownhold/fair';
import { fairFaultText, LANGUAGES, provenText, unprovenText } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { plainText } from '../plain-text.ts';

const PROVEN_ARGS: Readonly<Record<ProvenCode, Readonly<Record<string, number>>>> = {
  'outcomes-follow': { outcomes: 54, throws: 3, dealings: 52 },
  'steps-match': { steps: 76 },
  'links-hold': { events: 57 },
  mixed: { opening: 0, persons: 2, attempts: 1 },
  signed: { seat: 1, turns: 3, of: 5 },
  contributed: { seat: 1, turns: 3, of: 5 },
  'same-person': { seat: 1, event: 9 },
  'one-history': { heads: 4, event: 56 },
  closed: {},
};
const SEAT_TURNS = { seat: 0, turns: 5, of: 5 };
const UNPROVEN_ARGS: Readonly<Record<UnprovenCode, Readonly<Record<string, number>>>> = {
  'dealer-alone': { opening: 1 },
  retried: { opening: 1, attempts: 3 },
  'shared-device': { seats: 2 },
  'nobody-signed': { turns: 52 },
  unsigned: SEAT_TURNS,
  'timed-out': SEAT_TURNS,
  foreseen: { dealings: 3, of: 22, run: 2 },
  'dealer-sees-turns': { turns: 12 },
  'views-unproven': {},
  'late-key': { seat: 1, event: 9 },
  'late-chain': { seat: 1, event: 9 },
  'unguarded-key': { seat: 1, event: 9 },
  reopened: { times: 2 },
  'replaced-history': { events: 4 },
  dropped: { seat: 1, times: 1 },
  'unsealed-fields': {},
  'signatures-unchecked': { signatures: 54 },
  'throws-unchecked': { throws: 3 },
  'none-thrown': {},
  repeated: {},
  'still-sealed': { turns: 2 },
  'no-witness': {},
  'tail-unwitnessed': { from: 9 },
  'unfinished-game': {},
  'open-ended': {},
};
const NAMES = ['Ann', 'Bo'];
const FIELD = { field: 'events' };
const SEAT = { seat: 1 };
const STEP = { text: 'take 7' };
const FAULT_ARGS: Readonly<Record<FaultCode, Readonly<Record<string, number | string>>>> = {
  'no-transcript': {},
  'not-an-object': {},
  'unknown-format': { format: 'crownhold-fairness' },
  'unknown-version': { version: 1 },
  'missing-field': FIELD,
  'unknown-field': FIELD,
  'bad-field': FIELD,
  'too-long': { ...FIELD, most: 2048 },
  'misplaced-event': { kind: 'row' },
  'broken-link': {},
  'wrong-head': {},
  'wrong-words': {},
  'wrong-count': { ...FIELD, expected: 2 },
  'unknown-seat': SEAT,
  'wrong-element': {},
  'missing-element': {},
  'needless-element': {},
  'wrong-contribution': SEAT,
  'missing-contribution': SEAT,
  'unknown-participant': SEAT,
  'wrong-seen': SEAT,
  'wrong-signature': SEAT,
  'wrong-seal': {},
  'sealed-turn': {},
  'chain-exhausted': {},
  'another-game': { game: 'duel' },
  'another-rules-version': { rulesVersion: 2 },
  'another-options': {},
  'bad-options': { rule: 'K1', code: 'bad-seats' },
  'unknown-thrower': { thrower: 'hand-9' },
  'illegal-step': { ...STEP, rule: 'K9', code: 'taken' },
  'uncanonical-step': STEP,
  'not-one-turn': STEP,
  'wrong-outcome': { k: 0, found: 'draw 1', expected: 'none' },
  'wrong-attachment': { k: 1 },
  'another-step': { step: 12 },
  'another-table': { table: 'table-9' },
  'two-histories': {},
};

describe.each(LANGUAGES)('in %s', (language) => {
  const t = translatorFor(language);
  /** A capital or a number first, nothing left open, no full stop. */
  const SENTENCE = /^[\p{Lu}\d«„"][^{}]*[^.{}\s]$/u;

  it.each(PROVEN)('there is a sentence for what is proven: %s', (code) => {
    expect(provenText(t, { code, args: PROVEN_ARGS[code] }, NAMES)).toMatch(SENTENCE);
  });

  it.each(UNPROVEN)('there is a sentence for what is not: %s', (code) => {
    expect(unprovenText(t, { code, args: UNPROVEN_ARGS[code] }, NAMES)).toMatch(SENTENCE);
  });

  it.each(FAULTS)('there is a sentence for what is wrong: %s', (code) => {
    expect(fairFaultText(t, { code, args: FAULT_ARGS[code] }, NAMES, plainText)).toMatch(SENTENCE);
  });
});

describe('sentences', () => {
  const [en, ru, uk, bg] = LANGUAGES.map(translatorFor) as [ReturnType<typeof translatorFor>, ...never[]];
  const outcomes = (count: number) =>
    ({ code: 'outcomes-follow', args: { outcomes: count, throws: 0, dealings: 1 } }) as const;

  it.each([
    [1, '1 outcome of', '1 случайность разыграна', '1 випадковість', '1 случайност е'],
    [3, '3 outcomes', '3 случайности разыграны', '3 випадковості', '3 случайности са'],
    [54, '54 outcomes', '54 случайности разыграны', '54 випадковості', '54 случайности са'],
    [11, '11 outcomes', '11 случайностей разыграно', '11 випадковостей', '11 случайности са'],
  ])('count: %i', (count, ...beginnings) => {
    const texts = [en, ru, uk, bg].map((t) => provenText(t!, outcomes(count), NAMES));
    for (const [i, beginning] of beginnings.entries())
      expect(texts[i]).toMatch(new RegExp(`^${beginning.replace(' ', '\u00a0')}`));
  });

  it('call players by their names, and count those without one from 1', () => {
    const absent = { code: 'timed-out', args: SEAT_TURNS };
    for (const t of [en, ru, uk, bg]) expect(unprovenText(t!, absent, NAMES)).toMatch(/^Ann\b[^0]*$/);
    expect(unprovenText(en, absent, [])).toMatch(/^Player 1 /);
    expect(unprovenText(ru!, absent, [])).toMatch(/^Игрок 1: /);
    const wrong = { code: 'wrong-signature', args: { seat: 1 } };
    expect(fairFaultText(en, wrong, NAMES, plainText)).toBe('The signature of Bo is not right');
    expect(fairFaultText(en, { code: 'unknown-seat', args: { seat: 4 } }, NAMES, plainText)).toBe(
      'Nobody sits at seat 5',
    );
  });

  it('say what was found in the place of what', () => {
    const fault = (found: string, expected: string) =>
      fairFaultText(en, { code: 'wrong-outcome', args: { k: 0, found, expected } }, NAMES, plainText);
    expect(fault('draw 1', 'draw 2')).toBe('Chance brought "draw 2", but the transcript says "draw 1"');
    expect(fault('none', 'draw 2')).toBe('Chance brought "draw 2", but the transcript says nothing');
  });

  it('do not let a file steer the terminal', () => {
    const text = fairFaultText(en, { code: 'unknown-thrower', args: { thrower: '\u001b[2J' } }, NAMES, plainText);
    expect(text).toContain('\\u001b[2J');
  });
});
