import { describe, expect, it } from 'vitest';
import { secretOf } from '../test/secret.ts';
import { type ChainName, createChain, elementOf, follows } from './chain.ts';

const NAME: ChainName = { table: 'chains', party: 1, epoch: 0 };
const LENGTH = 9;
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
    { ...NAME, table: 'chain' },
    { ...NAME, party: 0 },
    { ...NAME, party: 'dealer' },
    { ...NAME, epoch: 1 },
  ])('belongs to one party of one table in one epoch, not to $table $party $epoch', (name) => {
    expect(follows(name, at(2), at(3))).toBe(false);
    expect(elementOf(createChain(secretOf('chain'), name, LENGTH), 0)).not.toBe(at(0).element);
  });

  it('has no element outside of it', () => {
    for (const position of [-1, LENGTH + 1]) expect(() => elementOf(chain, position)).toThrow(RangeError);
  });

  it('is made of 32 bytes and has a length within bounds', () => {
    expect(() => createChain(new Uint8Array(31), NAME, LENGTH)).toThrow(RangeError);
    for (const length of [2, 65_537, 3.5])
      expect(() => createChain(secretOf('chain'), NAME, length)).toThrow(RangeError);
  });
});
