import { refuse } from '@crownhold/core';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { heardRefusal, seenRefusal } from './refusal-words.ts';

const CHAIRS = [{ name: 'Ann' }, { name: 'Bob' }];
const OCCUPIED = refuse('K12', 'occupied', { x: 0, y: -2 });
const OUTSIDE = refuse('K13', 'outside-grid', { x: 3, y: -1, size: 5 });
const TAKEN = refuse('K8', 'taken', { domino: 7, seat: 1 });
const TOO_EARLY = refuse('K8', 'wrong-step', { expected: 'put' });

describe.each(LANGUAGES)('a refusal in %s', (language) => {
  const t = translatorFor(language);

  it('shows no coordinates, which the board does not have', () => {
    for (const refusal of [OCCUPIED, OUTSIDE]) expect(seenRefusal(refusal, CHAIRS, t)).not.toMatch(/\d,[-−]?\d/);
    expect(seenRefusal(OUTSIDE, CHAIRS, t)).toContain('5×5');
  });

  it('fits the line above the thumb: at most 60 characters', () => {
    const noMatch = refuse('K12', 'no-match', { first: 'wheat', second: 'forest' });
    for (const refusal of [OCCUPIED, OUTSIDE, TOO_EARLY, TAKEN, noMatch]) {
      expect(seenRefusal(refusal, CHAIRS, t).length).toBeLessThanOrEqual(60);
    }
  });

  it('tells them to those who hear it', () => {
    expect(heardRefusal(OCCUPIED, CHAIRS, t)).toMatch(/0,[-−]2.*K12/);
    expect(heardRefusal(OUTSIDE, CHAIRS, t)).toMatch(/3,[-−]1.*K13/);
  });

  it('names people and no numbers of seats', () => {
    for (const say of [seenRefusal, heardRefusal]) {
      expect(say(TAKEN, CHAIRS, t)).toContain('Bob');
      expect(say(TAKEN, CHAIRS, t).replace('K8', '')).not.toMatch(/[01]/);
    }
  });

  it('says what comes first without words of the notation', () => {
    expect(seenRefusal(TOO_EARLY, CHAIRS, t)).not.toContain('put');
    expect(seenRefusal(TOO_EARLY, CHAIRS, t)).toMatch(/\.$/);
  });
});

it('any other refusal is as everywhere', () => {
  const t = translatorFor('en');
  const refusal = refuse('K12', 'not-side-by-side');
  expect(seenRefusal(refusal, CHAIRS, t)).toBe('The two halves must lie on squares that share a side.');
  expect(heardRefusal(refusal, CHAIRS, t)).toBe('The two halves must lie on squares that share a side (rule K12).');
});
