import { randomUUID } from 'node:crypto';
import { below, type Rng } from '@crownhold/core';
import type { FairEvent } from '@crownhold/fair';
import type { TableNews } from '@crownhold/protocol';
import { BenchDevice } from './bench-device.ts';
import type { BenchSocket } from './bench-socket.ts';
import { type CommandAnswer, PendingCommands } from './pending-commands.ts';

/** What the seats of a load have in common. */
export interface Load {
  readonly rng: Rng;
  /** Mean time from being asked to the turn, exponentially distributed, so that the pace is even from the start; 0 for at once. */
  thinkMs: number;
  isPlaying: boolean;
  /** From a turn to its acknowledgement, in milliseconds. */
  readonly latencies: number[];
  over: number;
}

/** A person who signs its turns, with as little work as that takes. */
export class BenchSeat {
  readonly #load: Load;
  readonly #table: string;
  readonly #seat: number;
  readonly #socket: BenchSocket;
  #device: BenchDevice | undefined;
  /** The next turn may be asked for before the answer to the last is read. */
  readonly #commands: PendingCommands;
  readonly #turns = new Set<string>();
  #view: TableNews['view'] | undefined;
  #settled = -1;
  #thinking: NodeJS.Timeout | undefined;
  #stage = '';
  isReady = false;

  constructor(load: Load, socket: BenchSocket, table: string, seat: number) {
    this.#load = load;
    this.#table = table;
    this.#seat = seat;
    this.#socket = socket;
    this.#commands = new PendingCommands((command) => socket.send(command));
    socket.add(table, seat, this);
  }

  /** How many turns the table has had. */
  get version(): number {
    return this.#view?.version ?? 0;
  }

  leave(): void {
    this.#socket.remove(this.#table, this.#seat);
  }

  /** Thinks anew, at the pace of now. */
  begin(): void {
    clearTimeout(this.#thinking);
    if (this.#thinking) this.#settled = -1;
    this.act();
  }

  /** Plays, if it is asked. */
  act(): void {
    const { thinkMs, rng, isPlaying } = this.#load;
    const asking = this.#view?.asked.find(({ seat }) => seat === this.#seat);
    if (!isPlaying || !asking || asking.since === this.#settled) return;
    this.#settled = asking.since;
    if (thinkMs === 0) this.#turn(asking.since);
    else this.#thinking = setTimeout(() => this.#turn(asking.since), -Math.log1p(-below(rng, FINE) / FINE) * thinkMs);
  }

  hearAnswer(command: string, answer: CommandAnswer): void {
    const ms = this.#commands.settle(command, answer);
    if (ms !== undefined && this.#turns.delete(command) && this.#load.isPlaying) this.#load.latencies.push(ms);
  }

  hearNews({ view, rows, fair }: TableNews): void {
    for (const row of rows) for (const { index, event } of row.fair) this.#hearEvent(index, event);
    for (const { index, event } of fair) this.#hearEvent(index, event);
    if (view.status === 'over' && this.#view?.status !== 'over' && this.#seat === 0) this.#load.over++;
    this.#view = view;
    this.isReady = view.status === 'playing';
    if (view.status === 'sealing') this.#seal();
    else this.act();
  }

  #hearEvent(index: number, event: object): void {
    // As the server wrote it: this measures, and does not judge.
    const fair = event as FairEvent;
    if (fair.kind === 'open') this.#device ??= new BenchDevice(this.#seat, fair);
    else this.#device!.hear(index, fair);
  }

  #seal(): void {
    const sealing = this.#view?.sealing;
    if (!this.#device || !sealing?.awaited.includes(this.#seat) || this.#stage === sealing.stage) return;
    this.#stage = sealing.stage;
    const { attempt } = sealing;
    if (sealing.stage === 'commit')
      this.#commands.send({ kind: 'commit', ...this.#ids(), client: this.#device.offer() });
    else this.#commands.send({ kind: 'reveal', ...this.#ids(), attempt, element: this.#device.element(attempt) });
  }

  #turn(since: number): void {
    this.#thinking = undefined;
    const steps = kingdominoTurn(this.#view!, this.#load.rng);
    const ids = this.#ids();
    const signed = this.#device!.signTurn(ids.commandId, steps);
    this.#turns.add(ids.commandId);
    this.#commands.send({ kind: 'submit', ...ids, since, turn: steps.join('; '), signed });
  }

  #ids() {
    return { table: this.#table, commandId: randomUUID(), seat: this.#seat };
  }
}

/** Of a random share. */
const FINE = 2 ** 30;
const NEXT_LINE = 4;

/** A first step that the server has listed and, where the text of the view shows a domino without a king, taking it. */
function kingdominoTurn({ legal = [], view = '' }: TableNews['view'], rng: Rng): readonly string[] {
  const first = legal[below(rng, legal.length)]!;
  const free = view
    .split(' | ')
    [NEXT_LINE]!.split(' ')
    .filter((domino) => !domino.includes('@') && domino !== '-');
  return first.startsWith('take') || free.length === 0 ? [first] : [first, `take ${free[below(rng, free.length)]}`];
}
