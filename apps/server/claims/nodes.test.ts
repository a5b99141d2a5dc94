import { describe, expect, it } from 'vitest';
import { checkNodes } from './nodes/nodes.ts';

describe('three nodes that fail', () => {
  it('lose, double and fork nothing, whatever fails: nodes, PostgreSQL, the line to it, Redis', async () => {
    const { problem, ...counts } = await checkNodes(1, 200, 20);
    expect(problem).toBeUndefined();
    expect(counts.acknowledged).toBeGreaterThanOrEqual(200);
    const { kills, pauses, postgresCrashes, redisKills, redisFlushes, cuts, blackHoles, slowLines } = counts;
    const made = [kills, pauses, postgresCrashes, redisKills, redisFlushes, cuts, blackHoles, slowLines];
    expect(Math.min(...made)).toBeGreaterThanOrEqual(1);
    expect(counts.faults).toBe(made.reduce((sum, each) => sum + each));
    expect(counts.verified).toBe(counts.finished);
  });
});
