import type { AnyDealer } from './dealer.ts';

/** The games that are dealt in a worker. Each with a name that the build can read: it comes when it is played. */
const DEALERS: Readonly<Record<string, () => Promise<AnyDealer>>> = {
  // Each is only ever given states of its own game.
  colours: async () => (await import('../colours/throw/dealer.ts')).coloursDealer as unknown as AnyDealer,
};

export async function loadDealer(game: string): Promise<AnyDealer> {
  const load = Object.hasOwn(DEALERS, game) ? DEALERS[game] : undefined;
  if (!load) throw new Error(`${game} is not dealt in a worker`);
  return load();
}
