import { type Domain, listDomains } from './map.ts';
import type { Player } from './match.ts';
import { inOrder } from './spellbook.ts';

export interface Details {
  points: number;
  /** Squares of the largest domain, with crosses or without. */
  largest: number;
  /** `points` of a domain are its squares times its crosses, without the 3 of the spell domains. */
  domains: Domain[];
  /** By arms. */
  ticks: Record<string, number>;
  /** Spells, in the order of D4. */
  won: string[];
  used: string[];
  castleUsed: boolean;
  named: string | undefined;
  /** Drawn squares, the castle not among them. */
  drawn: number;
}

export function detailsOf({ map, page, castleUsed, named }: Player): Details {
  const domains = listDomains(map);
  let points = 0;
  let largest = 0;
  for (const domain of domains) {
    points += domain.points; // D19
    if (domain.arms === named) points += 3; // D20
    largest = Math.max(largest, domain.squares);
  }
  const won = inOrder(page.won);
  const used = inOrder(page.used);
  return { points, largest, domains, ticks: { ...page.ticks }, won, used, castleUsed, named, drawn: map.size };
}

function isAhead(one: Details, other: Details): boolean {
  return one.points !== other.points ? one.points > other.points : one.largest > other.largest;
}

/** D21: equals share a place. */
export function rankDetails(details: readonly Details[]): number[] {
  return details.map((own) => 1 + details.filter((other) => isAhead(other, own)).length);
}
