import { describe, expect, it } from 'vitest';
import { runCrownhold, runCrownholdJson } from '../../test/crownhold.ts';

const PACE = { median: expect.any(Number), best: expect.any(Number) };

describe('crownhold bench', () => {
  it('gives its figures to programs', async () => {
    const { code, json } = await runCrownholdJson(['bench', '--seats', '4', '--seconds', '0.3']);
    expect(code).toBe(0);
    expect(json).toEqual({
      ok: true,
      game: 'kingdomino',
      options: { seats: 4, variants: [], tiebreak: 'territory-then-crowns' },
      node: expect.any(String),
      seconds: 0.3,
      listing: PACE,
      sampling: PACE,
      copyNanoseconds: PACE,
      stateBytes: expect.any(Number),
      heapBytes: Array.from({ length: 10 }, () => expect.any(Number)),
      heapGrowthBytes: expect.any(Number),
    });
  });

  it('and to people', async () => {
    const { code, stdout } = await runCrownhold(['bench', '--seconds', '0.1']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Kingdomino, 2 players, on Node \d+/);
    for (const words of ['games/s by legalMoves', 'games/s by sample', 'ns per copy', 'state: ', 'heap: ']) {
      expect(stdout).toContain(words);
    }
  });
});
