import { describe, expect, it } from 'vitest';
import { secretOf } from '../test/secret.ts';
import { attemptPosition, type ChainName, createChain, elementOf, follows, playPosition } from './chain.ts';

const NAME: ChainName = { base: 'ab'.repeat(32), party: 1 };
const LENGTH = 12;
const chain = createChain(secretOf('chain'), NAME, LENGTH);
const at = (position: number) => ({ position, element: elementOf(chain, position) });

describe('a chain', () => {
  it('has elements of which each follows every one before it', () => {
    for (let known = 0; known < LENGTH; known++) {
      for (let next = known + 1; next <= LENGTH; next++) expect(follows(NAME, at(known), at(next))).toBe(true);
    }
  });

  it('has none that follows itself or a later one', () => {
    expect(follows(NAME, at(3), at(3))).toBe(false);
    expect(follows(NAME, at(3), at(2))).toBe(false);
  });

  it('does not take an element in the place of another', () => {
    expect(follows(NAME, at(2), { position: 4, element: at(5).element })).toBe(false);
    expect(follows(NAME, at(2), { position: 4, element: at(3).element })).toBe(false);
  });

  it.each<ChainName>([
    { ...NAME, base: 'ac'.repeat(32) },
    { ...NAME, party: 0 },
    { ...NAME, party: 'dealer' },
  ])('belongs to one party of one opening, not to $base $party', (name) => {
    expect(follows(name, at(2), at(3))).toBe(false);
    expect(elementOf(createChain(secretOf('chain'), name, LENGTH), 0)).not.toBe(at(0).element);
  });

  it('has no element outside of it', () => {
    for (const position of [-1, LENGTH + 1]) expect(() => elementOf(chain, position)).toThrow(RangeError);
  });

  it('is made of 32 bytes and has a length within bounds', () => {
    expect(() => createChain(new Uint8Array(31), NAME, LENGTH)).toThrow(RangeError);
    for (const length of [9, 4097, 12.5])
      expect(() => createChain(secretOf('chain'), NAME, length)).toThrow(RangeError);
  });

  it('has different elements for attempts and for turns, whatever the number of attempts', () => {
    for (const seats of [1, 2, 8]) {
      const attempts = Array.from({ length: seats + 1 }, (_, i) => attemptPosition(i + 1));
      expect(attempts).not.toContain(playPosition(seats, 1));
      expect(Math.max(...attempts)).toBe(playPosition(seats, 1) - 1);
    }
  });
});
