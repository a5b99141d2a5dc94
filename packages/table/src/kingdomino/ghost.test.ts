import { type Cell, createRng, lowestActor } from '@crownhold/core';
import { DOMINOES, kingdomino, type Options } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { cellsOf, isSame } from '../place.ts';
import type { KingdominoAction } from './actions.ts';
import { kingdominoInput } from './index.ts';
import { inputGain, inputRefusal, isCovered, type KingdominoInput, openCells, placesOf } from './input.ts';

const OPTIONS: Options = { seats: 2, variants: [], tiebreak: 'crowns' };

/** Inputs at the beginning of a turn in which a domino fits somewhere, from random games. */
function* turns(games: number, options = OPTIONS): Generator<KingdominoInput> {
  for (let seed = 1; seed <= games; seed++) {
    const state = kingdomino.create(options);
    const rng = createRng(seed);
    while (kingdomino.actors(state) !== 0) {
      const actor = lowestActor(kingdomino.actors(state));
      if (state.phase === 'place') {
        const input = kingdominoInput.start(kingdomino.view(kingdomino.copy(state), actor), actor);
        if (placesOf(input.draft).length > 0) yield input;
      }
      kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
    }
  }
}

function isTwin(domino: number): boolean {
  const [one, other] = DOMINOES[domino - 1]!.halves;
  return one.terrain === other.terrain && one.crowns === other.crowns;
}

function act(input: KingdominoInput, ...actions: readonly KingdominoAction[]): KingdominoInput {
  return actions.reduce((now, action) => kingdominoInput.act(now, action) as KingdominoInput, input);
}

const snap = (x: number, y: number): KingdominoAction => ({ kind: 'snap', cell: { x, y } });
const spin: KingdominoAction = { kind: 'spin', direction: 1 };
const pairOf = (input: KingdominoInput) =>
  cellsOf(input)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
/** Equal halves make one placement of two ways round. */
const moveOf = (input: KingdominoInput) => kingdomino.formatMove(input.draft.state, playedBy(input));

function playedBy(input: KingdominoInput): number {
  return act(input, { kind: 'play', isShown: true }).draft.moves.at(-1)!;
}

const ARROWS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function sumOf(input: KingdominoInput): Cell {
  const [one, other] = cellsOf(input);
  return { x: one.x + other.x, y: one.y + other.y };
}

