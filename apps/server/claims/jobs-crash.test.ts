import { describe, expect, it } from 'vitest';
import { checkJobsCrash } from './jobs/jobs-crash.ts';

describe('bots as jobs', () => {
  it('go on after every crash of PostgreSQL: nobody dies, no game stands still, every turn is stored once', async () => {
    const { problem, ...counts } = await checkJobsCrash(1, 3, 2);
    expect(problem).toBeUndefined();
    expect(counts).toMatchObject({ crashes: 3, deaths: 0, stuck: 0, doubled: 0 });
    expect(counts.botTurns).toBeGreaterThan(0);
  });
});
