import { type GameTypes, type Seat, SPECTATOR, type TableView } from '@crownhold/core';
import type { Here, KeptDraft, Source } from '@crownhold/table';
import type { StorageFault } from '../app/device-storage.ts';
import type { Chair } from '../games/chair.ts';
import { playersOf } from '../games/saved-game.ts';
import { type SavedGame, saveGame } from '../games/store.ts';
import { formatHex } from './luck.ts';

/** What a device keeps of a game besides the game itself. */
export interface Kept {
  readonly id: string;
  readonly startedAt: number;
  readonly chairs: readonly Chair[];
  /** The turn in the making, as text. */
  readonly draft: string;
}

/** Keeps a game of this device as it stands; the one place where a table is saved. Says why, if it will be gone with the page. */
export function keepTable<G extends GameTypes>(here: Here<G>, kept: Kept): StorageFault | undefined {
  return saveGame(savedTable(here, kept, Date.now()));
}

/** A table as the device keeps it, the turn in the making included. */
function savedTable<G extends GameTypes>(
  here: Here<G>,
  { id, startedAt, chairs, draft }: Kept,
  now: number,
): SavedGame {
  const { status, view } = lookAt(here);
  const isOver = status === 'over';
  return {
    id,
    game: here.game.id as SavedGame['game'],
    record: { ...here.record(), players: playersOf(chairs) },
    secret: formatHex(here.secret),
    chairs,
    draft,
    startedAt,
    updatedAt: now,
    isOver,
    ...(isOver && { points: chairs.map((_, seat) => here.game.score(view, seat)) }),
  };
}

/** The turn that was in the making when the table was left, for whoever of the device is asked. */
export function keptDraft<G extends GameTypes>(
  source: Source<G>,
  own: readonly Seat[],
  turn: string,
): KeptDraft | undefined {
  const asking = lookAt(source).asked.find(({ seat }) => own.includes(seat));
  return asking && turn !== '' ? { ...asking, turn } : undefined;
}

/** The table as it stands, without staying to watch it. */
function lookAt<G extends GameTypes>(source: Source<G>): TableView<G> {
  let seen: TableView<G> | undefined;
  source.watch(SPECTATOR, (table) => {
    seen = table;
  })();
  if (!seen) throw new Error('a source that does not tell at once');
  return seen;
}
