import { describe, expect, it } from 'vitest';
import { checkTampering } from './tampering.ts';
import { isLikely, measureFrequencies } from './uniformity.ts';

describe('tampering', () => {
  it('with a transcript is noticed against the head, 300 times out of 300', () => {
    const { matches, relinked, inTheBox } = checkTampering(300, 41);
    expect(matches).toBe(45);
    expect(relinked).toBeGreaterThan(100);
    expect(inTheBox).toBeGreaterThan(10);
  });
});

describe('chance', () => {
  it.each(measureFrequencies(4000, 20161))('is as likely as its weights: $name', (frequencies) => {
    expect(frequencies).toSatisfy(isLikely);
  });
});