describe('the ghost', () => {
  it('[K12] lies on legal placements only, and on a tapped square that any of them covers', () => {
    for (const input of turns(2)) {
      const open = openCells(input);
      for (let x = -6; x <= 6; x++) {
        for (let y = -6; y <= 6; y++) {
          const tapped = act(input, snap(x, y));
          if (tapped.whyNot) {
            expect(tapped.isPointing).toBe(false);
            expect(open.some((cell) => (cell.x - x) ** 2 + (cell.y - y) ** 2 <= 2.25)).toBe(false);
            continue;
          }
          expect(inputRefusal(tapped)).toBeUndefined();
          const isOpen = open.some((cell) => isSame(cell, { x, y }));
          expect(isCovered(tapped, { x, y })).toBe(isOpen);
        }
      }
    }
  });

  it('keeps its direction where it can, else goes where it wins most', () => {
    for (const input of turns(5)) {
      for (const cell of openCells(input)) {
        const tapped = act(input, snap(cell.x, cell.y));
        const over = placesOf(input.draft).filter(({ cells }) => cells.some((each) => isSame(each, cell)));
        const gains = over.map(({ gain }) => gain);
        if (tapped.quarter !== input.wish) expect(inputGain(tapped)).toBe(Math.max(...gains));
        expect(act(tapped, snap(cell.x, cell.y)).quarter).toBe(tapped.quarter);
      }
    }
  });

  it('turns through every legal placement over the tapped square and comes back', () => {
    for (const input of turns(5)) {
      for (const { x, y } of openCells(input)) {
        const start = act(input, snap(x, y));
        const over = placesOf(input.draft).filter(({ cells }) => cells.some((cell) => isSame(cell, { x, y })));
        const seen = new Set<string>();
        let now = start;
        for (let times = 0; times < over.length; times++) {
          seen.add(moveOf(now));
          expect(isCovered(now, { x, y })).toBe(true);
          now = act(now, spin);
        }
        expect(seen.size).toBe(over.length);
        expect(moveOf(now)).toBe(moveOf(start));
        expect(moveOf(act(now, spin, { kind: 'spin', direction: -1 }))).toBe(moveOf(now));
        if (over.length > 1) continue;
        const only = act(start, spin);
        expect(only.remark).toEqual({ id: 'news-only-way' });
        // Said of that square alone.
        for (const other of openCells(input)) expect(act(only, snap(other.x, other.y)).remark).toBeUndefined();
      }
    }
  });

  it('turns clockwise, with the other half after this one', () => {
    // The first domino of a game has eight ways over a square beside the castle but the two onto the castle.
    const input = [...turns(12)].find(
      ({ draft }) => draft.state.laidCount[draft.seat] === 0 && !isTwin(draft.state.activeDomino),
    )!;
    const begun = act({ ...input, wish: 0 }, snap(1, 0));
    const ways: string[] = [];
    for (let now = begun, times = 0; times < 6; times++, now = act(now, spin)) ways.push(pairOf(now));
    const from = ways.indexOf('1,0 2,0');
    const ring = [...ways.slice(from), ...ways.slice(0, from)];
    expect(ring).toEqual(['1,0 2,0', '1,0 1,-1', '1,0 1,1', '2,0 1,0', '1,-1 1,0', '1,1 1,0']);
  });

  it('slides to legal placements only, each time the way of the arrow or not at all', () => {
    for (const input of turns(5)) {
      const shown = act(input, { kind: 'jump', direction: 1 });
      for (const [dx, dy] of ARROWS) {
        const slid = act(shown, { kind: 'slide', dx, dy });
        expect(inputRefusal(slid)).toBeUndefined();
        const [from, to] = [sumOf(shown), sumOf(slid)];
        const isAhead = (to.x - from.x) * dx + (to.y - from.y) * dy > 0;
        expect(isAhead || pairOf(slid) === pairOf(shown)).toBe(true);
      }
    }
  });

  it('exchanges its halves where that is legal too, else says why not', () => {
    for (const input of turns(2)) {
      const shown = act(input, { kind: 'jump', direction: 1 });
      const swapped = act(shown, { kind: 'swap' });
      if (swapped.whyNot) expect(pairOf(swapped)).toBe(pairOf(shown));
      else expect(pairOf(swapped)).toBe(pairOf(shown).split(' ').toReversed().join(' '));
      expect(inputRefusal(swapped)).toBeUndefined();
    }
  });

  it('is laid by choosing the next domino: three taps a turn', () => {
    for (const input of turns(3)) {
      const [cell] = openCells(input);
      const { state } = input.draft;
      const free = [...state.next].findIndex((_, at) => state.nextKings[at] === 0xff);
      if (state.round === state.rounds || free < 0) continue;
      const whole = act(input, snap(cell!.x, cell!.y), { kind: 'pick', index: free });
      expect(whole.whyNot).toBeUndefined();
      expect(whole.draft.moves).toHaveLength(2);
    }
  });

  it('is shown by the first arrow without moving, and passes by a mouse without a word', () => {
    for (const input of turns(1)) {
      const shown = act(input, { kind: 'slide', dx: 1, dy: 0 });
      expect([shown.isPointing, pairOf(shown)]).toEqual([true, pairOf(input)]);
      const far = { kind: 'snap-hover', cell: { x: 40, y: 40 } } as const;
      expect(act(input, far)).toBe(input);
      const [{ x, y } = { x: 0, y: 0 }] = openCells(input);
      expect(act(input, { kind: 'snap-hover', cell: { x, y } })).toMatchObject({ isQuiet: true, isPointing: true });
    }
  });
});
