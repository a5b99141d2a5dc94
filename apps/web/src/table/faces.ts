import type { Rulebook } from '../learn/rulebook.ts';
import { loadNewsTexts } from './news-texts.ts';
import type { OpenFace } from './open-face.tsx';

/** The games that can be played here. Each with a name that the build can read: it comes when it is wanted. */
const FACES: Readonly<Record<string, () => Promise<OpenFace>>> = {
  kingdomino: async () => (await import('./kingdomino/face.tsx')).kingdominoFace,
  duel: async () => (await import('./duel/face.tsx')).loadDuelFace(),
  colours: async () => (await import('./colours/face.tsx')).loadColoursFace(),
};

export function isPlayable(game: string): boolean {
  return Object.hasOwn(FACES, game);
}

export const PLAYABLE: readonly string[] = Object.keys(FACES);

/** Loads how a game is played, and the words for what happens in it. Only for games that can be. */
export async function loadFace(game: string): Promise<OpenFace> {
  const load = isPlayable(game) ? FACES[game] : undefined;
  if (!load) throw new Error(`${game} cannot be played here`);
  const [face] = await Promise.all([load(), loadNewsTexts()]);
  return face;
}

const RULEBOOKS: Readonly<Record<string, () => Promise<Rulebook>>> = {
  kingdomino: async () => (await import('./kingdomino/learn/rulebook.tsx')).kingdominoRulebook,
  duel: async () => (await import('./duel/learn/rulebook.tsx')).loadDuelRulebook(),
  colours: async () => (await import('./colours/learn/rulebook.tsx')).loadColoursRulebook(),
};

export function hasRulebook(game: string): boolean {
  return Object.hasOwn(RULEBOOKS, game);
}

/** Only for games that have one. */
export function loadRulebook(game: string): Promise<Rulebook> {
  const load = hasRulebook(game) ? RULEBOOKS[game] : undefined;
  return load ? load() : Promise.reject(new Error(`${game} has no rulebook here`));
}
