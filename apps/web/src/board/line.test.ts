import { describe, expect, it } from 'vitest';
import { outline, rim } from './line.ts';

function ends(path: string): readonly string[] {
  return [...path.matchAll(/[MQ]([^MQz]+)/g)].map(([, numbers]) => numbers!.split(' ').slice(-2).join(' '));
}

function bends(path: string): readonly string[] {
  return [...path.matchAll(/Q([^MQz]+)/g)].map(([, numbers]) => numbers!.split(' ').slice(0, 2).join(' '));
}

describe('lines of a board', () => {
  it('neighbours draw the same uneven edge between them', () => {
    const east = bends(outline({ x: 0, y: 0 }))[0];
    const west = bends(outline({ x: 1, y: 0 }))[2];
    expect(east).toBe(west);
  });

  it('leaves out the side of the other half', () => {
    const whole = outline({ x: 2, y: -1 });
    const half = outline({ x: 2, y: -1 }, 'north');
    expect(bends(half)).toHaveLength(3);
    expect(bends(half)).not.toContain(bends(whole)[1]);
  });

  it('ends where it began', () => {
    const points = ends(outline({ x: -3, y: 4 }));
    expect(points.at(-1)).toBe(points[0]);
  });

  it('draws a rim around a region and nothing inside it', () => {
    const region = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(bends(rim(region))).toHaveLength(8);
    expect(bends(rim(region))).not.toContain(bends(outline({ x: 0, y: 0 }))[0]);
  });
});
