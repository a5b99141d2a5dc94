import type { Seat } from '@crownhold/core';

/** A device that says it belongs to a seat. */
export interface Claim {
  readonly claim: string;
  readonly session: string;
  readonly seat: Seat;
  readonly name?: string;
}

const MOST_CLAIMS = 20;

/** What people have said and nobody has decided yet. It lives as long as the table is in memory; then they say it again. */
export class Agreements {
  readonly #votes = new Map<Seat, Set<Seat>>();
  readonly #rematch = new Set<Seat>();
  #claims: readonly Claim[] = [];

  get claims(): readonly Claim[] {
    return this.#claims;
  }

  get rematch(): readonly Seat[] {
    return [...this.#rematch].sort(ascending);
  }

  get botVotes(): readonly { readonly seat: Seat; readonly agreed: readonly Seat[] }[] {
    return [...this.#votes].map(([seat, agreed]) => ({ seat, agreed: [...agreed].sort(ascending) }));
  }

  /** One of each session, and the latest of all. */
  addClaim(claim: Claim): void {
    const others = this.#claims.filter(({ session }) => session !== claim.session);
    this.#claims = [...others, claim].slice(-MOST_CLAIMS);
  }

  dropClaims(isGone: (claim: Claim) => boolean): void {
    this.#claims = this.#claims.filter((claim) => !isGone(claim));
  }

  voteForBot(absent: Seat, voters: readonly Seat[]): readonly Seat[] {
    const votes = this.#votes.get(absent) ?? new Set<Seat>();
    this.#votes.set(absent, votes);
    for (const voter of voters) votes.add(voter);
    return [...votes];
  }

  /** The person is back, or a bot is there. */
  dropVotes(seat: Seat): void {
    this.#votes.delete(seat);
  }

  wantRematch(seats: readonly Seat[]): void {
    for (const seat of seats) this.#rematch.add(seat);
  }
}

function ascending(one: Seat, other: Seat): number {
  return one - other;
}
