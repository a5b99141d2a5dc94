import type { Seat } from '@crownhold/core';
import type { NewNote } from '../ports/notes.ts';
import type { TableStore } from './table-store.ts';

/** A device that says it belongs to a seat. */
export interface Claim {
  readonly claim: string;
  readonly session: string;
  readonly seat: Seat;
  readonly name?: string;
}

const MOST_CLAIMS = 20;
const MINUTE_MS = 60_000;
/** Whoever still wants a bot votes again. */
const VOTE_MS = 30 * MINUTE_MS;
const WISH_MS = 24 * 60 * MINUTE_MS;

/** What people have said and nobody has decided yet, as notes of the table: known to all nodes, and in no record. */
export class Agreements {
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  get claims(): readonly Claim[] {
    const claims = this.#texts('claim').map(([, text]) => JSON.parse(text) as Claim & { readonly at: number });
    return claims.sort((one, other) => one.at - other.at).slice(-MOST_CLAIMS);
  }

  get rematch(): readonly Seat[] {
    return this.#texts('rematch')
      .map(([seat]) => Number(seat))
      .sort(ascending);
  }

  get botVotes(): readonly { readonly seat: Seat; readonly agreed: readonly Seat[] }[] {
    const votes = this.#texts('vote').map(([key]) => key.split(':').map(Number) as [Seat, Seat]);
    const seats = [...new Set(votes.map(([seat]) => seat))].sort(ascending);
    return seats.map((seat) => ({ seat, agreed: this.votersFor(seat) }));
  }

  votersFor(absent: Seat): readonly Seat[] {
    return this.#texts(`vote:${absent}`)
      .map(([voter]) => Number(voter))
      .sort(ascending);
  }

  /** One of each session, and the latest of all. */
  addClaim({ claim, session, seat, name }: Claim, nowMs: number): Promise<void> {
    const text = JSON.stringify({ claim, session, seat, ...(name !== undefined && { name }), at: nowMs });
    return this.#store.putNotes([{ key: `claim:${session}`, text, lifeMs: WISH_MS }]);
  }

  dropClaims(isGone: (claim: Claim) => boolean): Promise<void> {
    return this.#store.dropNotes(this.claims.filter(isGone).map(({ session }) => `claim:${session}`));
  }

  voteForBot(absent: Seat, voters: readonly Seat[]): Promise<void> {
    return this.#store.putNotes(voters.map((voter) => wish(`vote:${absent}:${voter}`, VOTE_MS)));
  }

  /** The person is back, or a bot is there. */
  dropVotes(seat: Seat): Promise<void> {
    return this.#store.dropNotes(this.votersFor(seat).map((voter) => `vote:${seat}:${voter}`));
  }

  wantRematch(seats: readonly Seat[]): Promise<void> {
    return this.#store.putNotes(seats.map((seat) => wish(`rematch:${seat}`, WISH_MS)));
  }

  /** Keys behind a prefix, and what their notes say. */
  #texts(prefix: string): (readonly [string, string])[] {
    const own = this.#store.notes.filter(({ key }) => key.startsWith(`${prefix}:`));
    return own.map(({ key, text }) => [key.slice(prefix.length + 1), text] as const);
  }
}

function wish(key: string, lifeMs: number): NewNote {
  return { key, text: '', lifeMs };
}

function ascending(one: Seat, other: Seat): number {
  return one - other;
}
