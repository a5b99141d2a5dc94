import type { Refusal } from '@crownhold/core';
import { refuse } from '@crownhold/core';
import type { Event } from '@crownhold/games/duel';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { ANN, BOB, duelTable, playTurn } from '../../../test/duel-table.ts';
import { heardRefusal, seenRefusal } from './refusal-words.ts';
import { newsOf } from './words.ts';

const CHAIRS = [ANN, BOB];
const t = translatorFor('en');

describe('news', () => {
  it('name dice by what they show, not by numbers', () => {
    const table = duelTable();
    while (table.shown.value.settled.round < 3) playTurn(table);
    const lines = newsOf(table.shown.value.log, CHAIRS, t);
    expect(lines).toContain('Round 2, Bob is A');
    expect(lines.some((line) => /^Ann takes [a-z]/.test(line))).toBe(true);
    expect(lines.some((line) => /^Bob draws /.test(line))).toBe(true);
    expect(lines.join(' ')).not.toMatch(/die \d|dice \d/);
  });

  it('say less of dice that were rolled before anybody listened', () => {
    const taken: Event = { kind: 'taken', seat: 1, dice: [0, 2], isPair: false };
    expect(newsOf([taken], CHAIRS, t)).toEqual(['Bob takes two dice']);
    const rolled = [0, 2].map((die): Event => ({ kind: 'rolled', die, face: die ? 'black+2' : '?' }));
    expect(newsOf([...rolled, taken], CHAIRS, t)).toEqual(['Bob takes joker and black, 2\u00a0crosses']);
  });

  it.each(LANGUAGES)('tell every event in a line of its own, in %s', (language) => {
    const say = translatorFor(language);
    const lines = newsOf(EVENTS, CHAIRS, say);
    expect(lines).toHaveLength(EVENTS.length);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

const EVENTS: readonly Event[] = [
  { kind: 'round-began', round: 2, leader: 1 },
  { kind: 'taken', seat: 0, dice: [0], isPair: false },
  { kind: 'left', seat: 1, dice: [1, 2] },
  { kind: 'turned', seat: 0, die: 0, face: 'dot+1' },
  { kind: 'castle-used', seat: 0, die: 0 },
  { kind: 'named', seat: 0, die: 0, arms: 'black' },
  { kind: 'announced', seat: 0, spell: 'free' },
  {
    kind: 'drawn',
    seat: 1,
    cells: [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ],
    halves: [
      { die: 0, arms: 'dot', crosses: 1 },
      { die: 1, arms: 'stripe', crosses: 0 },
    ],
    gain: 5,
  },
  { kind: 'passed', seat: 0 },
  { kind: 'ticked', seat: 1, arms: 'stripe', count: 1, ticks: 2 },
  { kind: 'spell-won', seat: 1, spell: 'split' },
  { kind: 'domains-named', seat: 0, arms: 'dot', gain: 3 },
  { kind: 'cross-added', seat: 0, cell: { x: 1, y: 0 }, gain: 4 },
];

const REFUSALS: readonly Refusal[] = [
  refuse('D8', 'no-connection', { first: 'dot', second: 'black' }),
  refuse('D8', 'half-unconnected', { x: 1, y: 2, arms: 'dot' }),
  refuse('D9', 'must-draw'),
  refuse('D9', 'pass-after-power'),
  refuse('D14', 'spell-fresh', { spell: 'free' }),
  refuse('D14', 'spell-not-won', { spell: 'free' }),
  refuse('D14', 'spell-used', { spell: 'free' }),
  refuse('D14', 'cannot-draw'),
  refuse('D15', 'same-face', { die: 1 }),
  refuse('D16', 'castle-used'),
  refuse('D7', 'occupied', { x: 1, y: 2 }),
  refuse('D4', 'nothing-drawn', { x: 1, y: 2 }),
  refuse('D6', 'die-taken', { die: 4 }),
  refuse('D6', 'one-die'),
  refuse('D6', 'two-dice'),
  refuse('D7', 'wrong-step', { expected: 'draw' }),
  refuse('D11', 'wrong-step', { expected: 'domains' }),
];

describe('why not', () => {
  it('is said as the screens have it', () => {
    const seen = (rule: string, code: string) => seenRefusal(refuse(rule, code, {}), CHAIRS, t);
    expect(seen('D8', 'no-connection')).toBe('Touches neither the castle nor its own arms from an earlier round.');
    expect(seen('D9', 'must-draw')).toBe('It fits, so it must be drawn.');
    expect(seen('D14', 'spell-fresh')).toBe('Ready from the next round.');
    expect(seen('D15', 'same-face')).toBe('Shows that face already.');
    expect(seen('D16', 'castle-used')).toBe('The castle is used.');
  });

  it.each(LANGUAGES)('fits into one line without coordinates or numbers of dice, in %s', (language) => {
    const say = translatorFor(language);
    for (const refusal of REFUSALS) {
      const text = seenRefusal(refusal, CHAIRS, say);
      expect(text.length, text).toBeLessThanOrEqual(70);
      expect(text, text).not.toMatch(/\d/);
      expect(heardRefusal(refusal, CHAIRS, say)).toContain(refusal.rule);
    }
  });
});
