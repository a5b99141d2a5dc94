import type { Rank } from '../ports/connection.ts';

/** After this long with spectators, players have their turn. */
const SLICE_MS = 4;

/** Sends to players at once, and to spectators when there is nothing else to do. */
export class Courier {
  #waiting: (() => void)[] = [];
  #isPlanned = false;

  deliver(rank: Rank, send: () => void): void {
    if (rank === 'player') send();
    else {
      this.#waiting.push(send);
      this.#plan();
    }
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#sendSome();
    });
  }

  #sendSome(): void {
    const waiting = this.#waiting;
    const endMs = performance.now() + SLICE_MS;
    let sent = 0;
    while (sent < waiting.length && performance.now() < endMs) waiting[sent++]!();
    this.#waiting = waiting.slice(sent);
    if (this.#waiting.length > 0) this.#plan();
  }
}
