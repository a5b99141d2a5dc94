/** Who sits at a seat: a person, or a bot by its name or by the command line that starts it. */
export interface Chair {
  readonly name: string;
  readonly bot?: string;
}

/** The chairs that a record names in `players`; `undefined` when it names none, or they do not fit. */
export function parseChairs(players: readonly unknown[] | undefined, seats: number): readonly Chair[] | undefined {
  if (players?.length !== seats) return undefined;
  const chairs = players.map(parseChair);
  return chairs.every((chair) => chair !== undefined) ? chairs : undefined;
}

const MAX_NAME = 20;

function parseChair(player: unknown): Chair | undefined {
  if (typeof player === 'string') return { name: shortName(player) };
  if (typeof player !== 'object' || player === null || !('name' in player)) return undefined;
  const { name, bot } = player as { readonly name: unknown; readonly bot?: unknown };
  if (typeof name !== 'string') return undefined;
  return typeof bot === 'string' ? { name: shortName(name), bot } : { name: shortName(name) };
}

/** One line of printable characters, short enough for a heading. */
export function shortName(name: string): string {
  return [...name.replaceAll(/\p{C}/gu, '').trim()].slice(0, MAX_NAME).join('') || '?';
}
