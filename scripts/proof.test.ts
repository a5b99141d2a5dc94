import { expect, it } from 'vitest';
import { formatProof } from './proof.ts';

const claim = { name: 'perft', says: 'Both engines count the same moves.', run: () => Promise.reject(new Error()) };
const circumstances = { date: '2025-01-02', commit: 'abc1234', seed: 7, machine: '2 cores', durationMs: 1234 };

it('reports claim, verdict, circumstances, counts and notes', () => {
  const result = { ok: true, counts: { games: 1234567, share: 0.25, layout: '5x5' }, notes: 'Slow but sure.\n' };
  expect(formatProof(claim, result, circumstances)).toBe(`# perft

Both engines count the same moves.

|  | how it was tried |
|---|---|
| Verdict | **holds** |
| Date | 2025-01-02 |
| Commit | abc1234 |
| Seed | 7 |
| Machine | 2 cores |
| Duration | 1.2 s |
| Again | \`npm run prove -- perft --seed 7\` |

| counted | value |
|---|---|
| games | 1,234,567 |
| share | 0.25 |
| layout | 5x5 |

Slow but sure.
`);
});

it('says so when a claim does not hold', () => {
  expect(formatProof(claim, { ok: false, counts: {} }, circumstances)).toContain('| Verdict | **does not hold** |');
});
