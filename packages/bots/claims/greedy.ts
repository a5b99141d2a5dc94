import { asked, CHANCE, createRng, sampleChance } from '@crownhold/core';
import { kingdomino, type Options, type State } from '@crownhold/games/kingdomino';
import type { Bot } from '../src/bot.ts';
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
export function measureStrength(options: Options, id: string, rival: string, games: number, seed: number): Strength {
  const [hero, ...rivals] = Array.from({ length: options.seats }, (_, i) => botOf(i === 0 ? id : rival));
  const [wins, points, rivalPoints] = [new Sample(), new Sample(), new Sample()];
  for (let game = 0; game < games; game++) {
    const heroSeat = game % options.seats;
    const end = playGame(options, rivals.toSpliced(heroSeat, 0, hero!), seed + game);
    const scores = Array.from({ length: options.seats }, (_, seat) => kingdomino.score(end, seat));
    const ranks = kingdomino.ranking(end);
    const winners = ranks.filter((rank) => rank === 1).length;
    wins.add(ranks[heroSeat] === 1 ? 1 / winners : 0);
    points.add(scores[heroSeat]!);
    rivalPoints.add((scores.reduce((a, b) => a + b) - scores[heroSeat]!) / rivals.length);
  }
  return { wins: wins.figure, points: points.figure, rivalPoints: rivalPoints.figure };
}

function botOf(id: string): Bot<State> {
  const kind = findBot(kingdomino, id);
  if (!kind) throw new Error(`there is no bot ${id}`);
  return kind.create();
}

function playGame(options: Options, bots: readonly Bot<State>[], seed: number): State {
  const rng = createRng(seed);
  const buffer = new Int32Array(kingdomino.maxMoves);
  const state = kingdomino.create(options);
  for (;;) {
    const who = asked(kingdomino, state);
    if (who.kind === 'over') return state;
    if (who.kind === 'chance') {
      kingdomino.apply(state, CHANCE, sampleChance(kingdomino, state, rng, buffer));
      continue;
    }
    const seat = who.seats[0]!;
    const thoughts = bots[seat]!.think(kingdomino.view(state, seat), seat, { seed: rng() });
    for (const move of thoughts.next().value.turn) kingdomino.apply(state, seat, move);
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
