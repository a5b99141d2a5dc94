import { hasCastleInCentre, type Kingdom, listTerritories, type Territory } from './kingdom.ts';

/** What K17 compares; in a Dynasty the sums over the games (K20). */
export interface Standing {
  readonly points: number;
  readonly largest: number;
  readonly crowns: number;
}

export interface Details {
  largest: number;
  crowns: number;
  discarded: number;
  territories: Territory[];
}

export function detailsOf(kingdom: Kingdom, discarded: number): Details {
  const territories = listTerritories(kingdom);
  let largest = 0;
  let crowns = 0;
  for (const territory of territories) {
    largest = Math.max(largest, territory.squares);
    crowns += territory.crowns;
  }
  return { largest, crowns, discarded, territories };
}

export function standingOf(kingdom: Kingdom, discarded: number, variants: readonly string[]): Standing {
  const { largest, crowns, territories } = detailsOf(kingdom, discarded);
  let points = 0;
  for (const territory of territories) points += territory.points;
  if (variants.includes('middle-kingdom') && hasCastleInCentre(kingdom)) points += 10; // K18
  if (variants.includes('harmony') && discarded === 0) points += 5; // K19
  return { points, largest, crowns };
}

export function addStandings(one: Standing, other: Standing): Standing {
  return {
    points: one.points + other.points,
    largest: one.largest + other.largest,
    crowns: one.crowns + other.crowns,
  };
}

function isAhead(one: Standing, other: Standing, tiebreak: string): boolean {
  if (one.points !== other.points) return one.points > other.points;
  if (tiebreak === 'territory-then-crowns' && one.largest !== other.largest) return one.largest > other.largest;
  return one.crowns > other.crowns;
}

/** K17: a place counts everyone ahead, so equals share one (1, 1, 3). */
export function rankStandings(standings: readonly Standing[], tiebreak: string): number[] {
  return standings.map((own) => 1 + standings.filter((other) => isAhead(other, own, tiebreak)).length);
}
