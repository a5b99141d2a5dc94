import type { Clock } from '../ports/clock.ts';

/**
 * Time during which somebody served tables. It goes on from where the last process left it, so the time when no server ran
 * is on nobody's clock, and all deadlines move without being touched.
 */
export class ServiceTime {
  readonly #clock: Clock;
  readonly #offsetMs: number;

  constructor(clock: Clock, servedMs: number) {
    this.#clock = clock;
    this.#offsetMs = servedMs - clock.nowMs();
  }

  nowMs(): number {
    return Math.floor(this.#clock.nowMs() + this.#offsetMs);
  }
}
