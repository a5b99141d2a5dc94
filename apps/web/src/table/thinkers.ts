import type { Thinker } from './thinker.ts';

/** Who thinks about which game. Each with a name that the build can read: it comes when its game is played. */
const THINKERS: Readonly<Record<string, () => Promise<Thinker>>> = {
  kingdomino: async () => (await import('./kingdomino/thinker.ts')).kingdominoThinker,
  duel: async () => (await import('./duel/thinker.ts')).duelThinker,
  colours: async () => (await import('./colours/thinker.ts')).coloursThinker,
};

export async function loadThinker(game: string): Promise<Thinker> {
  const load = Object.hasOwn(THINKERS, game) ? THINKERS[game] : undefined;
  if (!load) throw new Error(`nobody thinks about ${game}`);
  return load();
}
