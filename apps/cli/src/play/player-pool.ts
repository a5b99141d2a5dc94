import { findBot } from '@crownhold/bots';
import type { Seat } from '@crownhold/core';
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

  async ask(table: Table, seat: Seat): Promise<Result> {
    if (table !== this.#table) await this.close();
    this.#table = table;
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

function startPlayer({ board, options }: Table, bot: string): Player {
  const kind = findBot(board.game, bot);
  return kind ? createBuiltIn(board.game, kind) : startOutside(board.game, options, bot);
}
