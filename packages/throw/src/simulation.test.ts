import { describe, expect, it } from 'vitest';
import type { Launch } from './launch.ts';
import type { Vector } from './pose.ts';
import { simulate } from './simulation.ts';
import { createThrower } from './thrower.ts';

await createThrower();

function drop(position: Vector, launch: Partial<Launch> = {}): Launch {
  return { position, rotation: [0, 0, 0, 1], velocity: [0, 0, 0], spin: [0, 0, 0], ...launch };
}

function fall(...launches: readonly Launch[]) {
  const { end, frames } = simulate([8, 6], launches);
  return { end, frames, heights: frames.at(-1)!.map(({ position }) => position[2].toFixed(2)) };
}

describe('a fall', () => {
  it('ends when all dice are still', () => {
    const { end, frames, heights } = fall(drop([0, 0, 3]), drop([4, 0, 6]));
    expect([end, ...heights]).toEqual(['still', '0.50', '0.50']);
    expect(frames[0]!.map(({ position }) => position)).toEqual([
      [0, 0, 3],
      [4, 0, 6],
    ]);
    expect(frames.length).toBeLessThan(60);
  });

  it('can leave a die on another', () => {
    expect(fall(drop([0, 0, 0.6]), drop([0, 0, 1.8])).heights).toEqual(['0.50', '1.50']);
  });

  it('[C14] ends when a die has left the box', () => {
    expect(fall(drop([0, 0, 2]), drop([7, 0, 4], { velocity: [9, 0, 0] })).end).toBe('left-box');
    expect(fall(drop([0, 7, 2])).end).toBe('left-box');
  });

  it('stops at the walls', () => {
    for (const velocity of [[30, 0, 0] as const, [-30, 0, 0] as const, [0, 30, 0] as const, [0, -30, 0] as const]) {
      const { end, frames } = fall(drop([0, 0, 1], { velocity }));
      expect(end).toBe('still');
      const [x, y] = frames.at(-1)![0]!.position;
      expect(Math.abs(x)).toBeLessThanOrEqual(7.5);
      expect(Math.abs(y)).toBeLessThanOrEqual(5.5);
    }
  });

  it('[C14] does not last for ever', () => {
    expect(fall(drop([0, 0, 5000])).end).toBe('restless');
  });
});
