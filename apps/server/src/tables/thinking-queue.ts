import type { Thinking, ThinkingRequest } from '../ports/thinking.ts';
import type { Timers } from '../ports/timers.ts';

/** More requests than this are turned away: their tables ask again. */
const MOST_WAITING = 256;
/** From this many waiting requests for each place on, bots think less. */
const BUSY_WAITING = 4;
const BUSY_EFFORT = 0.25;
/** A bot that has not answered after this many times its deadline is given up. */
const PATIENCE = 2;

export class ThinkingQueueFull extends Error {}

interface Waiting {
  readonly request: Omit<ThinkingRequest, 'effort'>;
  resolve(turn: Promise<string>): void;
}

/** Shares what bots can think among sessions: whoever has many tables does not make others wait. */
export class ThinkingQueue {
  readonly #thinking: Thinking;
  readonly #timers: Pick<Timers, 'after'>;
  /** By whoever they are for; a session that was served goes behind the others. */
  readonly #waiting = new Map<string, Waiting[]>();
  #count = 0;
  #running = 0;

  constructor(thinking: Thinking, timers: Pick<Timers, 'after'>) {
    this.#thinking = thinking;
    this.#timers = timers;
  }

  /** Whether bots think less than they could. */
  get isBusy(): boolean {
    return this.#count >= BUSY_WAITING * this.#thinking.places;
  }

  has(game: string, bot: string): boolean {
    return this.#thinking.has(game, bot);
  }

  think(request: Omit<ThinkingRequest, 'effort'>, share: string): Promise<string> {
    if (this.#count >= MOST_WAITING) return Promise.reject(new ThinkingQueueFull());
    return new Promise((resolve) => {
      const list = this.#waiting.get(share) ?? [];
      list.push({ request, resolve });
      this.#waiting.set(share, list);
      this.#count++;
      this.#next();
    });
  }

  #next(): void {
    if (this.#running >= this.#thinking.places) return;
    const first = this.#waiting.entries().next();
    if (first.done) return;
    const [share, list] = first.value;
    const { request, resolve } = list.shift()!;
    this.#waiting.delete(share);
    if (list.length > 0) this.#waiting.set(share, list);
    const effort = this.isBusy ? BUSY_EFFORT : 1;
    this.#count--;
    this.#running++;
    const turn = this.#thinkInTime({ ...request, effort });
    resolve(turn);
    const end = () => {
      this.#running--;
      this.#next();
    };
    turn.then(end, end);
  }

  #thinkInTime(request: ThinkingRequest): Promise<string> {
    return new Promise((resolve, reject) => {
      const late = () => reject(new Error('a bot did not answer in time'));
      // On a busy machine the first turn waits for a thread that loads its modules: longer than any bot thinks.
      const limitMs = PATIENCE * request.deadlineMs + (this.#thinking.startMs ?? 0);
      const cancel = this.#timers.after(limitMs, late);
      this.#thinking.think(request).then(resolve, reject).finally(cancel);
    });
  }
}
