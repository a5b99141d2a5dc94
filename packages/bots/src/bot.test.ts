import { type AnyGame, asked, createMatch, createRng, decide, joinTurn, sampleChance, settle } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import { everyOptions } from '@crownhold/games/kingdomino/claims';
import { positions } from '@crownhold/testkit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSE, guesses, guessesView } from '../test/guesses.ts';
import type { Bot, Thought } from './bot.ts';
import { createGreedy } from './greedy.ts';
import { createRandom } from './random.ts';
import { botsFor } from './registry.ts';

const MAX_STEPS = 3 * 148;
const RUNS = 80;

/** Every thought of a bot about a position, in order. */
function thoughtsOf(thoughts: Generator<Thought, Thought, void>): readonly Thought[] {
  const list: Thought[] = [];
  for (;;) {
    const { value, done } = thoughts.next();
    list.push(value);
    if (done) return list;
  }
}

/** Moments of random games in which a seat is to act. */
const moments = fc
  .tuple(positions(kingdomino, everyOptions(), MAX_STEPS), fc.nat())
  .map(([{ options, state }, seed]) => {
    const [rng, buffer] = [createRng(seed), new Int32Array(kingdomino.maxMoves)];
    settle(kingdomino, state, (before) => ({ move: sampleChance(kingdomino, before, rng, buffer) }));
    const who = asked(kingdomino, state);
    return { options, state, seed, seat: who.kind === 'seats' ? who.seats[0] : undefined };
  });

function forAllMoments(judge: (state: State, seat: number, seed: number) => void): void {
  fc.assert(
    fc.property(moments, ({ state, seat, seed }) => {
      if (seat !== undefined) judge(state, seat, seed);
    }),
    { numRuns: RUNS },
  );
}

describe.each(botsFor(kingdomino))('the bot $id', (kind) => {
  const bot = kind.create();

  it('has its own name', () => expect(bot.id).toBe(kind.id));

  it('thinks of nothing but whole legal turns', () => {
    forAllMoments((state, seat, seed) => {
      const match = { ...createMatch(kingdomino, state.options), state };
      for (const { turn } of thoughtsOf(bot.think(kingdomino.view(state, seat), seat, { seed }))) {
        expect(decide(match, { seat, expectedVersion: 0, turn: turnText(state, seat, turn) }).kind).toBe('accepted');
      }
    });
  });

  it('thinks the same of the same view, another of its kind too, and leaves the view alone', () => {
    forAllMoments((state, seat, seed) => {
      const view = kingdomino.view(state, seat);
      const guess = kingdomino.determinize(view, seat, createRng(seed));
      const thoughts = thoughtsOf(bot.think(view, seat, { seed }));
      expect(thoughtsOf(kind.create().think(kingdomino.view(guess, seat), seat, { seed }))).toEqual(thoughts);
      expect(view.bytes).toEqual(state.bytes);
    });
  });

  it('has a first thought at once, and keeps to its budget', () => {
    forAllMoments((state, seat, seed) => {
      const view = kingdomino.view(state, seat);
      const [first] = thoughtsOf(bot.think(view, seat, { seed }));
      expect(first!.nodes).toBeLessThanOrEqual(stepsOnTheWay(state, seat, first!.turn));
      for (const nodes of [0, 1, 7]) {
        for (const thought of thoughtsOf(bot.think(view, seat, { seed, nodes }))) {
          expect(thought.nodes).toBeLessThanOrEqual(nodes);
        }
      }
    });
  });

  it('throws when there is nothing to decide', () => {
    const start = kingdomino.view(kingdomino.create(everyOptions()[0]!), 0);
    expect(() => bot.think(start, 0, { seed: 1 }).next()).toThrow('nothing to decide');
  });

  it('can be given a view only', () => {
    const state: State = kingdomino.create(everyOptions()[0]!);
    // @ts-expect-error A full state may hold what the seat must not know.
    expect(() => bot.think(state, 0, { seed: 1 }).next()).toThrow();
  });
});

describe('what a bot may not see', () => {
  const bots: readonly Bot<ReturnType<typeof guesses.create>>[] = [
    createRandom(guesses),
    createGreedy(guesses, {
      rate: ({ hands }, seat, moves) =>
        Array.from(moves, (move) => (move === CLOSE ? 4 : hands[seat]! - hands[1 - seat]! - move)),
    }),
  ];
  it.each(bots)('changes nothing for $id', (bot) => {
    for (let seed = 0; seed < 50; seed++) {
      const thoughts = [0, 1, 2, 3].map((secret) => {
        const state = guesses.create({ seats: 2 });
        state.hands[1] = secret;
        return thoughtsOf(bot.think(guessesView(state, 0), 0, { seed }));
      });
      for (const thought of thoughts) expect(thought).toEqual(thoughts[0]);
    }
  });
});

it('random bots differ by seed, greedy ones break ties by it', () => {
  const view = guessesView(guesses.create({ seats: 2 }), 0);
  const even = createGreedy(guesses, { rate: (_view, _seat, moves) => Array.from(moves, () => 0) });
  for (const bot of [createRandom(guesses), even]) {
    const turns = Array.from({ length: 40 }, (_, seed) => bot.think(view, 0, { seed }).next().value.turn.join());
    expect(new Set(turns).size).toBeGreaterThan(5);
  }
});

it('a game without an evaluator has the random bot alone', () => {
  const stranger: AnyGame = { ...(kingdomino as AnyGame), id: 'stranger' };
  expect(botsFor(stranger).map(({ id }) => id)).toEqual(['random']);
});

function turnText(state: State, seat: number, turn: readonly number[]): string {
  const copy = kingdomino.copy(state);
  const steps = turn.map((move) => {
    const text = kingdomino.formatMove(copy, move);
    kingdomino.apply(copy, seat, move);
    return text;
  });
  return joinTurn(steps);
}

/** The legal steps at each point of a turn, all together. */
function stepsOnTheWay(state: State, seat: number, turn: readonly number[]): number {
  const copy = kingdomino.copy(state);
  const buffer = new Int32Array(kingdomino.maxMoves);
  return turn.reduce((sum, move) => {
    const count = kingdomino.legalMoves(copy, seat, buffer);
    kingdomino.apply(copy, seat, move);
    return sum + count;
  }, 0);
}
