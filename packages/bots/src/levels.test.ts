import type { AnyGame } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import type { Thought } from './bot.ts';
import { listCandidates } from './candidates.ts';
import { kingdominoSearchEvaluator } from './evaluators/kingdomino/search-evaluator.ts';
import { LEVELS } from './evaluators/levels.ts';
import { botsFor, findBot } from './registry.ts';

const LEVEL_IDS = ['page', 'shepherd', 'miller', 'mason', 'knight', 'queen'];
const STATE = kingdomino.parseState('2 - crowns | - | 1 place 0 0 | 4@0 17@1 20@1 33@0 | 5 8 12 40 | - | -')!;
const VIEW = kingdomino.view(STATE, 0);

/** What a bot thinks in the end, if it is left alone. */
function lastThought(id: string, seed: number, nodes?: number, view = VIEW): Thought {
  const thoughts = findBot(kingdomino, id)!
    .create()
    .think(view, 0, { seed, ...(nodes !== undefined && { nodes }) });
  for (;;) {
    const { value, done } = thoughts.next();
    if (done) return value;
  }
}

describe.each([kingdomino, colours])('the levels of $id', (game) => {
  it('are six, the weakest first', () => {
    expect(botsFor(game as unknown as AnyGame).map(({ id }) => id)).toEqual(LEVEL_IDS);
  });

  it('err less from level to level, and search more', () => {
    const strategies = LEVELS.get(game.id)!.map(({ strategy }) => strategy);
    const noisy = strategies.filter((strategy) => strategy.kind === 'noisy-greedy');
    const searching = strategies.filter((strategy) => strategy.kind === 'search' || strategy.kind === 'network-search');
    for (const [at, { attention, noise }] of noisy.slice(1).entries()) {
      expect(attention).toBeGreaterThan(noisy[at]!.attention);
      expect(noise).toBeLessThan(noisy[at]!.noise);
    }
    expect(searching[1]!.nodes).toBeGreaterThan(searching[0]!.nodes);
  });
});

describe('the levels of Kingdomino', () => {
  it('leave the bots of older records to be found', () => {
    for (const id of ['random', 'greedy', 'fg', 'search']) {
      expect(findBot(kingdomino, id)?.id).toBe(id);
      expect(LEVEL_IDS).not.toContain(id);
    }
  });

  it('end by themselves, and keep to a smaller budget', () => {
    const { strategy } = LEVELS.get('kingdomino')!.find(({ id }) => id === 'knight')!;
    const { nodes } = strategy as { readonly nodes: number };
    expect(lastThought('knight', 1).nodes).toBe(nodes);
    expect(lastThought('knight', 1, 10 * nodes).nodes).toBe(nodes);
    expect(lastThought('knight', 1, 7).nodes).toBe(7);
    for (const id of LEVEL_IDS.slice(0, 4)) expect(lastThought(id, 1).nodes).toBe(0);
  });

  it('have a queen who uses networks between two, and quick games among more', () => {
    const FOUR = '4 - crowns | - | 1 place 0 0 | 4@0 17@1 20@2 33@3 | 5 8 12 40 | - | - | - | -';
    const among = kingdomino.view(kingdomino.parseState(FOUR)!, 0);
    for (const seed of [1, 2, 3]) {
      expect(lastThought('queen', seed, 60)).toEqual(lastThought('network-search', seed, 60));
      expect(lastThought('queen', seed, 60)).not.toEqual(lastThought('search', seed, 60));
      expect(lastThought('queen', seed, 60, among)).toEqual(lastThought('search', seed, 60, among));
    }
  });

  it('have a mason who plays what is rated best, any of equals', () => {
    const [best, ...others] = listCandidates(kingdomino, kingdominoSearchEvaluator, VIEW, 0);
    const ratings = new Map([best!, ...others].map(({ turn, rating }) => [turn.join(), rating]));
    const turns = new Set(Array.from({ length: 60 }, (_, seed) => lastThought('mason', seed).turn.join()));
    for (const turn of turns) expect(ratings.get(turn)).toBe(best!.rating);
    // A bare castle has four sides.
    expect(turns.size).toBeGreaterThanOrEqual(4);
  });
});
