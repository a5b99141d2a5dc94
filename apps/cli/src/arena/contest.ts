import { type AnyGame, asked, CHANCE, type GameRecord, type LogEntry } from '@crownhold/core';
import { type BotRunner, startBotRunner } from './bot-runner.ts';
import { botSeed, createDealer } from './dealer.ts';
import { gameRecord } from './game-record.ts';
import type { Breakdown, Forfeit, GameResult, LogLine, PlayedDeal } from './result.ts';
import { type Setup, seatingOf } from './setup.ts';

/** What a thread has to know. */
export interface ContestTask {
  readonly setup: Setup;
  /** How long the answer of a program may take beyond its time. */
  readonly graceMs: number;
  /** Whether all games are recorded, or forfeited ones only. */
  readonly recordsAll: boolean;
}

interface PlayedGame {
  readonly kind: 'game';
  readonly result: GameResult;
  readonly record: GameRecord | undefined;
}

/** The contestants of a setup, ready to play in this thread. */
export class Contest {
  readonly #task: ContestTask;
  readonly #game: AnyGame;
  readonly #log: (line: LogLine) => void;
  /** One for each chair: a program keeps what it knows of its seat to itself. A failed one is missing until it is needed. */
  readonly #runners: (BotRunner | undefined)[];
  #now = { deal: 0, rotation: 0 };

  constructor(task: ContestTask, game: AnyGame, log: (line: LogLine) => void = () => undefined) {
    this.#task = task;
    this.#game = game;
    this.#log = log;
    this.#runners = task.setup.chairs.map((_, chair) => this.#start(chair));
  }

  async playDeal(deal: number): Promise<PlayedDeal | Breakdown> {
    const games: PlayedGame[] = [];
    for (let rotation = 0; rotation < this.#task.setup.chairs.length; rotation++) {
      this.#now = { deal, rotation };
      const played = await this.#playGame(deal, rotation);
      if (played.kind === 'breakdown') return played;
      games.push(played);
    }
    return {
      kind: 'deal',
      deal,
      games: games.map(({ result }) => result),
      records: games.map(({ record }) => record),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner?.close()));
  }

  #start(chair: number): BotRunner {
    const { setup, graceMs } = this.#task;
    const contestant = setup.chairs[chair]!;
    const log = (line: string) => this.#log({ kind: 'log', contestant, ...this.#now, line });
    return startBotRunner(this.#game, setup.options, setup.contestants[contestant]!, { graceMs, log });
  }

  #runnerOf(chair: number): BotRunner {
    const runner = this.#runners[chair] ?? this.#start(chair);
    this.#runners[chair] = runner;
    return runner;
  }

  async #playGame(deal: number, rotation: number): Promise<PlayedGame | Breakdown> {
    const game = this.#game;
    const { setup, recordsAll } = this.#task;
    const { options, seed, chairs } = setup;
    const seating = seatingOf(setup, rotation);
    const turns = seating.map(() => 0);
    const ms = seating.map(() => 0);
    const entries: LogEntry[] = [];
    const dealChance = createDealer(game, seed, deal);
    const state = game.create(options);
    const apply = (entry: LogEntry) => {
      game.apply(state, entry.actor, entry.move);
      entries.push(entry);
    };
    const finish = (ranks: readonly number[], forfeit?: Forfeit): PlayedGame => {
      const scores = seating.map((_, seat) => game.score(state, seat));
      const rounded = ms.map((each) => Math.round(each * 1000) / 1000);
      const result = { seating, scores, ranks, turns, ms: rounded, ...(forfeit && { forfeit }) };
      const isRecorded = recordsAll || forfeit !== undefined;
      return {
        kind: 'game',
        result,
        record: isRecorded ? gameRecord(game, setup, rotation, entries, forfeit) : undefined,
      };
    };
    for (let turn = 0; ; ) {
      const who = asked(game, state);
      if (who.kind === 'over') return finish(game.ranking(state));
      if (who.kind === 'chance') {
        apply({ actor: CHANCE, move: dealChance(state).move });
        continue;
      }
      const seat = who.seats[0]!;
      const chair = (seat + rotation) % chairs.length;
      const runner = this.#runnerOf(chair);
      const effort = await runner.think(game.view(state, seat), seat, botSeed(seed, deal, rotation, turn++));
      if (effort.kind === 'not-started' || effort.kind === 'closed')
        return { kind: 'breakdown', contestant: seating[seat]!, failure: effort };
      if (effort.kind !== 'turn') {
        // A program that has only broken a rule goes on; any other has lost the thread, and is started anew.
        if (effort.kind !== 'illegal') {
          await runner.close();
          this.#runners[chair] = undefined;
        }
        const ranks = seating.map((_, each) => (each === seat ? seating.length : 1));
        return finish(ranks, { seat, failure: effort });
      }
      for (const move of effort.moves) apply({ actor: seat, move });
      turns[seat]!++;
      ms[seat]! += effort.ms;
    }
  }
}
