import type { ComponentType } from 'preact';

/** The score pads of games. Each with a name that the build can read: it comes when it is opened. */
const PADS: Readonly<Record<string, () => Promise<ComponentType>>> = {
  kingdomino: async () => (await import('./kingdomino/pad-screen.tsx')).KingdominoPad,
  duel: async () => (await import('./duel/pad-screen.tsx')).loadDuelPad(),
  colours: async () => (await import('./colours/pad-screen.tsx')).loadColoursPad(),
};

export function hasPad(game: string): boolean {
  return Object.hasOwn(PADS, game);
}

/** Only for games that have one. */
export function loadPad(game: string): Promise<ComponentType> {
  const load = hasPad(game) ? PADS[game] : undefined;
  return load ? load() : Promise.reject(new Error(`${game} has no score pad here`));
}
