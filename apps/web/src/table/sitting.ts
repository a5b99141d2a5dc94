import { type GameRecord, type GameTypes, isFault, type RecordFault } from '@crownhold/core';
import { type Input, resumeHere } from '@crownhold/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { StorageFault } from '../app/device-storage.ts';
import { playersOf } from '../games/saved-game.ts';
import type { SavedGame } from '../games/store.ts';
import type { GameAction } from './action.ts';
import type { BotClient } from './bot-client.ts';
import type { Advice, Face } from './face.ts';
import { freshCommandId, freshDealing, freshSeed, parseHex } from './luck.ts';
import { keepTable, keptDraft } from './saved-table.ts';
import { createTable, type TableModel } from './table-model.ts';

/** A device at a table of its own: the table, its bots, and its place among my games. */
export interface Sitting<G extends GameTypes, I extends Input<G>, A extends GameAction> {
  readonly id: string;
  /** In milliseconds. */
  readonly startedAt: number;
  readonly table: TableModel<G, I, A>;
  /** Why the game will not outlive the page, if so. */
  readonly trouble: ReadonlySignal<StorageFault | undefined>;
  record(): GameRecord;
  close(): void;
}

export interface SittingPorts<G extends GameTypes, H> {
  /** Whether a person is asked before a turn ends. */
  isConfirmed(): boolean;
  /** The time that the eye needs to follow what a bot did. */
  breathe(): Promise<void>;
  openBots(): BotClient<G, H>;
  fail(error: unknown): void;
}

/** Sits down at a game that was kept, with the turn that was in the making; a fault if its record is broken. */
export function sitDown<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  { rules, thrower, proceed, notAsked }: Face<G, I, A, H>,
  saved: SavedGame,
  { isConfirmed, breathe, openBots, fail }: SittingPorts<G, H>,
): Sitting<G, I, A> | RecordFault {
  const { id, startedAt, chairs } = saved;
  const trouble = signal<StorageFault>();
  let bots: BotClient<G, H> | undefined;
  let draft = saved.draft;
  const keep = () => {
    trouble.value = keepTable(here, { id, startedAt, chairs, draft });
  };
  /** While people look at a finished game of a series, bots do not begin the next one: a reload would miss the result. */
  const nextGame = () =>
    new Promise<void>((resolve) => {
      const leave = table.shown.subscribe(({ stage }) => {
        if (stage.kind === 'between-games') return;
        resolve();
        // Not from within the first call, which comes before there is anything to leave.
        queueMicrotask(() => leave());
      });
    });
  const resumed = resumeHere(
    rules.game,
    saved.record,
    {
      secrets: [parseHex(saved.secret)],
      fresh: freshDealing(thrower),
      chairs: () => playersOf(chairs),
    },
    {
      keep,
      async think(bot, view, seat) {
        // The first bot is asked before there is a table.
        await Promise.resolve();
        await nextGame();
        bots ??= openBots();
        const [turn] = await Promise.all([bots.ask(bot, view, seat, freshSeed()), breathe()]);
        return turn;
      },
    },
  );
  if (isFault(resumed)) return resumed;
  const here = resumed;
  keep();
  const own = chairs.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const start = { own, kept: keptDraft(here, own, draft), proceed, notAsked };
  const table = createTable(here, rules, start, {
    isConfirmed,
    freshId: freshCommandId,
    keepDraft(next) {
      const turn = next?.turn ?? '';
      if (turn === draft) return;
      draft = turn;
      keep();
    },
    dropDraft() {
      draft = '';
    },
    fail,
  });
  return {
    id,
    startedAt,
    table,
    trouble,
    record: () => here.record(),
    close() {
      table.close();
      here.close();
      bots?.close();
    },
  };
}
