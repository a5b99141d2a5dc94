import { formatRecord } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { crownhold, crownholdJson } from '../test/crownhold.ts';
import { randomGame } from '../test/games.ts';

const SPEED = { seconds: expect.any(Number), nodesPerSecond: expect.any(Number) };

describe('crownhold perft', { timeout: 60_000 }, () => {
  it.each([
    [1, 48],
    [2, 48 * 47],
    [3, 48 * 47 * 46],
  ])('counts the ways to play %i steps: %i', (depth, nodes) => {
    const options = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' };
    const json = { ok: true, game: 'kingdomino', options, depth, nodes, speed: SPEED };
    expect(crownholdJson(['perft', '--depth', String(depth)])).toEqual({ code: 0, json });
  });

  it('splits the count by the first step', () => {
    const { code, stdout } = crownhold(['perft', '--seats', '4', '--depth', '2', '--divide']);
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines).toHaveLength(50);
    expect([lines[0], lines[47]]).toEqual(['draw 1   47', 'draw 48  47']);
    expect(lines[49]).toBe('Kingdomino, 4 players: 2,256 nodes at depth 2');
  });

  it('counts from the end of a record', () => {
    const { record, legal } = randomGame();
    const before = (steps: number) => formatRecord({ ...record, steps: record.steps.slice(0, steps) });
    const nodes = (steps: number) => crownholdJson(['perft', '--depth', '1', '--record', '-'], before(steps)).json;
    expect(nodes(30)).toMatchObject({ nodes: legal[30] });
    expect(nodes(record.steps.length)).toMatchObject({ nodes: 0 });
  });

  it('refuses a bad record as replay does', () => {
    const record = formatRecord({ ...randomGame({ steps: 0 }).record, steps: ['draw 49'] });
    expect(crownholdJson(['perft', '--depth', '1', '--record', '-'], record)).toEqual({
      code: 1,
      json: { ok: false, file: '-', step: 0, rule: 'K2', message: expect.any(String) },
    });
  });
});
