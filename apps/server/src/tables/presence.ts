import type { Seat } from '@crownhold/core';
import type { NewNote, Note } from '../ports/notes.ts';
import type { Audience } from './audience.ts';
import type { TableLog } from './table-log.ts';

export type PresenceKind = 'here' | 'away' | 'learning' | 'bot';

/** Time between two reactions of a seat. */
const REACTION_MS = 3000;
/** Longer than anybody stays. */
const STAY_MS = 24 * 60 * 60_000;

/** Notes of the table, and how this node is called in them if there are others. */
interface SharedNotes {
  readonly notes: readonly Note[];
  readonly node: string | undefined;
}

/** Who is there: at this node by its connections, at others by their notes. */
export class Presence {
  readonly #audience: Audience;
  readonly #shared: SharedNotes;
  readonly #sinceMs: number;
  readonly #leftMs = new Map<Seat, number>();
  readonly #reactedMs = new Map<Seat, number>();

  constructor(audience: Audience, shared: SharedNotes, nowMs: number) {
    this.#audience = audience;
    this.#shared = shared;
    this.#sinceMs = nowMs;
  }

  kindOf(log: TableLog, seat: Seat): PresenceKind {
    if (log.isBotSeat(seat)) return 'bot';
    if (this.#shared.notes.some(({ key }) => key === learningKey(seat))) return 'learning';
    return this.isHere(seat) ? 'here' : 'away';
  }

  isHere(seat: Seat): boolean {
    const { notes, node } = this.#shared;
    const prefix = `here:${seat}:`;
    return this.#audience.isHere(seat) || notes.some(({ key }) => key.startsWith(prefix) && key !== `${prefix}${node}`);
  }

  /** Connections have come or gone, here or elsewhere. */
  note(seats: number, nowMs: number): void {
    for (let seat = 0; seat < seats; seat++) {
      if (this.isHere(seat)) this.#leftMs.delete(seat);
      else if (!this.#leftMs.has(seat)) this.#leftMs.set(seat, nowMs);
    }
  }

  /** For how long nobody has looked at the table as that seat, as far as it is known; 0 if somebody does. */
  awayMs(seat: Seat, nowMs: number): number {
    return this.isHere(seat) ? 0 : nowMs - (this.#leftMs.get(seat) ?? this.#sinceMs);
  }

  /** Whether the seat may make a sign now; if so it has. */
  react(seat: Seat, nowMs: number): boolean {
    const lastMs = this.#reactedMs.get(seat);
    if (lastMs !== undefined && nowMs - lastMs < REACTION_MS) return false;
    this.#reactedMs.set(seat, nowMs);
    return true;
  }
}

export function hereNote(seat: Seat, node: string): NewNote {
  return { key: `here:${seat}:${node}`, text: '', lifeMs: STAY_MS, endsWithNode: true };
}

export function learningNote(seat: Seat): NewNote {
  return { key: learningKey(seat), text: '', lifeMs: STAY_MS, endsWithNode: true };
}

function learningKey(seat: Seat): string {
  return `learning:${seat}`;
}
