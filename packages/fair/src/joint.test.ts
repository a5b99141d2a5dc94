import { describe, expect, it } from 'vitest';
import { type Contribution, mixJoint, roll } from './joint.ts';

const hex = (digit: string) => digit.repeat(64);

describe('the joint entropy', () => {
  const parts = { opening: hex('1'), attempt: 1, dealer: hex('2'), seats: [hex('3'), 'none'] };

  it.each([
    { ...parts, opening: hex('4') },
    { ...parts, attempt: 2 },
    { ...parts, dealer: hex('4') },
    { ...parts, seats: [hex('4'), 'none'] },
    { ...parts, seats: ['none', hex('3')] },
    { ...parts, seats: [hex('3'), hex('3')] },
  ])('is another for other parts: %j', (other) => {
    expect(mixJoint(other)).not.toBe(mixJoint(parts));
  });
});

describe('the rolling value', () => {
  const given: readonly Contribution[] = [
    { seat: 0, ordinal: 2, element: hex('a') },
    { seat: 1, ordinal: 1, element: hex('b') },
    { seat: 0, ordinal: 1, element: hex('c') },
  ];

  it('is the same in whatever order contributions came', () => {
    const values = [given, given.toReversed(), [given[1]!, given[0]!, given[2]!]].map((list) =>
      roll(hex('1'), 3, list),
    );
    expect(new Set(values).size).toBe(1);
  });

  it('is another for other values before it, dealings, and contributions', () => {
    const value = roll(hex('1'), 3, given);
    const others = [
      roll(hex('2'), 3, given),
      roll(hex('1'), 4, given),
      roll(hex('1'), 3, given.slice(1)),
      roll(hex('1'), 3, given.with(0, { ...given[0]!, seat: 2 })),
      roll(hex('1'), 3, given.with(0, { ...given[0]!, ordinal: 3 })),
      roll(hex('1'), 3, []),
    ];
    expect(new Set([value, ...others]).size).toBe(others.length + 1);
  });
});
