import type { Options } from '@crownhold/games/kingdomino';

interface Result {
  readonly points: number;
  readonly largest: number;
  readonly crowns: number;
}

/** [K17] Places by points, then the largest territory unless the tie-break skips it, then crowns; equals share one. */
export function ranksOf(results: readonly Result[], tiebreak: Options['tiebreak']): readonly number[] {
  const chains = results.map(({ points, largest, crowns }) => [points, tiebreak === 'crowns' ? 0 : largest, crowns]);
  return chains.map((own) => 1 + chains.filter((other) => isAhead(other, own)).length);
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const step = one.findIndex((value, index) => value !== other[index]);
  return step >= 0 && one[step]! > other[step]!;
}
