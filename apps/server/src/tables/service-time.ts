import type { Clock } from '../ports/clock.ts';

/**
 * Time during which somebody served tables. It goes on from where the last process left it, so the time when no server ran
 * is on nobody's clock, and all deadlines move without being touched. Of several nodes the one that is ahead is right: the
 * others have started from a beat that was some seconds old.
 */
export class ServiceTime {
  readonly #clock: Clock;
  #offsetMs: number;

  constructor(clock: Clock, servedMs: number) {
    this.#clock = clock;
    this.#offsetMs = servedMs - clock.nowMs();
  }

  nowMs(): number {
    return Math.floor(this.#clock.nowMs() + this.#offsetMs);
  }

  /** Somebody has served until then. It never goes back. */
  advance(servedMs: number): void {
    this.#offsetMs += Math.max(0, servedMs - this.nowMs());
  }
}
