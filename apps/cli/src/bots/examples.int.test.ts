import { join } from 'node:path';
import process from 'node:process';
import { findBot } from '@crownhold/bots';
import { asked, CHANCE, createRng, sampleChance } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import { describe, expect, it, onTestFinished } from 'vitest';
// Nobody else imports it, and this makes the compiler look at it.
import type {} from '../../../../examples/typescript/crowns.ts';
import { createBuiltIn } from './built-in.ts';
import { startOutside } from './outside.ts';
import type { Player } from './player.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const OPTIONS = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;
const LIMITS = { seed: 1, movetimeMs: 10_000 };

async function playGame(players: readonly Player[], seed: number): Promise<State> {
  const rng = createRng(seed);
  const buffer = new Int32Array(kingdomino.maxMoves);
  const state = kingdomino.create(OPTIONS);
  for (;;) {
    const who = asked(kingdomino, state);
    if (who.kind === 'over') return state;
    if (who.kind === 'chance') {
      kingdomino.apply(state, CHANCE, sampleChance(kingdomino, state, rng, buffer));
      continue;
    }
    const seat = who.seats[0]!;
    const result = await players[seat]!.think(kingdomino.view(state, seat), seat, LIMITS);
    if (result.kind === 'not-started') {
      throw new Error(`This test needs a program that could not be started: ${result.command} (${result.problem})`);
    }
    if (result.kind !== 'turn') throw new Error(`${players[seat]!.name}: ${JSON.stringify(result)}`);
    for (const move of result.moves) kingdomino.apply(state, seat, move);
  }
}

describe('an example', () => {
  it.each([
    ['compact 1.0', `python3 ${join(ROOT, 'examples/python/compact.py')}`],
    ['crowns 1.0', `${process.execPath} ${join(ROOT, 'examples/typescript/crowns.ts')}`],
    ['crownhold', `${process.execPath} ${join(ROOT, 'apps/cli/bin/crownhold.mjs')} engine`],
  ])('%s plays whole games, and better than chance', async (name, command) => {
    const outside = startOutside(kingdomino, OPTIONS, command);
    onTestFinished(() => outside.close());
    const random = createBuiltIn(kingdomino, findBot(kingdomino, 'random')!);
    let margin = 0;
    for (let game = 0; game < 4; game++) {
      const seat = game % 2;
      const end = await playGame(seat === 0 ? [outside, random] : [random, outside], game);
      margin += kingdomino.score(end, seat) - kingdomino.score(end, 1 - seat);
    }
    expect(outside.name).toContain(name);
    expect(margin).toBeGreaterThan(0);
  });
});
