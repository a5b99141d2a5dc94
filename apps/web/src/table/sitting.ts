import { type GameOf, type GameRecord, type GameTypes, isFault, type RecordFault, type Seat } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { StorageFault } from '../app/device-storage.ts';
import { findCard } from '../games/cards.ts';
import { ownSeats } from '../games/correspondence.ts';
import { type DeviceTable, openDeviceTable } from '../games/device-table.ts';
import type { GameAction } from './action.ts';
import type { BotClient } from './bot-client.ts';
import type { Advice, Face } from './face.ts';
import type { ToldAct } from './film.ts';
import { freshCommandId, freshDealing, freshSeed } from './luck.ts';
import type { Scene } from './projector.ts';
import { createTable, type TableModel } from './table-model.ts';

/** A device at a table of its own: the table, its bots, and its place among my games. */
export interface Sitting<G extends GameTypes, I extends Input<G>, A extends GameAction> {
  readonly id: string;
  /** In milliseconds. */
  readonly startedAt: number;
  readonly table: TableModel<G, I, A>;
  /** Why the game will not outlive the page, if so, or that it was deleted in another window. */
  readonly trouble: ReadonlySignal<StorageFault | 'gone' | undefined>;
  /** The seats of people at this device. */
  readonly own: readonly Seat[];
  /** Whether the others are elsewhere and get the game by message. */
  readonly isByMessage: boolean;
  /** As far as anybody may read it. */
  record(): Promise<GameRecord>;
  close(): void;
}

export interface SittingPorts<G extends GameTypes, H> {
  /** Whether a person is asked before a turn ends. */
  isConfirmed(): boolean;
  /** Shows what others did, `own` being the people at this device. */
  play?(
    act: ToldAct<G>,
    own: readonly Seat[],
    hasMore: () => boolean,
    show: (scene: Scene<G>) => void,
  ): Promise<void> | undefined;
  openBots(): BotClient<G, H>;
  fail(error: unknown): void;
}

/** Sits down at a game that was kept, with the turn that was in the making; a fault if its record is broken, nothing if it is gone. */
export async function sitDown<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  { rules, proceed, notAsked }: Face<G, I, A, H>,
  id: string,
  { isConfirmed, play, openBots, fail }: SittingPorts<G, H>,
): Promise<Sitting<G, I, A> | RecordFault | undefined> {
  const device = await openTable<G, H>(rules.game, id, openBots);
  if (device === undefined || isFault(device)) return device;
  const { source, chairs, ownSeat, startedAt, kept } = device;
  const own = ownSeats(chairs, ownSeat);
  const isByMessage = ownSeat !== undefined;
  const start = { own, kept, proceed, notAsked };
  const table = createTable(source, rules, start, {
    isConfirmed,
    freshId: freshCommandId,
    keepDraft: device.keepDraft,
    fail,
    ...(play && { play: (act, hasMore, show) => play(act, own, hasMore, show) }),
  });
  if (isByMessage) device.catchUp?.().catch(fail);
  return {
    id,
    startedAt,
    own,
    isByMessage,
    table,
    trouble: computed(() => (table.shown.value.stage.kind === 'stopped' ? 'gone' : device.fault.value)),
    record: device.record,
    close() {
      table.close();
      device.close();
    },
  };
}

/** Where the game lives: in a worker if it hides anything, else here. */
async function openTable<G extends GameTypes, H>(
  game: GameOf<G>,
  id: string,
  openBots: () => BotClient<G, H>,
): Promise<DeviceTable<G> | RecordFault | undefined> {
  if (findCard(game.id)?.isDealtInWorker) {
    const { openHostedTable } = await import('./host/hosted-table.ts');
    return openHostedTable<G>(game, id);
  }
  let bots: BotClient<G, H> | undefined;
  const device = await openDeviceTable<G>(game, id, {
    fresh: freshDealing(undefined),
    async think(bot, view, seat) {
      bots ??= openBots();
      return bots.ask(bot, view, seat, freshSeed());
    },
  });
  if (device === undefined || isFault(device)) return device;
  const close = () => {
    device.close();
    bots?.close();
  };
  return { ...device, close };
}
