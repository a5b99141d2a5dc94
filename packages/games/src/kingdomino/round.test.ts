import { CHANCE, createRng, listMoves, lowestActor, only } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { FOUR, legal, placing, played, refused, step, THREE, TWO } from '../../test/kingdomino/table.ts';
import { kingdomino } from './index.ts';
import type { Options } from './options.ts';

const SETUP =
  'draw 17; draw 4; draw 33; draw 20; king 1; take 17; king 0; take 4; king 0; take 33; king 1; take 20;' +
  'draw 8; draw 40; draw 5; draw 12';

/** 5x5 squares but two, and those touch only wheat and a lake. */
const NO_ROOM_FOR_SWAMP =
  '24:1,0:2,0 25:0,1:0,2 26:1,1:2,1 27:1,2:2,2 1:-1,0:-2,0 2:-1,1:-2,1 13:-1,2:-2,2 14:0,-1:0,-2 15:1,-1:1,-2 ' +
  '16:2,-1:2,-2 30:-1,-1:-1,-2';

/** Plays on at random and calls back before each step. */
function playOut(options: Options, seed: number, see: (phase: string, text: string) => void) {
  const state = kingdomino.create(options);
  const rng = createRng(seed);
  while (kingdomino.actors(state) !== 0) {
    const actor = lowestActor(kingdomino.actors(state));
    const move = kingdomino.sample(state, actor, rng);
    see(state.phase, kingdomino.formatMove(state, move));
    kingdomino.apply(state, actor, move);
  }
  return state;
}

describe('round', () => {
  it('[K8] lets kings act from the lowest number up, placing first, then moving on', () => {
    const state = played(TWO, SETUP);
    expect(state.activeDomino).toBe(4);
    expect(kingdomino.actors(state)).toBe(only(0));
    expect(refused(state, 'take 5')).toBe('K8 wrong-step');
    step(state, 'put 1,0 2,0');
    expect(kingdomino.actors(state)).toBe(only(0));
    expect(refused(state, 'put 1,0 2,0')).toBe('K8 wrong-step');
    expect(refused(state, 'discard')).toBe('K8 wrong-step');
    expect(legal(state)).toEqual(['take 5', 'take 8', 'take 12', 'take 40']);
    step(state, 'take 40');
    expect(state.activeDomino).toBe(17);
    expect(kingdomino.actors(state)).toBe(only(1));
  });

  it('[K8] lets each of two kings act for itself, one person twice running if the line says so', () => {
    const state = played(TWO, `${SETUP}; put 1,0 2,0; take 40; put 1,0 2,0; take 5`);
    expect(state.activeDomino).toBe(20);
    expect(kingdomino.actors(state)).toBe(only(1));
    for (const text of ['put 0,1 0,2', 'take 8']) step(state, text);
    expect(kingdomino.actors(state)).toBe(only(0));
  });

  it('[K8] refuses dominoes that are taken or not in the next line, and whoever is not asked', () => {
    const state = played(TWO, `${SETUP}; put 1,0 2,0; take 40; put 1,0 2,0`);
    expect(refused(state, 'take 40')).toBe('K8 taken');
    expect(refused(state, 'take 33')).toBe('K8 not-in-line');
    const take = kingdomino.parseMove(state, 'take 5')!;
    expect(kingdomino.refusal(state, 0, take)).toMatchObject({ rule: 'K8', code: 'not-your-turn' });
    expect(kingdomino.refusal(state, 1, take)).toBeUndefined();
    expect(kingdomino.refusal(state, -1, take)).toMatchObject({ code: 'not-your-turn' });
    expect([0, 1, 2, CHANCE].map((actor) => listMoves(kingdomino, state, actor).length)).toEqual([0, 3, 0, 0]);
  });

  it('[K8] counts a turn when the king has moved on, not before', () => {
    const state = played(TWO, SETUP);
    const before = kingdomino.turn(state, 0);
    step(state, 'put 1,0 2,0');
    expect(kingdomino.turn(state, 0)).toBe(before);
    step(state, 'take 5');
    expect(kingdomino.turn(state, 0)).toBe(before + 1);
  });

  it('[K8] lets a king move on after a discard', () => {
    const state = placing(46, NO_ROOM_FOR_SWAMP);
    expect(legal(state)).toEqual(['discard']);
    state.next.set([9, 10, 11, 17]);
    step(state, 'discard');
    expect(legal(state)).toEqual(['take 9', 'take 10', 'take 11', 'take 17']);
  });

  it('[K9] makes the next line the current one and draws another', () => {
    const turns = 'put 1,0 2,0; take 40; put 1,0 2,0; take 5; put 0,1 0,2; take 8; put 0,1 0,2; take 12';
    const state = played(TWO, `${SETUP}; ${turns}`);
    expect([...state.line]).toEqual([5, 8, 12, 40]);
    expect([...state.lineKings]).toEqual([1, 1, 0, 0]);
    expect([state.round, state.phase, state.drawn]).toEqual([2, 'draw', 0]);
    expect(legal(state)).toHaveLength(40);
    for (const domino of [1, 2, 3, 6]) step(state, `draw ${domino}`);
    expect(kingdomino.actors(state)).toBe(only(1));
    expect(state.activeDomino).toBe(5);
  });

  it('[K3] [K10] [K11] plays 6 rounds with two players, 12 with more, no next line in the last', () => {
    for (const [options, draws, seatSteps] of [
      [TWO, 24, 4 + 24 + 20],
      [THREE, 36, 3 + 36 + 33],
      [FOUR, 48, 4 + 48 + 44],
      [{ ...TWO, variants: ['mighty-duel'] }, 48, 4 + 48 + 44],
    ] as const) {
      const seen = { draw: 0, king: 0, take: 0, place: 0, renew: 0 } as Record<string, number>;
      const drawn = new Set<string>();
      const last: string[] = [];
      const state = playOut(options, 3, (phase, text) => {
        seen[phase]!++;
        if (phase === 'draw') drawn.add(text);
        last.push(phase);
      });
      expect(seen['draw']).toBe(draws);
      expect(drawn.size).toBe(draws);
      expect(seen['take']! + seen['place']!).toBe(seatSteps);
      expect(seen['place']).toBe(draws);
      const line = state.lineLength;
      expect(last.slice(-line)).toEqual(Array.from({ length: line }, () => 'place'));
      expect(last.at(-line - 1)).toBe('take');
      expect([...state.laidCount].every((count) => count === draws / state.seats)).toBe(true);
    }
  });

  it('[K11] is over after the last round and refuses everything', () => {
    const state = playOut(TWO, 5, () => {});
    expect(state.phase).toBe('over');
    const move = kingdomino.parseMove(state, 'draw 1')!;
    for (const actor of [0, 1, 8]) {
      expect(kingdomino.refusal(state, actor, move)).toMatchObject({ rule: 'K11', code: 'game-over' });
    }
  });

  it('[K15] never moves a placed domino', () => {
    const state = kingdomino.create(FOUR);
    const rng = createRng(11);
    let before = '';
    while (kingdomino.actors(state) !== 0) {
      const actor = lowestActor(kingdomino.actors(state));
      kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
      const laid = kingdomino.formatState(state).split(' | ').slice(5);
      for (const [seat, text] of before.split(' | ').entries()) {
        if (text !== '-') expect(laid[seat]!.startsWith(text)).toBe(true);
      }
      before = laid.join(' | ');
    }
  });
});
