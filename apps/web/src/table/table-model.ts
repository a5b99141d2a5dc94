import { formatDraft, isComplete, SPECTATOR, sinceOf } from '@crownhold/core';
import { type Event, kingdomino, type Options, type State } from '@crownhold/games/kingdomino';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { StorageFault } from '../app/device-storage.ts';
import type { DeviceTable } from '../games/device-table.ts';
import type { BotClient } from './bot-client.ts';
import type { Intention } from './intentions.ts';
import { freshSeed } from './luck.ts';
import { goOn, hearTable, type TableState } from './table-state.ts';

export interface KingdominoTypes {
  readonly state: State;
  readonly options: Options;
  readonly event: Event;
}

/** A table with its bots and its place among my games: intentions go in, the state comes out. */
export interface TableModel {
  readonly id: string;
  readonly state: ReadonlySignal<TableState>;
  /** Why the game will not outlive the page, if so, or that it was deleted in another window. */
  readonly trouble: ReadonlySignal<StorageFault | 'gone' | undefined>;
  want(intention: Intention): void;
  /** Ends the turn of a person, if it is complete. */
  confirm(): void;
  /** Begins the next game of a dynasty, or asks a bot again. */
  goOn(): void;
  close(): void;
}

export interface Ways {
  /** Whether a person is asked before a turn ends. */
  isConfirmed(): boolean;
  /** The time that the eye needs to follow what a bot did. */
  breathe(): Promise<void>;
}

export function createTable(device: DeviceTable<KingdominoTypes>, first: TableState, ways: Ways): TableModel {
  const { here } = device;
  const state = signal(first);
  const isGone = signal(false);
  let sent = 0;

  const setSent = (isSent: boolean) => {
    const { mode } = state.value;
    if (mode.kind === 'turn') state.value = { ...state.value, mode: { ...mode, isSent } };
  };

  const unwatch = here.watch(SPECTATOR, ({ status, stuck = [] }) => {
    isGone.value = status === 'stopped';
    state.value = hearTable(state.value, here.alone, stuck);
  });

  const confirm = () => {
    const { mode } = state.value;
    if (mode.kind !== 'turn' || mode.isSent || !isComplete(kingdomino, mode.hand.draft)) return;
    const { seat } = mode.hand.draft;
    const turn = formatDraft(mode.hand.draft);
    setSent(true);
    here
      .submit({ id: `person:${sent++}`, seat, since: sinceOf(here, seat)!, turn })
      .then((answer) => {
        if (answer.kind === 'accepted') return;
        setSent(false);
        // Another window may have been faster, or have deleted the game.
        if (!EXPECTED.has(answer.kind)) throw new Error(`a draft was refused: ${JSON.stringify(answer)}`);
      })
      .catch((error) => {
        setSent(false);
        reportError(error);
      });
  };

  return {
    id: device.id,
    state,
    trouble: computed(() => (isGone.value ? 'gone' : device.fault.value)),
    want(intention) {
      const before = state.value;
      if (before.mode.kind === 'turn' && before.mode.isSent) return;
      state.value = intention(before);
      if (draftOf(before) !== draftOf(state.value)) keepDraft(device, state.value);
      if (!ways.isConfirmed()) confirm();
    },
    confirm,
    goOn() {
      const { mode } = state.value;
      if (mode.kind === 'pause') state.value = goOn({ ...state.value, news: [] });
      else if (mode.kind === 'stuck') here.askAgain(mode.seat);
    },
    close() {
      unwatch();
      device.close();
    },
  };
}

const EXPECTED: ReadonlySet<string> = new Set(['stale', 'gone']);

/** A bot of a table that thinks in a worker, with time for the eye; not while a finished game is shown. */
export function createThinking(bots: () => BotClient, { breathe }: Pick<Ways, 'breathe'>) {
  const table = signal<ReadonlySignal<TableState>>();
  const isGoing = computed(() => table.value !== undefined && table.value.value.mode.kind !== 'pause');
  return {
    /** Bots think from now on. */
    start(model: Pick<TableModel, 'state'>): void {
      table.value = model.state;
    },
    think: async (bot: string, view: Parameters<BotClient['ask']>[1], seat: number) => {
      await until(isGoing);
      const [turn] = await Promise.all([bots().ask(bot, view, seat, freshSeed()), breathe()]);
      return turn;
    },
  };
}

function until(condition: ReadonlySignal<boolean>): Promise<void> {
  return new Promise((resolve) => {
    const end = effect(() => {
      if (!condition.value) return;
      resolve();
      // It may hold at once, before `end` is known.
      queueMicrotask(() => end());
    });
  });
}

function keepDraft(device: DeviceTable<KingdominoTypes>, { mode }: TableState): void {
  const draft = mode.kind === 'turn' ? mode.hand.draft : undefined;
  const since = draft && sinceOf(device.here, draft.seat);
  const isBegun = draft !== undefined && since !== undefined && draft.moves.length > 0;
  device.keepDraft(isBegun ? { seat: draft.seat, since, turn: formatDraft(draft) } : undefined);
}

function draftOf({ mode }: TableState) {
  return mode.kind === 'turn' ? mode.hand.draft : undefined;
}
