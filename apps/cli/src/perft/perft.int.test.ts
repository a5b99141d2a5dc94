import { formatRecord } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { runCrownhold, runCrownholdJson } from '../../test/crownhold.ts';
import { randomGame } from '../../test/games.ts';

const SPEED = { seconds: expect.any(Number), nodesPerSecond: expect.any(Number) };

describe('crownhold perft', () => {
  it.each([
    [1, 48],
    [2, 48 * 47],
    [3, 48 * 47 * 46],
  ])('counts the ways to play %i steps: %i', async (depth, nodes) => {
    const options = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' };
    const json = { ok: true, game: 'kingdomino', options, depth, nodes, speed: SPEED };
    expect(await runCrownholdJson(['perft', '--depth', String(depth)])).toEqual({ code: 0, json });
  });

  it('splits the count by the first step', async () => {
    const { code, stdout } = await runCrownhold(['perft', '--seats', '4', '--depth', '2', '--divide']);
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines).toHaveLength(50);
    expect([lines[0], lines[47]]).toEqual(['draw 1   47', 'draw 48  47']);
    expect(lines[49]).toBe('Kingdomino, 4 players: 2,256 nodes at depth 2');
  });

  it('counts from the end of a record', async () => {
    const { record, legal } = randomGame();
    const before = (steps: number) => formatRecord({ ...record, steps: record.steps.slice(0, steps) });
    const nodes = async (steps: number) =>
      (await runCrownholdJson(['perft', '--depth', '1', '--record', '-'], before(steps))).json;
    expect(await nodes(30)).toMatchObject({ nodes: legal[30] });
    expect(await nodes(record.steps.length)).toMatchObject({ nodes: 0 });
  });

  it('counts Colour Kingdoms, where several may act at once', async () => {
    const perft = async (...args: readonly string[]) =>
      (await runCrownholdJson(['perft', '--depth', '1', ...args])).json;
    expect(await perft('--game', 'colours', '--seats', '1')).toMatchObject({ ok: true, nodes: 57 });
    const lands = ['land blue 2 blue', 'land red 2 green', 'land yellow 2 red', 'land white 2 brown'];
    const steps = ['first 0', ...lands, 'take blue blue'];
    const record = { format: 'crownhold-record', version: 1, game: 'colours', options: { seats: 2 }, steps };
    const { json } = await runCrownholdJson(
      ['perft', '--depth', '1', '--divide', '--record', '-'],
      JSON.stringify(record),
    );
    // Seat 0 paints one of nine areas, moves to one of five kingdoms or is done; seat 1 takes one of three dice.
    expect(json).toMatchObject({ ok: true, nodes: 9 + 5 + 1 + 3 });
    expect(JSON.stringify(json)).toContain('1> take red green');
  });

  it('refuses a bad record as replay does', async () => {
    const record = formatRecord({ ...randomGame({ steps: 0 }).record, steps: ['draw 49'] });
    expect(await runCrownholdJson(['perft', '--depth', '1', '--record', '-'], record)).toEqual({
      code: 1,
      json: {
        ...{ ok: false, file: '-', step: 0 },
        ...{ rule: 'K2', code: 'no-such-domino', args: { domino: 49 }, message: expect.any(String) },
      },
    });
  });
});
