import { below, CHANCE, createRng, NOBODY, type Rng } from '@crownhold/core';
import {
  encodeMove,
  firstSquare,
  gamePoints,
  kingdomino,
  listPlacements,
  type State,
  secondSquare,
} from '@crownhold/games/kingdomino';
import { everyOptions } from '@crownhold/games/kingdomino/claims';
import { describe, expect, it } from 'vitest';
import { X_OF, Y_OF } from './mailbox-board.ts';
import { PlacementSearch } from './placement-search.ts';
import { CELL_OF_SQUARE, DISCARD, PlayoutBoard } from './playout-board.ts';
import { kingdominoSearchEvaluator } from './search-evaluator.ts';

const TAKE = encodeMove({ kind: 'take', domino: 0 });

describe('the playouts of Kingdomino', () => {
  it('go as the rules have it, step by step, in every variant', () => {
    for (const options of everyOptions()) {
      for (let seed = 0; seed < 4; seed++) {
        const state = kingdomino.create(options);
        playRandomly(state, createRng(seed), seed * 9);
        const scores = new Float64Array(options.seats);
        const start = kingdominoSearchEvaluator.playoutsFrom(state);
        start.run(createRng(seed), scores);
        playByTheRules(state, createRng(seed));
        expect([...scores], JSON.stringify({ options, seed })).toEqual(
          [...scores.keys()].map((seat) => kingdomino.score(state, seat)),
        );
      }
    }
  });

  it('are the same from the same seed, whatever was played between', () => {
    const [options, others] = [everyOptions()[0]!, everyOptions().at(-1)!];
    const start = kingdominoSearchEvaluator.playoutsFrom(kingdomino.create(options));
    const [once, again] = [new Float64Array(options.seats), new Float64Array(options.seats)];
    start.run(createRng(5), once);
    kingdominoSearchEvaluator.playoutsFrom(kingdomino.create(others)).run(createRng(6), new Float64Array(others.seats));
    start.run(createRng(5), again);
    expect(again).toEqual(once);
  });
});

describe('a search', () => {
  it('[K12] [K13] finds the best of all legal placements', () => {
    for (const options of everyOptions()) {
      const state = kingdomino.create(options);
      const rng = createRng(3);
      const moves = new Int32Array(kingdomino.maxMoves);
      while (kingdomino.actors(state) !== NOBODY && state.game === 0) {
        playRandomly(state, rng, 5);
        const search = searchOf(state, 0);
        const domino = 1 + below(rng, 48);
        const count = listPlacements(state, 0, domino, moves);
        expect(search.findBest(domino)).toBe(count > 0);
        if (count === 0) continue;
        const found = search.rating;
        const ratings = Array.from(moves.subarray(0, count), (move) =>
          search.rate(domino, CELL_OF_SQUARE[firstSquare(move)]!, CELL_OF_SQUARE[secondSquare(move)]!),
        );
        expect(found).toBeCloseTo(Math.max(...ratings), 9);
      }
    }
  });
});

describe('a board', () => {
  it('[K16] [K18] [K19] has the points that the rules count', () => {
    for (const options of everyOptions()) {
      const state = kingdomino.create(options);
      const rng = createRng(8);
      while (kingdomino.actors(state) !== NOBODY) {
        playRandomly(state, rng, 7);
        for (let seat = 0; seat < options.seats; seat++) {
          const [isCentred, isHarmony] = [state.hasVariant('middle-kingdom'), state.hasVariant('harmony')];
          expect(PlayoutBoard.of(state, seat).score(isCentred, isHarmony)).toBe(gamePoints(state, seat));
        }
      }
    }
  });
});

function searchOf(state: State, seat: number): PlacementSearch {
  const search = new PlacementSearch(new PlayoutBoard());
  search.read(state, seat);
  return search;
}

function playRandomly(state: State, rng: Rng, steps: number): void {
  for (let step = 0; step < steps; step++) {
    const actors = kingdomino.actors(state);
    if (actors === NOBODY) return;
    const actor = actors === 1 << CHANCE ? CHANCE : state.seat;
    kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
  }
}

/** The same play as a playout's, but every step is done by the rules. */
function playByTheRules(state: State, rng: Rng): void {
  const { game } = state;
  const unseen = Array.from({ length: 48 }, (_, index) => index + 1).filter((domino) => state.isUnseen(domino));
  const searches = Array.from({ length: state.seats }, (_, seat) => searchOf(state, seat));
  const moves = new Int32Array(kingdomino.maxMoves);
  while (kingdomino.actors(state) !== NOBODY && state.phase !== 'renew' && state.game === game) {
    if (state.phase === 'draw') {
      const index = below(rng, unseen.length);
      const domino = unseen[index]!;
      unseen[index] = unseen.at(-1)!;
      unseen.pop();
      kingdomino.apply(state, CHANCE, encodeMove({ kind: 'draw', domino }));
    } else if (state.phase === 'king') {
      kingdomino.apply(state, CHANCE, kingdomino.sample(state, CHANCE, rng));
    } else {
      const search = searches[state.seat]!;
      const legal = [...moves.subarray(0, kingdomino.legalMoves(state, state.seat, moves))];
      const chosen = state.phase === 'take' ? bestTake(search, legal) : place(search, legal, state.activeDomino);
      expect(legal).toContain(chosen);
      kingdomino.apply(state, state.seat, chosen);
    }
  }
}

function bestTake(search: PlacementSearch, legal: readonly number[]): number {
  return legal.reduce((one, other) => (search.rateTake(other - TAKE) > search.rateTake(one - TAKE) ? other : one));
}

/** Lays a domino where the search would, and tells the move for it. */
function place(search: PlacementSearch, legal: readonly number[], domino: number): number {
  if (!search.findBest(domino)) {
    search.board.discard();
    return DISCARD;
  }
  search.board.lay(domino, search.first, search.second);
  const [first, second] = [search.first, search.second].map((cell) => ({ x: X_OF[cell]!, y: Y_OF[cell]! }));
  const move = encodeMove({ kind: 'put', first: first!, second: second! });
  // Of a domino with equal halves the rules know only one of two ways to lay it.
  return legal.includes(move) ? move : encodeMove({ kind: 'put', first: second!, second: first! });
}
