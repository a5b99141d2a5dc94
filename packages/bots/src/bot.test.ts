import {
  type AnyGame,
  asked,
  createMatch,
  createRng,
  decide,
  type GameOptions,
  joinTurn,
  type StateBuffer,
  sampleChance,
  settle,
} from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import { duel, SPELLBOOKS } from '@crownhold/games/duel';
import { kingdomino } from '@crownhold/games/kingdomino';
import { everyOptions } from '@crownhold/games/kingdomino/claims';
import { positions } from '@crownhold/testkit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSE, guesses, guessesView } from '../test/guesses.ts';
import type { Bot, Thought } from './bot.ts';
import { createGreedy } from './greedy.ts';
import { levelsFor } from './levels.ts';
import { createRandom } from './random.ts';
import { botsFor, findBot, searchBotsFor, simpleBotsFor, yardsticksFor } from './registry.ts';

const RUNS = 20;
/** Enough for a bot that never has enough. */
const NODES = 4;

interface Setting {
  readonly game: AnyGame;
  readonly options: readonly GameOptions[];
  readonly maxSteps: number;
}

const SETTINGS: readonly Setting[] = [
  { game: kingdomino, options: everyOptions(), maxSteps: 3 * 148 },
  {
    game: duel,
    options: SPELLBOOKS.map((spellbook) => ({ seats: 2, spellbook, first: 'random' })),
    maxSteps: 17 * 10,
  },
  { game: colours, options: [1, 2, 3, 4].map((seats) => ({ seats, map: 'first' })), maxSteps: 400 },
];

/** Every thought of a bot about a position, in order. */
function thoughtsOf(thoughts: Generator<Thought, Thought, void>): readonly Thought[] {
  const list: Thought[] = [];
  for (;;) {
    const { value, done } = thoughts.next();
    list.push(value);
    if (done) return list;
  }
}

interface Moment {
  readonly options: GameOptions;
  readonly state: StateBuffer;
  readonly seat: number;
  readonly seed: number;
}

/** Judges moments of random games in which a seat is to act. */
function forAllMoments({ game, options, maxSteps }: Setting, judge: (moment: Moment) => void): void {
  const buffer = new Int32Array(game.maxMoves);
  fc.assert(
    fc.property(positions(game, options, maxSteps), fc.nat(), (position, seed) => {
      const { state } = position;
      const rng = createRng(seed);
      settle(game, state, (before) => ({ move: sampleChance(game, before, rng, buffer) }));
      const who = asked(game, state);
      if (who.kind === 'seats') judge({ options: position.options, state, seat: who.seats[0]!, seed });
    }),
    { numRuns: RUNS },
  );
}

const CASES = SETTINGS.flatMap((setting) =>
  [levelsFor, simpleBotsFor, yardsticksFor, searchBotsFor]
    .flatMap((kindsFor) => kindsFor(setting.game))
    .map((kind) => ({ setting, kind, game: setting.game.id, id: kind.id })),
);

describe.each(CASES)('the bot $id in $game', ({ setting, kind }) => {
  const { game } = setting;
  const bot = kind.create();

  it('has its own name', () => expect(bot.id).toBe(kind.id));

  it('thinks of nothing but whole legal turns', () => {
    forAllMoments(setting, ({ options, state, seat, seed }) => {
      const match = createMatch(game, options, state);
      for (const { turn } of thoughtsOf(bot.think(game.view(state, seat), seat, { seed, nodes: NODES }))) {
        const command = { seat, since: 0, turn: turnText(game, state, seat, turn) };
        expect(decide(match, command).kind).toBe('accepted');
      }
    });
  });

  it('thinks the same of the same view, another of its kind too, and leaves the view alone', () => {
    forAllMoments(setting, ({ state, seat, seed }) => {
      const view = game.view(state, seat);
      const guess = game.determinize(view, seat, createRng(seed));
      const budget = { seed, nodes: NODES };
      const thoughts = thoughtsOf(bot.think(view, seat, budget));
      expect(thoughtsOf(kind.create().think(game.view(guess, seat), seat, budget))).toEqual(thoughts);
      expect(view.bytes).toEqual(game.view(state, seat).bytes);
    });
  });

  it('has a first thought at once, and keeps to its budget', () => {
    forAllMoments(setting, ({ state, seat, seed }) => {
      const view = game.view(state, seat);
      const first = bot.think(view, seat, { seed }).next().value;
      expect(first.nodes).toBeLessThanOrEqual(stepsOnTheWay(game, state, seat, first.turn));
      for (const nodes of [0, 1, 7]) {
        for (const thought of thoughtsOf(bot.think(view, seat, { seed, nodes }))) {
          expect(thought.nodes).toBeLessThanOrEqual(nodes);
        }
      }
    });
  });

  it('throws when there is nothing to decide', () => {
    const start = game.view(game.create(setting.options[0]!), 0);
    expect(() => bot.think(start, 0, { seed: 1 }).next()).toThrow('nothing to decide');
  });

  it('can be given a view only', () => {
    const state = game.create(setting.options[0]!);
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
  expect(yardsticksFor(stranger)).toEqual([]);
});

it('yardsticks are found, not offered', () => {
  expect(yardsticksFor(kingdomino).map(({ id }) => id)).toEqual(['greedy-placement', 'fg', 'mce-fg']);
  for (const { id } of yardsticksFor(kingdomino)) {
    expect(findBot(kingdomino, id)?.id).toBe(id);
    expect(botsFor(kingdomino).some((kind) => kind.id === id)).toBe(false);
  }
});

function turnText(game: AnyGame, state: StateBuffer, seat: number, turn: readonly number[]): string {
  const copy = game.copy(state);
  const steps = turn.map((move) => {
    const text = game.formatMove(copy, move);
    game.apply(copy, seat, move);
    return text;
  });
  return joinTurn(steps);
}

/** The legal steps at each point of a turn, all together. */
function stepsOnTheWay(game: AnyGame, state: StateBuffer, seat: number, turn: readonly number[]): number {
  const copy = game.copy(state);
  const buffer = new Int32Array(game.maxMoves);
  return turn.reduce((sum, move) => {
    const count = game.legalMoves(copy, seat, buffer);
    game.apply(copy, seat, move);
    return sum + count;
  }, 0);
}
