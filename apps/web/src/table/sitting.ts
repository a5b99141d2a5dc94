import { type GameOf, type GameRecord, type GameTypes, isFault, type RecordFault, type Seat } from '@crownhold/core';
import type { RefereeTools } from '@crownhold/fair';
import type { Input, KeptDraft, Source } from '@crownhold/table';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { StorageFault } from '../app/device-storage.ts';
import { nextTask } from '../app/next-task.ts';
import { findCard } from '../games/cards.ts';
import { ownSeats } from '../games/correspondence.ts';
import { openDeviceTable } from '../games/device-table.ts';
import type { GameAction } from './action.ts';
import type { BotClient } from './bot-client.ts';
import type { Advice, Face } from './face.ts';
import type { ToldAct } from './film.ts';
import { freshCommandId, freshDealing, freshSeed } from './luck.ts';
import type { Scene } from './projector.ts';
import { createTable, type TableModel } from './table-model.ts';

/** A game that is open, wherever it lives: on this device, or at a server. */
export interface OpenedGame<G extends GameTypes> {
  readonly source: Source<G>;
  /** The seats of people at this device. */
  readonly own: readonly Seat[];
  /** In milliseconds. */
  readonly startedAt: number;
  readonly kept: KeptDraft | undefined;
  readonly fault: ReadonlySignal<StorageFault | undefined>;
  /** Up to which version this tab has told all of a game that hides something, if it knows. */
  readonly toldVersion?: number | undefined;
  readonly keepTold?: (version: number) => void;
  /** Whether the others are elsewhere and get the game by message. */
  readonly isByMessage?: boolean;
  keepDraft(draft: KeptDraft | undefined): void;
  /** Takes what has come by message since the game was opened last. */
  catchUp?(): Promise<unknown>;
  /** Tells whether there is a connection, until the returned function is called. Not for games on this device. */
  followLink?(hear: (isUp: boolean) => void): () => void;
  record(): Promise<GameRecord>;
  close(): void;
}

/** Opens a game that lives elsewhere; `tools` are what its referee needs besides the rules. */
export type OpenGame = <G extends GameTypes>(
  game: GameOf<G>,
  tools: RefereeTools<G['state']> | undefined,
) => Promise<OpenedGame<G> | RecordFault | undefined>;

/** A device at a table: the table, and its place among my games if it has one there. */
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
    behind: number,
  ): Promise<void> | undefined;
  openBots(): BotClient<G, H>;
  fail(error: unknown): void;
}

/** Sits down at a game that was kept, with the turn that was in the making; a fault if its record is broken, nothing if it is gone. */
export async function sitDown<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  { rules, proceed, notAsked, referee }: Face<G, I, A, H>,
  id: string,
  { isConfirmed, play, openBots, fail }: SittingPorts<G, H>,
  open?: OpenGame,
): Promise<Sitting<G, I, A> | RecordFault | undefined> {
  const opened = await (open ? open<G>(rules.game, referee) : openTable<G, H>(rules.game, id, openBots));
  if (opened === undefined || isFault(opened)) return opened;
  await nextTask();
  const { source, own, startedAt, kept, isByMessage = false } = opened;
  const start = { own, kept, toldVersion: opened.toldVersion, proceed, notAsked };
  const table = createTable(source, rules, start, {
    isConfirmed,
    freshId: freshCommandId,
    keepDraft: opened.keepDraft,
    ...(opened.keepTold && { keepTold: opened.keepTold }),
    fail,
    ...(play && { play: (act, ...rest) => play(act, own, ...rest) }),
  });
  if (isByMessage) opened.catchUp?.().catch(fail);
  const unfollow = opened.followLink?.((isUp) => table.hearLink(isUp));
  return {
    id,
    startedAt,
    own,
    isByMessage,
    table,
    trouble: computed(() => (table.shown.value.stage.kind === 'stopped' ? 'gone' : opened.fault.value)),
    record: opened.record,
    close() {
      unfollow?.();
      table.close();
      opened.close();
    },
  };
}

/** Where the game lives: in a worker if it hides anything, else here. */
async function openTable<G extends GameTypes, H>(
  game: GameOf<G>,
  id: string,
  openBots: () => BotClient<G, H>,
): Promise<OpenedGame<G> | RecordFault | undefined> {
  if (findCard(game.id)?.isDealtInWorker) {
    const { openHostedTable } = await import('./host/hosted-table.ts');
    const hosted = await openHostedTable<G>(game, id);
    return hosted === undefined || isFault(hosted) ? hosted : { ...hosted, own: ownSeats(hosted.chairs, undefined) };
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
  const { chairs, ownSeat } = device;
  return { ...device, own: ownSeats(chairs, ownSeat), isByMessage: ownSeat !== undefined, close };
}
