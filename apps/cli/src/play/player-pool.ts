import { findBot } from '@crownhold/bots';
import type { AnyGame, GameOptions, Seat, StateBuffer, View } from '@crownhold/core';
import { createBuiltIn } from '../bots/built-in.ts';
import { startOutside } from '../bots/outside.ts';
import type { Player, Result } from '../bots/player.ts';

/** How long a bot may think about a turn. */
const MOVETIME_MS = 1000;

/** What a bot is asked: a turn of its seat. */
export interface BotQuestion {
  readonly game: AnyGame;
  readonly options: GameOptions;
  readonly bot: string;
  readonly view: View<StateBuffer>;
  readonly seat: Seat;
  /** To begin its thoughts with. */
  readonly seed: number;
}

/** Whoever thinks for the bots at a table. */
export interface Players {
  ask(question: BotQuestion): Promise<Result>;
  close(): Promise<void>;
}

/** The bots at one table, one for each of their seats; started when they are first asked. */
export class PlayerPool implements Players {
  readonly #players = new Map<Seat, Player>();

  async ask({ game, options, bot, view, seat, seed }: BotQuestion): Promise<Result> {
    const player = this.#players.get(seat) ?? startPlayer(game, options, bot);
    this.#players.set(seat, player);
    const result = await player.think(view, seat, { seed, movetimeMs: MOVETIME_MS });
    if (result.kind !== 'turn') {
      // Asked again it starts anew.
      this.#players.delete(seat);
      await player.close();
    }
    return result;
  }

  async close(): Promise<void> {
    const players = [...this.#players.values()];
    this.#players.clear();
    await Promise.all(players.map((player) => player.close()));
  }
}

function startPlayer(game: AnyGame, options: GameOptions, bot: string): Player {
  const kind = findBot(game, bot);
  return kind ? createBuiltIn(game, kind) : startOutside(game, options, bot);
}
