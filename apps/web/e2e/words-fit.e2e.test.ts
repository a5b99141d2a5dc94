import { LANGUAGES } from '@crownhold/i18n';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE } from './harness.ts';
import { SCREENS } from './screens.ts';
import { goTo } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

const NAMES = ['first', 'first-continued', 'game-sheet', 'games', 'pad', 'end'];

it.each(LANGUAGES)(
  'words stay in their buttons and whole in the heads of tables on a phone, in %s',
  async (language) => {
    const page = await openPage({ ...PHONE, language, reducedMotion: true, seed: 7 });
    for (const { name, route, go } of SCREENS.filter((screen) => NAMES.includes(screen.name))) {
      await goTo(page, route);
      await go?.(page, language);
      expect(await misplacedWords(page), name).toEqual([]);
    }
  },
);

/** Words that stick out of their button, or that are cut in two without a hyphen. */
function misplacedWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wordsIn = (element: Element) => {
      const words: Range[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        if (node.parentElement?.closest('.unseen')) continue;
        for (const { index, 0: word } of node.data.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          words.push(range);
        }
      }
      return words;
    };
    const sticksOut = (word: Range, element: Element) => {
      const [inner, outer] = [word.getBoundingClientRect(), element.getBoundingClientRect()];
      return inner.left < outer.left - 0.5 || inner.right > outer.right + 0.5;
    };
    const isCut = (word: Range) => new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    const out = [...document.querySelectorAll('.button, button')].flatMap((button) =>
      wordsIn(button).filter((word) => sticksOut(word, button) || isCut(word)),
    );
    const cut = [...document.querySelectorAll('thead th')].flatMap((head) => wordsIn(head).filter(isCut));
    return [...out, ...cut].map(String);
  });
}
