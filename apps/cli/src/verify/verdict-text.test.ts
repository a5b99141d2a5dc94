import { FAULTS, type FaultCode, PROVEN, type ProvenCode, UNPROVEN, type UnprovenCode } from '@crownhold/fair';
import { fairFaultText, LANGUAGES, provenText, unprovenText } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { plainText } from '../plain-text.ts';

const PROVEN_ARGS: Readonly<Record<ProvenCode, Readonly<Record<string, number>>>> = {
  'outcomes-follow': { outcomes: 54, rows: 52 },
  'steps-match': { steps: 76 },
  'links-hold': { events: 57 },
  mixed: { epoch: 0, clients: 2 },
  contributed: { seat: 1, rows: 3, of: 5 },
  'one-history': { heads: 4, event: 56 },
  closed: {},
};
const UNPROVEN_ARGS: Readonly<Record<UnprovenCode, Readonly<Record<string, number>>>> = {
  'dealer-alone': { epoch: 1 },
  'seat-absent': { seat: 0, rows: 5, of: 5 },
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
  'misplaced-event': { kind: 'row' },
  'broken-link': {},
  'wrong-head': {},
  'wrong-count': { ...FIELD, expected: 2 },
  'unknown-seat': SEAT,
  'wrong-element': {},
  'wrong-contribution': SEAT,
  'missing-contribution': SEAT,
  'unknown-participant': SEAT,
  'chain-exhausted': {},
  'early-renewal': {},
  'another-game': { game: 'duel' },
  'another-rules-version': { rulesVersion: 2 },
  'another-options': {},
  'bad-options': { rule: 'K1', code: 'bad-seats' },
  'unknown-thrower': { thrower: 'hand-9' },
  'sealed-turn': {},
  'illegal-step': { ...STEP, rule: 'K9', code: 'taken' },
  'uncanonical-step': STEP,
  'not-one-turn': STEP,
  'wrong-outcome': { k: 0, found: 'draw 1', expected: 'none' },
  'wrong-attachment': { k: 1 },
  'another-step': { step: 12 },
  'two-histories': {},
  'dropped-contribution': SEAT,
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
  const outcomes = (count: number) => ({ code: 'outcomes-follow', args: { outcomes: count, rows: 1 } }) as const;

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
    const absent = { code: 'seat-absent', args: { seat: 0, rows: 5, of: 5 } };
    for (const t of [en, ru, uk, bg]) expect(unprovenText(t!, absent, NAMES)).toMatch(/^Ann\b[^0]*$/);
    expect(unprovenText(en, absent, [])).toMatch(/^Player 1 /);
    expect(unprovenText(ru!, absent, [])).toMatch(/^Игрок 1: /);
    const dropped = { code: 'dropped-contribution', args: { seat: 1 } };
    expect(fairFaultText(en, dropped, NAMES, plainText)).toBe('What Bo gave is missing, and nobody had refused it');
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
