import {
  type AnyGame,
  below,
  createRng,
  type GameOptions,
  type Rng,
  type Seat,
  type StateBuffer,
  type View,
} from '@crownhold/core';
import type { Message } from '@crownhold/table';
import type { Failure } from '../bots/player.ts';
import type { Players } from './player-pool.ts';

export interface BotPorts {
  readonly players: Players;
  failureText(failure: Failure): string;
  tell(news: readonly Message[]): void;
  /** What is no failure of a bot but a bug of ours. */
  fail(error: unknown): void;
}

/** Asks the bots of one table, and knows why one gave no turn. */
export class TableBots {
  readonly #ports: BotPorts;
  readonly #rng: Rng;
  readonly #failures = new Map<Seat, string>();
  #isHurryTold = false;

  constructor(ports: BotPorts, seed: number) {
    this.#ports = ports;
    this.#rng = createRng(seed);
  }

  async think(game: AnyGame, options: GameOptions, bot: string, view: View<StateBuffer>, seat: Seat) {
    try {
      const seed = below(this.#rng, 2 ** 29);
      const result = await this.#ports.players.ask({ game, options, bot, view, seat, seed });
      if (result.kind === 'turn') {
        if (result.isHurried) this.#tellHurry();
        return result.text;
      }
      this.#failures.set(seat, this.#ports.failureText(result));
    } catch (error) {
      this.#ports.fail(error);
    }
    return undefined;
  }

  failureOf(seat: Seat): string {
    return this.#failures.get(seat) ?? this.#ports.failureText({ kind: 'closed' });
  }

  /** Once a table. */
  #tellHurry(): void {
    if (!this.#isHurryTold) this.#ports.tell([{ id: 'news-hurried' }]);
    this.#isHurryTold = true;
  }

  close(): Promise<void> {
    return this.#ports.players.close();
  }
}
