import { asked, CHANCE, createRng, type Game, type GameOptions, type StateBuffer, sampleChance } from '@crownhold/core';
import type { Bot, Thought } from '../src/bot.ts';
import { findBot } from '../src/registry.ts';

/** A figure with half the width of its 95 % confidence interval. */
export interface Figure {
  readonly mean: number;
  readonly error: number;
}

export interface Strength {
  /** How often the first bot wins; a shared victory counts as a share. */
  readonly wins: Figure;
  /** Points of the first bot, and of each of the others on average. */
  readonly points: Figure;
  readonly rivalPoints: Figure;
}

/** Lets a bot play against others of one kind, each game from another seat. */
export function measureStrength<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
  id: string,
  rival: string,
  games: number,
  seed: number,
): Strength {
  const [hero, ...rivals] = Array.from({ length: options.seats }, (_, i) => botOf(game, i === 0 ? id : rival));
  const [wins, points, rivalPoints] = [new Sample(), new Sample(), new Sample()];
  for (let i = 0; i < games; i++) {
    const heroSeat = i % options.seats;
    const end = playGame(game, options, rivals.toSpliced(heroSeat, 0, hero!), seed + i);
    const scores = Array.from({ length: options.seats }, (_, seat) => game.score(end, seat));
    const ranks = game.ranking(end);
    const winners = ranks.filter((rank) => rank === 1).length;
    wins.add(ranks[heroSeat] === 1 ? 1 / winners : 0);
    points.add(scores[heroSeat]!);
    rivalPoints.add((scores.reduce((a, b) => a + b) - scores[heroSeat]!) / rivals.length);
  }
  return { wins: wins.figure, points: points.figure, rivalPoints: rivalPoints.figure };
}

export function botOf<S extends StateBuffer, O extends GameOptions, E>(game: Game<S, O, E>, id: string): Bot<S> {
  const kind = findBot(game, id);
  if (!kind) throw new Error(`there is no bot ${id}`);
  return kind.create();
}

/** Plays a game with bots that end their thoughts themselves, and returns its end. */
export function playGame<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
  bots: readonly Bot<S>[],
  seed: number,
): S {
  const rng = createRng(seed);
  const buffer = new Int32Array(game.maxMoves);
  const state = game.create(options);
  for (;;) {
    const who = asked(game, state);
    if (who.kind === 'over') return state;
    if (who.kind === 'chance') {
      game.apply(state, CHANCE, sampleChance(game, state, rng, buffer));
      continue;
    }
    const seat = who.seats[0]!;
    const { turn } = lastOf(bots[seat]!.think(game.view(state, seat), seat, { seed: rng() }));
    for (const move of turn) game.apply(state, seat, move);
  }
}

function lastOf(thoughts: Generator<Thought, Thought, void>): Thought {
  for (;;) {
    const { value, done } = thoughts.next();
    if (done) return value;
  }
}

const NORMAL_95 = 1.96;

class Sample {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get figure(): Figure {
    const mean = this.#sum / this.#count;
    const variance = (this.#squares - this.#sum * mean) / (this.#count - 1);
    return { mean, error: NORMAL_95 * Math.sqrt(variance / this.#count) };
  }
}
