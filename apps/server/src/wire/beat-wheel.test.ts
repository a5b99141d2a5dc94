import { describe, expect, it } from 'vitest';
import { BEAT_PARTS, BeatWheel } from './beat-wheel.ts';

function turns(wheel: BeatWheel<number>, count: number): readonly (readonly number[])[] {
  return Array.from({ length: count }, () => [...wheel.turn()]);
}

describe('a wheel of heartbeats', () => {
  it('comes to everybody once in a round, and to few of them at a time', () => {
    const wheel = new BeatWheel<number>();
    for (let item = 0; item < 1000; item++) wheel.add(item);
    const round = turns(wheel, BEAT_PARTS);
    expect(round.flat().toSorted((one, other) => one - other)).toEqual(Array.from({ length: 1000 }, (_, item) => item));
    expect(Math.max(...round.map((part) => part.length))).toBe(1000 / BEAT_PARTS);
  });

  it('comes again after a whole round, whoever comes or goes meanwhile: nobody has less time to answer', () => {
    const wheel = new BeatWheel<number>();
    const leave = Array.from({ length: 250 }, (_, item) => wheel.add(item));
    const before = turns(wheel, BEAT_PARTS).findIndex((part) => part.includes(249));
    for (const each of leave.slice(0, 249)) each();
    for (let item = 250; item < 300; item++) wheel.add(item);
    expect(turns(wheel, BEAT_PARTS).findIndex((part) => part.includes(249))).toBe(before);
    expect(turns(wheel, BEAT_PARTS).flat()).not.toContain(0);
  });
});
