import {
  type Asking,
  type GameOf,
  type GameRecord,
  type GameTypes,
  isFault,
  type RecordFault,
  type Seat,
} from '@crownhold/core';
import type { Dealing } from '@crownhold/fair';
import type { Here, HerePorts, KeptDraft, Source } from '@crownhold/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { StorageFault } from '../app/device-storage.ts';
import { t } from '../app/language.ts';
import type { Chair } from './chair.ts';
import { untilOwnTurn } from './correspondence.ts';
import { openHere, storedGameOf } from './here-storage.ts';
import { type GamePlace, inLanguage, type StoredDraft } from './saved-game.ts';
import { gameStore, keepDraft, loadParts, onGameChange, putGame, touchGame } from './store.ts';

/** A window at a game of this device: rows are kept before they are told, and those of other windows come by themselves. */
export interface DeviceTable<G extends GameTypes> {
  readonly id: string;
  readonly source: Source<G>;
  readonly chairs: readonly Chair[];
  /** The only seat that is played here, if the others are elsewhere and get the game by message. */
  readonly ownSeat?: Seat | undefined;
  /** In milliseconds. */
  readonly startedAt: number;
  /** The turn that was in the making when the table was left, unless the source tells it. */
  readonly kept: KeptDraft | undefined;
  /** Why the game will not outlive the page, if so. */
  readonly fault: ReadonlySignal<StorageFault | undefined>;
  /** Keeps a turn in the making, instead of the last one of this window. */
  keepDraft(draft: KeptDraft | undefined): void;
  /** As far as anybody may read it. */
  record(): Promise<GameRecord>;
  /** Tells what was kept since the moment that the table was opened at. */
  catchUp?(): Promise<void>;
  close(): void;
}

export interface DeviceTablePorts<G extends GameTypes> {
  /** To go on by if the game is not sealed. */
  readonly fresh: Dealing<G['state']>;
  readonly think?: HerePorts<G>['think'];
}

/** Opens a game of this device; a fault if its record is broken, nothing if there is none. */
export async function openDeviceTable<G extends GameTypes>(
  game: GameOf<G>,
  id: string,
  { fresh, think }: DeviceTablePorts<G>,
): Promise<DeviceTable<G> | RecordFault | undefined> {
  const parts = await loadParts(id);
  const fault = signal<StorageFault>();
  const opened =
    parts &&
    openHere<G>(game, untilOwnTurn(parts), {
      fresh,
      think,
      store: gameStore,
      named: (saved) => inLanguage(saved, t.value),
      report(found) {
        fault.value = found;
      },
    });
  if (!opened || isFault(opened)) return opened;
  const { here, saved } = opened;
  const unlisten = onGameChange(id, () => {
    here.follow().catch(reportError);
  });
  const report = (found: StorageFault | undefined) => {
    fault.value = found ?? fault.value;
  };
  touchGame(id).then(report, reportError);
  let draftSeat: Seat | undefined;
  return {
    id,
    source: here,
    chairs: saved.chairs,
    ownSeat: saved.ownSeat,
    startedAt: saved.startedAt,
    kept: draftFor(saved.drafts, here.asked),
    fault,
    keepDraft(draft) {
      const seat = draft?.seat ?? draftSeat;
      draftSeat = draft?.seat;
      if (seat !== undefined) keepDraft(id, seat, draft).then(report, reportError);
    },
    record: async () => here.record(),
    catchUp: () => here.follow(),
    close() {
      unlisten();
      here.close();
    },
  };
}

/** Keeps a game that was begun or opened, under the first id that is free; returns it. */
export async function keepNewGame<G extends GameTypes>(
  here: Here<G>,
  chairs: readonly Chair[],
  freshId: () => string,
): Promise<string> {
  for (;;) {
    const game = storedGameOf(here, chairs, freshId());
    if ((await putGame(game)).kind === 'kept') return game.head.id;
  }
}

/** Keeps it under a fixed id, instead of the game that is known there. If another window was first, its game stays. */
export async function keepGameAs<G extends GameTypes>(
  id: string,
  here: Here<G>,
  chairs: readonly Chair[],
  instead: GamePlace | undefined,
): Promise<void> {
  await putGame(storedGameOf(here, chairs, id), instead);
}

/** The turn in the making that still can be made. */
export function draftFor(drafts: readonly StoredDraft[], asked: readonly Asking[]): KeptDraft | undefined {
  for (const { seat, since, turn } of drafts) {
    const present = seat === undefined ? asked[0] : asked.find((asking) => asking.seat === seat);
    if (present && (seat === undefined || present.since === since)) return { ...present, turn };
  }
  return undefined;
}
