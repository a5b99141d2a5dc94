import type { View } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { describeSearch } from '../test/search-suite.ts';
import {
  chance,
  createTreeGame,
  decide,
  end,
  goOn,
  type Tree,
  type TreeGame,
  type TreeState,
} from '../test/tree-game.ts';
import { createSearch } from './search.ts';
import { createTreeSearch } from './tree-search.ts';

const BREADTH = 20;
const WIN = end(10, 0);
const LOSS = end(0, 10);
const odds = (percent: number) => chance([percent, WIN], [100 - percent, LOSS]);

const treeSearch = ({ rules, evaluator, simulator }: TreeGame, most = BREADTH) =>
  createTreeSearch('tree', rules, evaluator, simulator, most);
const flatSearch = ({ rules, evaluator }: TreeGame) => createSearch('search', rules, evaluator, BREADTH);

function thoughtsOf(create: typeof treeSearch, tree: Tree, seed: number, nodes: number) {
  const game = createTreeGame(tree, 2);
  return [...create(game).think(game.rules.create({ seats: 2 }) as View<TreeState>, 0, { seed, nodes })];
}

/** What a search plays, the same with ten seeds. */
function moveOf(create: typeof treeSearch, tree: Tree): number {
  const moves = Array.from({ length: 10 }, (_, seed) => thoughtsOf(create, tree, seed, 1200).at(-1)!.turn[0]!);
  expect(new Set(moves).size).toBe(1);
  return moves[0]!;
}

describe('a tree search', () => describeSearch(treeSearch));

describe('beyond chance a tree search', () => {
  it('expects good decisions of its own, which a search up to chance does not see', () => {
    // At random half of these games are won, with sense all of them.
    const tree = decide(0, chance([1, decide(0, WIN, LOSS)], [1, decide(0, LOSS, WIN)]), odds(70));
    expect(moveOf(treeSearch, tree)).toBe(0);
    expect(moveOf(flatSearch, tree)).toBe(1);
  });

  it('expects good decisions of rivals', () => {
    const later = chance([1, decide(1, WIN, LOSS)], [1, decide(1, LOSS, WIN)]);
    expect(moveOf(treeSearch, decide(0, later, odds(30)))).toBe(1);
  });

  it('decides step by step within a turn', () => {
    // The rival wins only by going on rightly after the right first step.
    const later = chance([1, decide(1, WIN, goOn(1, WIN, LOSS))], [1, decide(1, goOn(1, LOSS, WIN), WIN)]);
    expect(moveOf(treeSearch, decide(0, later, odds(40)))).toBe(1);
  });
});

it('the same seed and nodes give the same thoughts', () => {
  const tree = decide(0, chance([1, decide(1, WIN, LOSS)], [3, decide(0, LOSS, WIN)]), odds(55), odds(60));
  expect(thoughtsOf(treeSearch, tree, 4, 300)).toEqual(thoughtsOf(treeSearch, tree, 4, 300));
});
