import type { Language } from '@crownhold/i18n';
import { formatRoute } from '../app/route.ts';
import { findCard, routeOf } from '../games/cards.ts';
import { type Block, parseMarkdown } from './markdown.ts';

/** The same files that people read on GitHub, one for each language. */
const DOCUMENTS: Readonly<Record<Language, () => Promise<{ readonly default: string }>>> = {
  en: () => import('../../../../docs/fairness/en.md?raw'),
  ru: () => import('../../../../docs/fairness/ru.md?raw'),
  uk: () => import('../../../../docs/fairness/uk.md?raw'),
  bg: () => import('../../../../docs/fairness/bg.md?raw'),
};

export async function loadFairness(language: Language): Promise<readonly Block[]> {
  return belowTitle(parseMarkdown((await DOCUMENTS[language]()).default));
}

/** Without the title, which the screen shows itself, and the links to other languages above it. */
export function belowTitle(blocks: readonly Block[]): readonly Block[] {
  return blocks.slice(blocks.findIndex((block) => block.kind === 'heading' && block.level === 1) + 1);
}

/** The screen of a file that there is one for: the rules of a game. A link to any other file is shown as words. */
export function screenAddress(target: string): string | undefined {
  const [, game = ''] = /^\.\.\/rules\/(\w+)\.md$/.exec(target) ?? [];
  return findCard(game) ? formatRoute(routeOf('rules', game)) : undefined;
}
