import { createRng, type GameTypes, isFault, isRefusal, joinTurn, listMoves, type Rng } from '@crownhold/core';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { Far } from '@crownhold/table/far';
import { onTestFinished } from 'vitest';
import { doDeed } from '../src/join/deeds.ts';
import { FarSession } from '../src/join/far-session.ts';
import { type EnteredTable, enterTable } from '../src/online/enter-table.ts';
import { keepRecord } from '../src/online/keep-record.ts';
import { isOnlineFault } from '../src/online/online-client.ts';
import { openFar } from '../src/online/open-far.ts';
import { createPaint } from '../src/paint.ts';
import { findBoard } from '../src/play/boards.ts';
import { parseKeys } from '../src/play/keys.ts';
import { drawSnapshot } from '../src/play/picture.ts';
import { createFolder } from './folder.ts';

const t = translatorFor('en');

/** A terminal at a table of a server, without a terminal: somebody who plays random turns in writing. */
export class FarTerminal {
  readonly folder: string;
  readonly #link: string;
  readonly #rng: Rng;
  #entered: EnteredTable | undefined;
  #far: Far<GameTypes> | undefined;
  #session: FarSession | undefined;
  readonly #watchers = new Set<() => void>();
  #problem: unknown;

  constructor(link: string, seed: number, folder = createFolder().path) {
    this.#link = link;
    this.folder = folder;
    this.#rng = createRng(seed);
    onTestFinished(() => this.close());
  }

  get session(): FarSession {
    return this.#session!;
  }

  get far(): Far<GameTypes> {
    return this.#far!;
  }

  get version(): number {
    return this.session.controls.session.table.version;
  }

  /** Sits down, or goes on after a restart. */
  async open(): Promise<void> {
    const entered = await enterTable(this.#link, { XDG_DATA_HOME: this.folder }, t, { name: 'Оля' });
    if (typeof entered === 'string') throw new Error(entered);
    const { game, client, files } = entered;
    const far = openFar(game, entered, client, files, (fault) => {
      this.#problem = fault;
    });
    far.open();
    const trouble = await far.ready;
    const board = findBoard(game.id);
    if (trouble !== undefined || isRefusal(board)) throw new Error(trouble ?? 'no board');
    [this.#entered, this.#far] = [entered, far];
    this.#session = new FarSession(t, far, board, entered.own, {
      nowMs: Date.now,
      act: async (deed) => {
        const done = await doDeed(client, entered.table, deed);
        return isOnlineFault(done) ? JSON.stringify(done) : undefined;
      },
      show: () => this.#wake(),
      fail: (error) => {
        this.#problem = error;
        this.#wake();
      },
    });
    this.#wake();
  }

  close(): void {
    this.#session?.close();
  }

  screen(): string {
    const canvas = drawSnapshot(100, 30, this.session.snapshot, { t, charset: 'ascii' });
    return canvas.lines(createPaint(false)).join('\n');
  }

  press(keys: string): void {
    for (const key of parseKeys(keys, 'en')) this.session.key(key);
    this.#wake();
  }

  /** Watches and plays nothing until the condition holds. */
  until(isDone: () => boolean): Promise<void> {
    return this.#until(isDone, () => undefined);
  }

  /** Plays whenever it is asked; resolves when the condition holds. */
  playUntil(isDone: () => boolean): Promise<void> {
    return this.#until(isDone, () => this.#play());
  }

  #until(isDone: () => boolean, act: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.#problem) reject(this.#problem);
        else if (isDone()) resolve();
        else {
          act();
          return;
        }
        this.#watchers.delete(look);
      };
      this.#watchers.add(look);
      look();
    });
  }

  /** As leaving the table does. */
  async record(): Promise<{ readonly record: string; readonly witness: string }> {
    const { files, table } = this.#entered!;
    const kept = await keepRecord(this.#entered!, this.far.kept, t);
    if (isFault(kept) || 'complaint' in kept) throw new Error(JSON.stringify(kept));
    return { record: files.recordPath(table), witness: files.witnessPath(table) };
  }

  #wake(): void {
    if (this.#session) for (const look of [...this.#watchers]) queueMicrotask(look);
  }

  #play(): void {
    const { mode } = this.session.snapshot;
    if (mode.kind !== 'turn') return;
    const { board } = this.session.controls;
    const { start, moves } = mode.turn.input.draft;
    if (moves.length > 0) return;
    const state = board.game.copy(start);
    const steps: string[] = [];
    while (board.game.turn(state, mode.seat) === board.game.turn(start, mode.seat)) {
      const legal = listMoves(board.game, state, mode.seat);
      const move = legal[this.#rng() % legal.length]!;
      steps.push(board.game.formatMove(state, move));
      board.game.apply(state, mode.seat, move);
    }
    this.session.controls.act({ kind: 'write', text: joinTurn(steps) });
    this.press('\r');
  }
}
