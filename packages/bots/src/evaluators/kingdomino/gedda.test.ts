import { CHANCE, createRng, listMoves, type Rng } from '@crownhold/core';
import { decodeMove, gamePoints, kingdomino, type State } from '@crownhold/games/kingdomino';
import { everyOptions } from '@crownhold/games/kingdomino/claims';
import { positions } from '@crownhold/testkit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullGreedyTurns } from '../../../test/slow-full-greedy.ts';
import { KingdomBitboard } from './bitboard.ts';
import { cellOf, firstCell, secondCell } from './bitboard-cell.ts';
import { fullGreedy, greedyPlacement } from './gedda.ts';

/** Judges positions in which a domino is to be placed, as they come about in random games that go on by full greedy play. */
function forAllPlacements(numRuns: number, judge: (state: State) => void): void {
  const starts = positions(kingdomino, everyOptions(), 4 * 13 * 3);
  fc.assert(
    fc.property(starts, fc.nat(), fc.nat(40), (position, seed, turns) => {
      const state = kingdomino.copy(position.state);
      const rng = createRng(seed);
      for (let i = 0; i < turns || state.phase !== 'place'; i++) {
        if (state.phase === 'over') return;
        advance(state, rng);
      }
      judge(state);
    }),
    { numRuns },
  );
}

function advance(state: State, rng: Rng): void {
  if (state.phase === 'place' || state.phase === 'take') {
    const { seat } = state;
    for (const move of fullGreedy.chooseTurn(state, seat, rng)) kingdomino.apply(state, seat, move);
  } else kingdomino.apply(state, CHANCE, kingdomino.sample(state, CHANCE, rng));
}

describe('a kingdom bitboard', () => {
  it('[K12] [K13] [K16] knows where a domino fits and what it wins, as the rules do', () => {
    let compared = 0;
    forAllPlacements(150, (state) => {
      const { seat, activeDomino } = state;
      const board = KingdomBitboard.of(state, seat);
      const buffer = new Int32Array(kingdomino.maxMoves);
      const placements = [...buffer.subarray(0, board.listPlacements(activeDomino, board.legal, buffer))];
      const text = (cell: { x: number; y: number }) => `${cell.x},${cell.y}`;
      const places = placements.map(
        (placement) => `put ${text(cellOf(firstCell(placement)))} ${text(cellOf(secondCell(placement)))}`,
      );
      const legal = [...listMoves(kingdomino, state, seat)].filter((move) => decodeMove(move)?.kind === 'put');
      expect(places.toSorted()).toEqual(legal.map((move) => kingdomino.formatMove(state, move)).toSorted());
      for (const [at, placement] of placements.entries()) {
        const after = kingdomino.copy(state);
        kingdomino.apply(after, seat, kingdomino.parseMove(state, places[at]!)!);
        const bonus = ({ extents }: State) =>
          state.hasVariant('middle-kingdom') &&
          extents[seat * 4] === extents[seat * 4 + 1] &&
          extents[seat * 4 + 2] === extents[seat * 4 + 3]
            ? 10
            : 0;
        const won = gamePoints(after, seat) - bonus(after) - gamePoints(state, seat) + bonus(state);
        expect(board.gain(activeDomino, firstCell(placement), secondCell(placement))).toBe(won);
        expect(won).toBeLessThanOrEqual(board.bound(activeDomino));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(500);
  });
});

describe('the full greedy player', () => {
  it('plays what a slow one word by word would', () => {
    let compared = 0;
    forAllPlacements(60, (state) => {
      const turns = fullGreedyTurns(state);
      for (let seed = 0; seed < 3; seed++) {
        expect(turns).toContain(fullGreedy.chooseTurn(state, state.seat, createRng(seed)).join());
      }
      compared++;
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('breaks ties by the seed, every way', () => {
    const state = kingdomino.parseState('2 - crowns | - | 1 place 0 0 | 4@0 17@1 20@1 33@0 | 5 8 12 40 | - | -')!;
    const turns = new Set(
      Array.from({ length: 400 }, (_, seed) => fullGreedy.chooseTurn(state, 0, createRng(seed)).join()),
    );
    // Before anything lies there: twelve places, and the one domino with a crown.
    expect(turns).toEqual(fullGreedyTurns(state));
    expect(turns.size).toBe(12);
  });

  it('[K18] gives up points to keep the castle in the middle, only where that counts', () => {
    // The wheat at 2,0 has a crown, and 20 lies along the castle's row: 3,0 is where the grid of the middle ends.
    const play = (variant: string) => {
      const kingdoms = '20:2,0:1,0 7:0,1:0,2 | 3:1,0:2,0 4:0,1:0,2';
      const text = `2 ${variant} crowns | - | 2 place 0 0 | 1@0 5@0 6@1 8@1 | 9 10 11 12 | ${kingdoms}`;
      const state = kingdomino.parseState(text)!;
      return Array.from({ length: 60 }, (_, seed) =>
        kingdomino.formatMove(state, fullGreedy.chooseTurn(state, 0, createRng(seed))[0]!),
      );
    };
    for (const text of play('middle-kingdom')) expect(text).not.toMatch(/[34]/);
    expect(play('-').some((text) => /[34]/.test(text))).toBe(true);
  });
});

describe('greedy placement', () => {
  it('scores as much as it can, and takes any domino', () => {
    // Both halves of 1 join the crowned wheat at 2,0.
    const kingdoms = '20:2,0:1,0 7:0,1:0,2 | 3:1,0:2,0 4:0,1:0,2';
    const state = kingdomino.parseState(`2 - crowns | - | 2 place 0 0 | 1@0 5@0 6@1 8@1 | 9 10 11 12 | ${kingdoms}`)!;
    const turns = Array.from({ length: 60 }, (_, seed) => greedyPlacement.chooseTurn(state, 0, createRng(seed)));
    expect(new Set(turns.map(([, take]) => take)).size).toBe(4);
    for (const [put] of turns) {
      const after = kingdomino.copy(state);
      kingdomino.apply(after, 0, put!);
      expect(gamePoints(after, 0) - gamePoints(state, 0)).toBe(2);
    }
  });
});
