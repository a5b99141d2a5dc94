import { hash } from 'node:crypto';
import { below, createRng } from '@crownhold/core';
import { findGame } from '@crownhold/games';
import type { Dealing } from '../src/ports/dealing.ts';
import type { Heads } from '../src/ports/heads.ts';
import { type Hints, NO_HINTS } from '../src/ports/hints.ts';
import type { LogLine } from '../src/ports/log.ts';
import type { Notes } from '../src/ports/notes.ts';
import type { Notices } from '../src/ports/notices.ts';
import type { Store } from '../src/ports/store.ts';
import type { ThinkingRequest } from '../src/ports/thinking.ts';
import { Conversation } from '../src/tables/conversation.ts';
import { TableService } from '../src/tables/table-service.ts';

export interface StillOptions {
  readonly store: Store;
  readonly dealing: Dealing;
  readonly seed?: number;
  /** For the dealer's secret alone. */
  readonly secretSeed?: number;
  /** Of the process; where its clock begins. */
  readonly startMs?: number;
  readonly notices?: Notices;
  /** Of a store that several nodes share. */
  readonly heads?: Heads;
  readonly notes?: Notes;
  readonly hints?: Hints;
  think?(request: ThinkingRequest): Promise<string>;
  /** What happens while the service lets others have their turn. */
  pause?(): Promise<void>;
}

const SECRET_BYTES = 32;

interface Timer {
  readonly atMs: number;
  task(): void;
}

/** A server whose time stands still until somebody moves it. */
export class StillServer {
  readonly service: TableService;
  readonly logs: LogLine[];
  readonly #time: { nowMs: number };
  readonly #timers: Set<Timer>;

  private constructor(service: TableService, logs: LogLine[], time: { nowMs: number }, timers: Set<Timer>) {
    this.service = service;
    this.logs = logs;
    this.#time = time;
    this.#timers = timers;
  }

  static async start({
    store,
    dealing,
    seed = 1,
    secretSeed = 2,
    startMs = 0,
    notices,
    heads,
    notes,
    hints = NO_HINTS,
    think,
    pause = () => Promise.resolve(),
  }: StillOptions): Promise<StillServer> {
    const time = { nowMs: startMs };
    const timers = new Set<Timer>();
    const logs: LogLine[] = [];
    const rng = createRng(seed);
    const secretRng = createRng(secretSeed);
    const service = await TableService.start({
      clock: { nowMs: () => time.nowMs },
      timers: {
        after: (delayMs, task) => {
          const timer = { atMs: time.nowMs + delayMs, task };
          timers.add(timer);
          return () => timers.delete(timer);
        },
        pause,
      },
      entropy: {
        bytes: (count) =>
          Uint8Array.from({ length: count }, () => below(count === SECRET_BYTES ? secretRng : rng, 256)),
      },
      digest: (text) => hash('sha256', text, 'hex'),
      dealing,
      hints,
      heads,
      notes,
      notices,
      log: (line) => logs.push(line),
      store,
      thinking: {
        places: 2,
        has: (game, bot) => findGame(game) !== undefined && bot === 'quick',
        think: think ?? (() => new Promise(() => {})),
      },
    });
    return new StillServer(service, logs, time, timers);
  }

  /** Lets time pass, timer by timer. */
  async pass(ms: number): Promise<void> {
    const endMs = this.#time.nowMs + ms;
    for (;;) {
      await settle();
      const due = [...this.#timers].filter(({ atMs }) => atMs <= endMs).sort((one, other) => one.atMs - other.atMs)[0];
      if (!due) break;
      this.#timers.delete(due);
      this.#time.nowMs = Math.max(this.#time.nowMs, due.atMs);
      due.task();
    }
    this.#time.nowMs = endMs;
    await settle();
  }

  /** A client that is greeted, and all that it hears. */
  async connect(session: string): Promise<StillClient> {
    const frames: string[] = [];
    const conversation = new Conversation(this.service, { session, send: (frame) => frames.push(frame) });
    await conversation.hear(JSON.stringify({ kind: 'hello', protocol: 1 }));
    return { frames, conversation, say: (message) => conversation.hear(JSON.stringify(message)) };
  }
}

export interface StillClient {
  readonly frames: string[];
  readonly conversation: Conversation;
  say(message: object): Promise<void>;
}

/** Lets all promises that can go on do so. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
