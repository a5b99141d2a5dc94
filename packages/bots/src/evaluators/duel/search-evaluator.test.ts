import { CHANCE, createRng, listMoves, NOBODY } from '@crownhold/core';
import { duel, SPELLBOOKS, type State } from '@crownhold/games/duel';
import { describe, expect, it } from 'vitest';
import type { Thought } from '../../bot.ts';
import { listCandidates } from '../../candidates.ts';
import { botsFor, findBot, simpleBotsFor } from '../../registry.ts';
import { LEVELS } from '../levels.ts';
import { DUEL_BOTS } from './bots.ts';
import { duelSearchEvaluator } from './search-evaluator.ts';

const LEVEL_IDS = ['page', 'shepherd', 'miller', 'mason', 'knight', 'queen'];
/** Enough for every turn to be tried. */
const NODES = 48;

/** Positions of all phases in which a seat acts, early and late. */
const POSITIONS = SPELLBOOKS.flatMap((spellbook) => [2, 11].flatMap((seed) => positionsOf(spellbook, seed)));

function positionsOf(spellbook: 'drawn' | 'always', seed: number): readonly State[] {
  const rng = createRng(seed);
  const state = duel.create({ seats: 2, spellbook, first: 'random' });
  const seen = new Map<string, State>();
  while (duel.actors(state) !== NOBODY) {
    const actor = duel.actors(state) === 1 << CHANCE ? CHANCE : state.seat;
    const isBetween = actor !== CHANCE && state.stage === '-';
    if (isBetween) seen.set(`${state.phase} ${state.round > 8}`, duel.copy(state));
    duel.apply(state, actor, duel.sample(state, actor, rng));
  }
  return [...seen.values()];
}

function lastThought(id: string, state: State, seed = 1, nodes = NODES): Thought {
  const thoughts = findBot(duel, id)!.create().think(duel.view(state, state.seat), state.seat, { seed, nodes });
  for (;;) {
    const { value, done } = thoughts.next();
    if (done) return value;
  }
}

/** A position of seat 0 in which all but two squares of both maps are drawn. */
function lastDrawing(dice: string, map: string): State {
  const seat = (turns: number) => `${turns} - 000000 ------ - ${map}`;
  const text = `2 drawn random | 17 draw 0 0 | ${dice} | - - | ${seat(33)} | ${seat(33)}`;
  const state = duel.parseState(text);
  if (!state) throw new Error(`not a state: ${text}`);
  return state;
}

describe('the levels of Kingdomino Duel', () => {
  it('are six, the weakest first', () => {
    expect(botsFor(duel).map(({ id }) => id)).toEqual(LEVEL_IDS);
  });

  it('are those of a page that loads one game, which knows older bots too, and play the same', () => {
    const known = [...botsFor(duel), ...simpleBotsFor(duel)];
    expect(DUEL_BOTS.map(({ id }) => id)).toEqual(known.map(({ id }) => id));
    const state = POSITIONS.find(({ phase }) => phase === 'draw')!;
    for (const { id, create } of DUEL_BOTS) {
      const thoughts = [...create().think(duel.view(state, state.seat) as never, state.seat, { seed: 1, nodes: 8 })];
      expect(thoughts.at(-1)!.turn, id).toEqual(lastThought(id, state, 1, 8).turn);
    }
  });

  it('err less from level to level, and search more', () => {
    const strategies = LEVELS.get('duel')!.map(({ strategy }) => strategy);
    const noisy = strategies.filter((strategy) => strategy.kind === 'noisy-greedy');
    const searching = strategies.filter((strategy) => strategy.kind === 'search');
    for (const [at, { attention, noise }] of noisy.slice(1).entries()) {
      expect(attention).toBeGreaterThanOrEqual(noisy[at]!.attention);
      expect(noise).toBeLessThan(noisy[at]!.noise);
    }
    expect(searching[1]!.nodes).toBeGreaterThan(searching[0]!.nodes);
  });

  it('make legal turns, the same for the same seed', () => {
    expect(new Set(POSITIONS.map(({ phase }) => phase))).toEqual(new Set(['take', 'share', 'draw', 'lightning']));
    for (const id of LEVEL_IDS) {
      for (const state of POSITIONS) {
        const { turn } = lastThought(id, state, 3, 8);
        expect(lastThought(id, state, 3, 8).turn).toEqual(turn);
        const after = duel.copy(state);
        for (const move of turn) {
          expect([...listMoves(duel, after, state.seat)]).toContain(move);
          duel.apply(after, state.seat, move);
        }
        expect(duel.turn(after, state.seat)).toBe(duel.turn(state, state.seat) + 1);
      }
    }
  });

  it('[D19] draw for the most points when nothing comes after', () => {
    // A black square beside seven of them, with two crosses, or a dot beside one.
    const map = 'bbbb1b1ss/b.sssss/b.dCsss/ddsssss/ddsssss';
    const state = lastDrawing('dot@0 black@0 stripe@1 stripe@1', map);
    const gain = (turn: readonly number[]) => {
      const after = duel.copy(state);
      for (const move of turn) duel.apply(after, 0, move);
      return duel.score(after, 0);
    };
    const best = Math.max(...[...listMoves(duel, state, 0)].map((move) => gain([move])));
    expect(best).toBeGreaterThan(duel.score(state, 0));
    for (const id of ['mason', 'knight', 'queen']) expect(gain(lastThought(id, state).turn)).toBe(best);
  });
});

describe('what a search of Kingdomino Duel looks at', () => {
  it('is a few dozen turns, however many there are', () => {
    // A joker, and powers for it.
    const seat = 'castle 500400 +--+-- - ......./...d.../..dCs../...s.../.......';
    const rival = 'castle 000000 ------ - ......./......./..dCs../......./.......';
    const text = `2 drawn random | 9 draw 0 0 | ?@0 dot@1 dot@1 dot+1@0 | - - | 17 ${seat} | 17 ${rival}`;
    const state = duel.parseState(text)!;
    const candidates = listCandidates(duel, duelSearchEvaluator, state, 0);
    expect(candidates.length).toBeGreaterThan(20);
    expect(candidates.length).toBeLessThan(100);
  });
});
