import { areasOfKind, areasOfKingdom, KINDS, KINGDOMS } from './map.ts';
import type { Match, Player } from './match.ts';

/** C36: the points of the first and the second place. */
export const ACHIEVEMENTS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ...KINGDOMS.map((kingdom): [string, [number, number]] => [kingdom, [4, 2]]),
  ...KINDS.map((kind): [string, [number, number]] => [kind, [3, 1]]),
  ['three', [3, 1]],
]);

/** C43: the rows in which numbers are struck. */
export const ROWS: readonly string[] = [...KINGDOMS, ...KINDS];

function isComplete({ sheet }: Player, achievement: string): boolean {
  const isPainted = (label: string): boolean => sheet.areas.has(label);
  if (KINDS.includes(achievement)) return areasOfKind(achievement).every(isPainted); // C36: tamed or beaten
  if (KINGDOMS.includes(achievement)) return areasOfKingdom(achievement).every(isPainted);
  return KINGDOMS.filter((kingdom) => areasOfKingdom(kingdom).every(isPainted)).length >= 3;
}

export function isStruck({ struck }: Player, achievement: string, number: number): boolean {
  return struck.includes(`${achievement} ${number}`);
}

export function isCircled({ places }: Player, achievement: string, number: number): boolean {
  return places.get(achievement) === number;
}

/** C43: row and number, all that are neither circled nor struck. */
export function listOpen(player: Player): string[] {
  return ROWS.flatMap((row) =>
    ACHIEVEMENTS.get(row)!
      .filter((number) => !isCircled(player, row, number) && !isStruck(player, row, number))
      .map((number) => `${row} ${number}`),
  );
}

/** C35: gives the places of this round, to all at once. */
export function awardPlaces(match: Match): void {
  for (const [achievement, numbers] of ACHIEVEMENTS) {
    // C36: each once for each player.
    const fresh = match.players.filter((player) => !player.places.has(achievement) && isComplete(player, achievement));
    if (fresh.length === 0) continue;
    const given = match.given.get(achievement) ?? 0;
    match.given.set(achievement, given + 1);
    for (const player of fresh) {
      const isAlone = match.players.length === 1;
      const open = isAlone ? numbers.filter((number) => !isStruck(player, achievement, number)) : numbers.slice(given);
      player.places.set(achievement, open[0] ?? 0); // C45: the highest not struck; C35: nothing after the second place
    }
  }
}
