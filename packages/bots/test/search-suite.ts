import { createRng, type MoveCode, type Seat, type View } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import type { Bot, Budget, Thought } from '../src/bot.ts';
import {
  bestShares,
  chance,
  createTreeGame,
  decide,
  end,
  goOn,
  rated,
  rotate,
  solved,
  type Tree,
  type TreeGame,
  type TreeState,
} from './tree-game.ts';

const SEEDS = 20;
const BREADTH = 20;
/** Enough for every position here, and so many that a search with a clear best has ended by itself. */
const NODES = 1200;
const MANY_NODES = 20_000;

// Between two: a clear victory of one of them, or a tie. All leads are of one size, so that only victories count.
const WIN = end(10, 0);
const LOSS = end(0, 10);
const TIE = end(10, 10);
/** Among three. */
const FIRST = end(10, 0, 0);
const SECOND = end(0, 10, 0);
const THIRD = end(0, 0, 10);
const FIRST_TWO = end(10, 10, 0);

/** A victory of seat 0 among two with so many per cent, else a defeat. */
const odds = (percent: number) => chance([percent, WIN], [100 - percent, LOSS]);

/** What must be true of every search. */
export function describeSearch(create: (game: TreeGame, most: number) => Bot<TreeState>): void {
  function thoughtsOf(game: TreeGame, seat: Seat, budget: Budget, most = BREADTH): readonly Thought[] {
    // Nothing is hidden in a tree.
    const view = game.rules.create({ seats: 1 }) as View<TreeState>;
    const thoughts = create(game, most).think(view, seat, budget);
    const list: Thought[] = [];
    for (;;) {
      const { value, done } = thoughts.next();
      list.push(value);
      if (done) return list;
    }
  }

  /** Searches with many seeds and from every seat, and expects the same turn. */
  function expectTurn(tree: Tree & { readonly kind: 'decision' }, seats: number, turn: readonly MoveCode[]): void {
    for (let by = 0; by < seats; by++) {
      const game = createTreeGame(rotate(tree, by, seats), seats);
      for (let seed = 0; seed < SEEDS; seed++) {
        const found = thoughtsOf(game, (tree.seat + by) % seats, { seed, nodes: NODES }).at(-1)!.turn;
        expect(found, `seed ${seed}, seats moved by ${by}`).toEqual(turn);
      }
    }
  }

  describe('a search among two', () => {
    it('expects a rival to reply for its own good', () => {
      // The first turn wins with help by the rival, and half of the games with replies at random.
      expectTurn(decide(0, decide(1, WIN, LOSS), odds(50)), 2, [1]);
    });

    it('expects replies after replies, its own among them', () => {
      expectTurn(decide(0, decide(1, decide(0, LOSS, WIN), decide(0, WIN, LOSS)), odds(60)), 2, [0]);
      expectTurn(decide(0, decide(1, decide(0, WIN, LOSS), decide(0, LOSS, LOSS)), odds(20)), 2, [1]);
    });

    it('looks for replies that seem bad at first sight', () => {
      expectTurn(decide(0, decide(1, rated(WIN, 5), rated(LOSS, -5)), odds(50)), 2, [1]);
    });

    it('takes a tie for half a victory', () => {
      expectTurn(decide(0, TIE, odds(65)), 2, [1]);
      expectTurn(decide(0, TIE, odds(35)), 2, [0]);
    });

    it('weighs what chance brings by its likelihood', () => {
      // Two of three outcomes are good, but they are rare.
      expectTurn(decide(0, chance([8, LOSS], [1, WIN], [1, WIN]), odds(40)), 2, [1]);
      expectTurn(decide(0, chance([1, LOSS], [1, LOSS], [8, WIN]), odds(60)), 2, [0]);
    });

    it('plays whole turns of several moves', () => {
      const rest = goOn(0, odds(20), goOn(0, LOSS, odds(90)), odds(30));
      expectTurn(decide(0, odds(50), rest), 2, [1, 1, 1]);
    });
  });

  describe('a search among three', () => {
    it('expects a rival to serve itself, not to do harm', () => {
      // Shared with the second it is half a victory, if the second does not give all to the third.
      const generous = chance([35, FIRST], [65, THIRD]);
      expectTurn(decide(0, decide(1, THIRD, FIRST_TWO, THIRD), generous), 3, [0]);
    });

    it('expects a rival to serve itself, not another rival', () => {
      // What serves the second gives us nothing, what serves the third does.
      const shared = end(10, 0, 10);
      expectTurn(decide(0, decide(1, shared, SECOND, shared), chance([25, FIRST], [75, SECOND])), 3, [1]);
    });

    it('expects every rival to reply up to the next chance', () => {
      const chain = decide(1, decide(2, FIRST, THIRD), decide(2, THIRD, FIRST));
      expectTurn(decide(0, chain, chance([50, FIRST], [50, SECOND])), 3, [1]);
    });
  });

  describe('the end of a search', () => {
    const SPREAD = [50, 45, 40, 35, 30, 25, 20, 15, 50, 45, 40, 35, 30, 25, 20];

    it('comes by itself, and not before the best is found, though it seems worst at first sight', () => {
      const moves = [...SPREAD.map((percent, at) => rated(odds(percent), 30 - at)), rated(odds(85), 0)];
      const game = createTreeGame(decide(0, ...moves), 2);
      for (let seed = 0; seed < SEEDS; seed++) {
        const { turn, nodes } = thoughtsOf(game, 0, { seed, nodes: MANY_NODES }).at(-1)!;
        expect(turn, `seed ${seed}`).toEqual([SPREAD.length]);
        expect(nodes).toBeLessThan(MANY_NODES);
      }
    });

    it('is not hurried by a lucky start', () => {
      const game = createTreeGame(decide(0, rated(odds(50), 5), odds(70), odds(50), odds(30)), 2);
      for (let seed = 0; seed < 2 * SEEDS; seed++) {
        const { turn, nodes } = thoughtsOf(game, 0, { seed, nodes: MANY_NODES }).at(-1)!;
        expect(turn, `seed ${seed}`).toEqual([1]);
        expect(nodes).toBeGreaterThan(50);
      }
    });

    it('comes with the budget, with the best of all thoughts', () => {
      const game = createTreeGame(decide(0, rated(odds(20), 5), odds(80)), 2);
      for (let nodes = 0; nodes < 100; nodes++) {
        const thoughts = thoughtsOf(game, 0, { seed: 3, nodes });
        expect(thoughts.at(-1)!.nodes).toBeLessThanOrEqual(nodes);
        for (const [at, thought] of thoughts.slice(1).entries()) {
          expect(thought.nodes).toBeGreaterThanOrEqual(thoughts[at]!.nodes);
        }
      }
      expect(thoughtsOf(game, 0, { seed: 3, nodes: 0 }).at(-1)).toEqual({ turn: [0], nodes: 0 });
      expect(thoughtsOf(game, 0, { seed: 3, nodes: 100 }).at(-1)!.turn).toEqual([1]);
    });

    it('comes at once where there is one turn', () => {
      const [thought, ...more] = thoughtsOf(createTreeGame(decide(0, odds(50)), 2), 0, { seed: 1, nodes: NODES });
      expect(thought).toEqual({ turn: [0], nodes: 0 });
      expect(more).toEqual([thought]);
    });

    it('comes after one look at every turn where there is no chance', () => {
      const moves = [...SPREAD.map((_, at) => rated(decide(1, LOSS, WIN), 30 - at)), rated(TIE, 1), rated(LOSS, 0)];
      for (const most of [3, BREADTH]) {
        const tree = decide(0, ...moves);
        const last = thoughtsOf(solved(createTreeGame(tree, 2), tree), 0, { seed: 1, nodes: NODES }, most).at(-1)!;
        expect(last).toEqual({ turn: [SPREAD.length], nodes: moves.length, value: 0 });
      }
    });
  });

  it('the value of a thought is the mean lead of the seat that thinks', () => {
    const tree = decide(2, end(20, 5, 12), chance([1, end(3, 1, 9)], [1, end(1, 3, 13)]));
    for (let by = 0; by < 3; by++) {
      const game = createTreeGame(rotate(tree, by, 3), 3);
      const { turn, value } = thoughtsOf(game, (2 + by) % 3, { seed: 1, nodes: NODES }).at(-1)!;
      expect(turn).toEqual([1]);
      expect(value).toBeGreaterThan(7);
      expect(value).toBeLessThan(9);
    }
  });

  describe.each([2, 3, 4])('in random trees among %i', (seats) => {
    it('a search loses hardly anything to best play', () => {
      const trees = Array.from({ length: 60 }, (_, seed) => randomTree(seats, seed));
      const regrets = trees.map((tree, seed) => {
        const { turn } = thoughtsOf(createTreeGame(tree, seats), 0, { seed, nodes: NODES }).at(-1)!;
        return regretOf(tree)[turn[0]!]!;
      });
      const regretsAtRandom = trees.map((tree) => mean(regretOf(tree)));
      expect(mean(regrets)).toBeLessThan(mean(regretsAtRandom) / 10);
    });
  });
}

/** By move: what seat 0 loses by it to best play. */
function regretOf(tree: Tree & { readonly kind: 'decision' }): readonly number[] {
  const [best] = bestShares(tree);
  return tree.moves.map((move) => best! - bestShares(move)[0]!);
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure) / figures.length;
}

/** Turns of seat 0, none or one reply to each, and chance. Hardly two turns are of the same worth to anybody. */
function randomTree(seats: number, seed: number): Tree & { readonly kind: 'decision' } {
  const rng = createRng(seed);
  const upTo = (bound: number) => 1 + (rng() % bound);
  const list = <T>(length: number, create: () => T): readonly T[] => Array.from({ length }, create);
  const victory = (winner: Seat) => end(...list(seats, () => 0).with(winner, 10));
  const luck = () => chance(...Array.from({ length: seats }, (_, winner) => [upTo(99), victory(winner)] as const));
  const reply = (seat: Seat) => decide(seat, ...list(1 + upTo(2), luck));
  return decide(0, ...list(2 + upTo(4), () => rated(rng() % 2 === 0 ? luck() : reply(upTo(seats - 1)), rng() % 10)));
}
