import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { belowTitle, loadFairness, screenAddress } from './fairness-text.ts';
import { type Block, type Inline, parseMarkdown } from './markdown.ts';

const shapeOf = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind));

function inlinesOf(block: Block): readonly Inline[] {
  if (block.kind === 'code') return [];
  return block.kind === 'list' ? block.items.flat() : block.parts;
}

describe.each(LANGUAGES)('what fairness means, in %s', (language) => {
  it('has the title that the page gives it', async () => {
    const { default: markdown } = await import(`../../../../docs/fairness/${language}.md?raw`);
    const t = translatorFor(language);
    const titles = parseMarkdown(markdown).filter((block) => block.kind === 'heading' && block.level === 1);
    expect(titles).toEqual([{ kind: 'heading', level: 1, parts: [{ kind: 'text', text: t('web-fairness') }] }]);
  });

  it('has the same parts as in English', async () => {
    expect(shapeOf(await loadFairness(language))).toEqual(shapeOf(await loadFairness('en')));
  });

  it('leaves no sign of Markdown unread', async () => {
    const texts = (await loadFairness(language)).flatMap(inlinesOf).filter(({ kind }) => kind === 'text');
    expect(texts.length).toBeGreaterThan(20);
    for (const { text } of texts as { text: string }[]) expect(text).not.toMatch(/[*`[\]|<>#]/);
  });
});

it('begins below its title', () => {
  expect(belowTitle(parseMarkdown('[ru](ru.md)\n\n# Title\n\nText'))).toEqual(parseMarkdown('Text'));
  expect(belowTitle(parseMarkdown('Text'))).toEqual(parseMarkdown('Text'));
});

it('links only to screens of the page', () => {
  expect(screenAddress('../rules/kingdomino.md')).toBe('#/rules');
  for (const target of ['../fair.md', 'ru.md', 'https://example.org', 'javascript:alert(1)', '#/rules'])
    expect(screenAddress(target)).toBeUndefined();
});
