import type { Seat } from '@crownhold/core';
import type { Audience } from './audience.ts';
import type { TableLog } from './table-log.ts';

export type PresenceKind = 'here' | 'away' | 'learning' | 'bot';

/** Time between two reactions of a seat. */
const REACTION_MS = 3000;

/** Who is there. It lives as long as the table is in memory: whoever is there says so again. */
export class Presence {
  readonly #audience: Audience;
  readonly #sinceMs: number;
  readonly #learning = new Set<Seat>();
  readonly #leftMs = new Map<Seat, number>();
  readonly #reactedMs = new Map<Seat, number>();

  constructor(audience: Audience, nowMs: number) {
    this.#audience = audience;
    this.#sinceMs = nowMs;
  }

  kindOf(log: TableLog, seat: Seat): PresenceKind {
    if (log.isBotSeat(seat)) return 'bot';
    if (this.#learning.has(seat)) return 'learning';
    return this.#audience.isHere(seat) ? 'here' : 'away';
  }

  isHere(seat: Seat): boolean {
    return this.#audience.isHere(seat);
  }

  /** Connections have come or gone. */
  note(seats: number, nowMs: number): void {
    for (let seat = 0; seat < seats; seat++) {
      if (this.#audience.isHere(seat)) this.#leftMs.delete(seat);
      else if (!this.#leftMs.has(seat)) this.#leftMs.set(seat, nowMs);
    }
  }

  /** For how long nobody has looked at the table as that seat, as far as it is known; 0 if somebody does. */
  awayMs(seat: Seat, nowMs: number): number {
    return this.isHere(seat) ? 0 : nowMs - (this.#leftMs.get(seat) ?? this.#sinceMs);
  }

  setLearning(seats: readonly Seat[], isLearning: boolean): void {
    for (const seat of seats)
      if (isLearning) this.#learning.add(seat);
      else this.#learning.delete(seat);
  }

  /** Whether the seat may make a sign now; if so it has. */
  react(seat: Seat, nowMs: number): boolean {
    const lastMs = this.#reactedMs.get(seat);
    if (lastMs !== undefined && nowMs - lastMs < REACTION_MS) return false;
    this.#reactedMs.set(seat, nowMs);
    return true;
  }
}
