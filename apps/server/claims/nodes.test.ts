import { describe, expect, it } from 'vitest';
import { checkNodes } from './nodes/nodes.ts';

describe('three nodes that fail', () => {
  it('lose, double and fork nothing, whatever fails: nodes, PostgreSQL, Redis', async () => {
    const { problem, ...counts } = await checkNodes(1, 200, 20);
    expect(problem).toBeUndefined();
    expect(counts.acknowledged).toBeGreaterThanOrEqual(200);
    expect(counts.faults).toBeGreaterThanOrEqual(5);
    expect(counts.verified).toBe(counts.finished);
  });
});
