import { describe, expect, it } from 'vitest';
import { ADVERSARIES, bestBias, foreseeable, type TurnKind } from './bias.ts';
import { checkTampering } from './tampering.ts';
import { isLikely, measureFrequencies, measureThrows } from './uniformity.ts';

const THROWN = await measureThrows(200, 20161);

describe('tampering', () => {
  it('with a transcript is refused, makes the verdict weaker or contradicts a witness, 300 times out of 300', () => {
    const { matches, relinked, inTheBox, refused } = checkTampering(300, 41);
    expect(matches).toBe(45);
    expect(relinked).toBeGreaterThan(100);
    expect(inTheBox).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(200);
  });
});

describe('chance', () => {
  it.each(measureFrequencies(4000, 20161))('is as likely as its weights: $name', (frequencies) => {
    expect(frequencies).toSatisfy(isLikely);
  });

  it.each(THROWN)('is as likely as its sides: $name', (frequencies) => {
    expect(frequencies).toSatisfy(isLikely);
  });
});

describe.each(ADVERSARIES)('$name', ({ node, bound }) => {
  it.each([2, 3, 6])('gets one of %i outcomes as often as documented, whatever it does', (outcomes) => {
    expect(bestBias(node, outcomes)).toBeCloseTo(bound(1 / outcomes), 12);
  });
});

describe('a dealer that looks ahead', () => {
  const LENGTH = 6;
  const matches = Array.from({ length: 2 ** LENGTH }, (_, bits) =>
    Array.from({ length: LENGTH }, (_unused, i): TurnKind => ((bits >> i) & 1 ? 'person' : 'bot')),
  );

  it('knows dealings up to the next turn of a person, in every order of six turns', () => {
    for (const turns of matches) {
      for (let played = 0; played <= LENGTH; played++) {
        const next = turns.indexOf('person', played);
        expect(foreseeable(turns, played)).toBe((next < 0 ? LENGTH : next) - played);
      }
    }
  });
});
