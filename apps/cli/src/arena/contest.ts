import { type AnyGame, asked, CHANCE } from '@crownhold/core';
import type { Failure } from '../bots/player.ts';
import { type BotRunner, startBotRunner } from './bot-runner.ts';
import { botSeed, createDealer } from './dealer.ts';
import { type Setup, seatingOf } from './setup.ts';

/** How one game of a deal went, seat by seat. */
export interface GameResult {
  /** The contestant of each seat. */
  readonly seating: readonly number[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly turns: readonly number[];
  /** What all turns of a seat have cost. */
  readonly ms: readonly number[];
}

export interface DealResult {
  readonly kind: 'deal';
  readonly deal: number;
  /** One for each rotation of the seats. */
  readonly games: readonly GameResult[];
}

/** A contestant who cannot go on. */
export interface Breakdown {
  readonly kind: 'breakdown';
  readonly contestant: number;
  readonly failure: Failure;
}

/** The contestants of a setup, ready to play in this thread. */
export class Contest {
  readonly #setup: Setup;
  readonly #game: AnyGame;
  readonly #runners: readonly BotRunner[];

  constructor(setup: Setup, game: AnyGame) {
    this.#setup = setup;
    this.#game = game;
    // One for each chair: a program keeps what it knows of its seat to itself.
    this.#runners = setup.chairs.map((at) => startBotRunner(game, setup.options, setup.contestants[at]!));
  }

  async playDeal(deal: number): Promise<DealResult | Breakdown> {
    const games: GameResult[] = [];
    for (let rotation = 0; rotation < this.#setup.chairs.length; rotation++) {
      const result = await this.#playGame(deal, rotation);
      if ('kind' in result) return result;
      games.push(result);
    }
    return { kind: 'deal', deal, games };
  }

  async close(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner.close()));
  }

  async #playGame(deal: number, rotation: number): Promise<GameResult | Breakdown> {
    const game = this.#game;
    const { options, seed, chairs } = this.#setup;
    const seating = seatingOf(this.#setup, rotation);
    const turns = seating.map(() => 0);
    const ms = seating.map(() => 0);
    const dealChance = createDealer(game, seed, deal);
    const state = game.create(options);
    for (let turn = 0; ; ) {
      const who = asked(game, state);
      if (who.kind === 'over') break;
      if (who.kind === 'chance') {
        game.apply(state, CHANCE, dealChance(state).move);
        continue;
      }
      const seat = who.seats[0]!;
      const runner = this.#runners[(seat + rotation) % chairs.length]!;
      const effort = await runner.think(game.view(state, seat), seat, botSeed(seed, deal, rotation, turn++));
      if (effort.kind !== 'turn') return { kind: 'breakdown', contestant: seating[seat]!, failure: effort };
      for (const move of effort.moves) game.apply(state, seat, move);
      turns[seat]!++;
      ms[seat]! += effort.ms;
    }
    const scores = seating.map((_, seat) => game.score(state, seat));
    return { seating, scores, ranks: game.ranking(state), turns, ms: ms.map((each) => Math.round(each * 1000) / 1000) };
  }
}
