import type { Rulebook } from '../../../learn/rulebook.ts';
export async function loadDuelRulebook(): Promise<Rulebook> {
  return { game: 'duel', about: () => '', short: () => '', chapters: [] };
}
