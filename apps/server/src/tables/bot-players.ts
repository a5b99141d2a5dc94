import { type Asking, below, createRng, joinTurn, listMoves, type Seat } from '@crownhold/core';
import type { ThinkingRequest } from '../ports/thinking.ts';
import { isWorthThinking } from './due.ts';
import type { TableLog } from './table-log.ts';
import type { TablePorts } from './table-ports.ts';
import { ThinkingQueueFull } from './thinking-queue.ts';
import type { TurnRequest } from './turns.ts';

const THINKING_MS = 2000;
const AGAIN_MS = 1000;
/** After this many failures the turn is made without a bot: nobody waits for ever. */
const MOST_FAILURES = 3;

/** What became of a bot's turn: it is stored or no longer asked for, it cannot be stored now, or it is no turn. */
export type Settled = 'settled' | 'unavailable' | 'refused';

/** Makes the turns of bots, and those of people whose clocks have run out. */
export class BotPlayers {
  readonly #table: string;
  readonly #ports: TablePorts;
  readonly #play: (request: TurnRequest) => Promise<Settled>;
  readonly #again: () => void;
  readonly #begun = new Map<string, number>();
  readonly #failures = new Map<string, number>();

  /** `again` wakes the table: it knows what is asked by then. */
  constructor(table: string, ports: TablePorts, play: (request: TurnRequest) => Promise<Settled>, again: () => void) {
    this.#table = table;
    this.#ports = ports;
    this.#play = play;
    this.#again = again;
  }

  get isIdle(): boolean {
    return this.#begun.size === 0;
  }

  /** Whether a bot had begun the turn at that time. It is not interrupted. */
  hasBegun(seat: Seat, since: number, atMs: number): boolean {
    const begun = this.#begun.get(`${seat}:${since}`);
    return begun !== undefined && begun <= atMs;
  }

  /** Lets bots think about all turns that are theirs now. */
  wake(log: TableLog, isWatched: boolean, share: string): void {
    if (log.status !== 'playing') return;
    const nowMs = this.#ports.time.nowMs();
    const isPlaying = isWatched || isWorthThinking(log);
    for (const asking of log.match!.asked) {
      const deadline = log.deadlineMs(asking.seat);
      if (log.isBotSeat(asking.seat)) {
        if (isPlaying) this.#begin(log, asking, 'bot', share);
      } else if (deadline !== undefined && deadline < nowMs) this.#begin(log, asking, 'timeout', share);
    }
  }

  #begin(log: TableLog, { seat, since }: Asking, by: 'bot' | 'timeout', share: string): void {
    const key = `${seat}:${since}`;
    if (this.#begun.has(key)) return;
    const begunMs = this.#ports.time.nowMs();
    this.#begun.set(key, begunMs);
    const command = `${by}:${seat}:${since}`;
    this.#think(log, seat, since, share)
      .then((turn) => this.#play({ by, command, seat, since, turn, arrivedMs: begunMs }))
      .catch((error): Settled => (error instanceof ThinkingQueueFull ? 'unavailable' : 'refused'))
      .then((settled) => this.#end(key, settled));
  }

  async #think(log: TableLog, seat: Seat, since: number, share: string): Promise<string> {
    const { thinking, entropy } = this.#ports;
    const key = `${seat}:${since}`;
    const { game, state } = log.match!;
    const view = game.view(state, seat);
    const seed = new DataView(entropy.bytes(4).buffer).getUint32(0);
    const failures = this.#failures.get(key) ?? 0;
    if (failures >= MOST_FAILURES) return anyTurn(log, seat, seed);
    const setup = log.setup!.seats[seat]!;
    const request: Omit<ThinkingRequest, 'effort'> = {
      id: `bot:${this.#table}:${key}${failures > 0 ? `:${failures}` : ''}`,
      game: game.id,
      ...(setup.kind === 'bot' && { bot: setup.bot }),
      view: game.formatState(view),
      seat,
      seed,
      deadlineMs: THINKING_MS,
    };
    return thinking.think(request, share);
  }

  #end(key: string, settled: Settled): void {
    if (settled === 'settled') {
      this.#begun.delete(key);
      this.#failures.delete(key);
      return;
    }
    if (settled === 'refused') {
      this.#failures.set(key, (this.#failures.get(key) ?? 0) + 1);
      this.#ports.log({ level: 'warn', event: 'bot-failed', table: this.#table });
    }
    this.#ports.timers.after(AGAIN_MS, () => {
      this.#begun.delete(key);
      this.#again();
    });
  }
}

/** A legal turn by nobody's judgement. Every prefix of a turn can be completed. */
function anyTurn({ match }: TableLog, seat: Seat, seed: number): string {
  const { game, state } = match!;
  const view = game.copy(game.view(state, seat));
  const rng = createRng(seed);
  const turn = game.turn(view, seat);
  const steps: string[] = [];
  while (game.turn(view, seat) === turn) {
    const moves = listMoves(game, view, seat);
    const move = moves[below(rng, moves.length)]!;
    steps.push(game.formatMove(view, move));
    game.apply(view, seat, move);
  }
  return joinTurn(steps);
}
