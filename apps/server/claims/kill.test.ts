import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copySources, plant } from '../simulation/source-copy.ts';
import { checkKills } from './kill/kill.ts';
import { traceTurns } from './kill/synced-turns.ts';
import { RARE_COMMIT } from './planted-store.ts';

/** Two tables of every kind, and one more of most. */
const SMALL = { turns: 50, tables: 16 };

describe('a server that is killed', () => {
  it('loses no acknowledged turn, doubles none and leaves no gap, in five kills', async () => {
    const { problem, ...counts } = await checkKills(1, 5, SMALL);
    expect(problem).toBeUndefined();
    expect(counts.kills).toBe(5);
    expect(counts.acknowledged).toBeGreaterThanOrEqual(250);
    expect(counts.tables).toBeGreaterThanOrEqual(SMALL.tables);
    expect(counts.verified).toBe(counts.finished);
  });

  it('is found to lose turns if it commits later than it acknowledges', async () => {
    const copy = copySources();
    onTestFinished(() => rmSync(copy, { recursive: true }));
    for (const edit of [RARE_COMMIT, ...RARE_COMMIT.more!]) plant(copy, edit);
    expect((await checkKills(1, 5, { ...SMALL, root: copy })).problem).toMatch(/VIOLATED/);
  });
});

describe('a server that is traced', () => {
  it('has synced every turn before it is acknowledged on a socket', async () => {
    const { problem, turns } = await traceTurns(1, 40);
    expect(problem).toBeUndefined();
    expect(turns).toBeGreaterThanOrEqual(40);
  });
});
