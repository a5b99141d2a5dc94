import { findBot } from '@crownhold/bots';
import type { Seat } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { createBuiltIn } from '../bots/built-in.ts';
import { startOutside } from '../bots/outside.ts';
import type { Player, Result } from '../bots/player.ts';
import type { Table } from './table.ts';

/** How long a bot may think about a turn. */
const MOVETIME_MS = 1000;

/** The bots at a table, one for each of their seats; started when they are first asked. */
export class PlayerPool {
  readonly #players = new Map<Seat, Player>();
  #table: Table | undefined;

  /** Asks the bot of the acting seat. */
  async ask(table: Table): Promise<Result> {
    if (table !== this.#table) await this.close();
    this.#table = table;
    const { seat } = table.state;
    const player = this.#players.get(seat) ?? startPlayer(table, table.chairs[seat]!.bot!);
    this.#players.set(seat, player);
    const result = await player.think(table.view(seat), seat, { seed: table.botSeed(), movetimeMs: MOVETIME_MS });
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

function startPlayer(table: Table, bot: string): Player {
  const kind = findBot(kingdomino, bot);
  return kind ? createBuiltIn(kingdomino, kind) : startOutside(kingdomino, table.options, bot);
}
