import { formatDraft, isComplete } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { StorageFault } from '../app/device-storage.ts';
import { type SavedGame, saveGame } from '../games/store.ts';
import type { BotClient } from './bot-client.ts';
import type { Intention } from './intentions.ts';
import { freshSeed } from './luck.ts';
import { savedTable } from './saved-table.ts';
import { goOn, isRejection, playTurn, type TableState } from './table-state.ts';

/** A table with its bots, saved after every change: intentions go in, the state comes out. */
export interface TableModel {
  readonly id: string;
  readonly state: ReadonlySignal<TableState>;
  /** Why the game will not outlive the page, if so. */
  readonly trouble: ReadonlySignal<StorageFault | undefined>;
  want(intention: Intention): void;
  /** Ends the turn of a person, if it is complete. */
  confirm(): void;
  /** Begins the next game of a dynasty, or asks a bot again. */
  goOn(): void;
  close(): void;
}

interface Ways {
  /** Whether a person is asked before a turn ends. */
  isConfirmed(): boolean;
  /** The time that the eye needs to follow what a bot did. */
  breathe(): Promise<void>;
  openBots(): BotClient;
}

export function createTable(saved: SavedGame, first: TableState, ways: Ways): TableModel {
  const state = signal(first);
  const trouble = signal<StorageFault>();
  let bots: BotClient | undefined;
  let isClosed = false;

  const keep = () => {
    trouble.value = saveGame(savedTable(saved.id, saved.startedAt, state.value));
  };

  const show = (next: TableState) => {
    const before = state.value;
    state.value = next;
    if (before.alone !== next.alone || draftOf(before) !== draftOf(next)) keep();
    if (next.mode !== before.mode) askBot().catch(reportError);
  };

  const askBot = async () => {
    const { mode, alone, chairs } = state.value;
    if (mode.kind !== 'bot') return;
    bots ??= ways.openBots();
    const { seat } = mode;
    const view = kingdomino.view(alone.match.state, seat);
    const [turn] = await Promise.all([bots.ask(chairs[seat]!.bot!, view, seat, freshSeed()), ways.breathe()]);
    // An answer to an older position is worth nothing now.
    if (isClosed || state.value.alone !== alone) return;
    const next = turn === undefined ? undefined : playTurn(state.value, seat, turn);
    show(next && !isRejection(next) ? next : { ...state.value, mode: { kind: 'stuck', seat } });
  };

  const confirm = () => {
    const { mode } = state.value;
    if (mode.kind !== 'turn' || !isComplete(kingdomino, mode.hand.draft)) return;
    const { draft } = mode.hand;
    const next = playTurn(state.value, draft.seat, formatDraft(draft));
    if (isRejection(next)) throw new Error(`a draft was refused: ${JSON.stringify(next)}`);
    show(next);
  };

  keep();
  askBot().catch(reportError);
  return {
    id: saved.id,
    state,
    trouble,
    want(intention) {
      show(intention(state.value));
      if (!ways.isConfirmed()) confirm();
    },
    confirm,
    goOn() {
      const { kind } = state.value.mode;
      if (kind === 'pause' || kind === 'stuck') show(goOn({ ...state.value, news: [] }));
    },
    close() {
      isClosed = true;
      bots?.close();
    },
  };
}

function draftOf({ mode }: TableState) {
  return mode.kind === 'turn' ? mode.hand.draft : undefined;
}
