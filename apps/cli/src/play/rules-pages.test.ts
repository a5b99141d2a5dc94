import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { textWidth } from '../text-width.ts';
import { BOARDS } from './boards.ts';
import { rulesPages } from './rules-pages.ts';

it('breaks lines anew, with the number of a rule to the left', () => {
  const text = 'K8   The kings act along\n     the line.\nK12  Both halves';
  expect(rulesPages([text], { columns: 22, rows: 24 })).toEqual([
    ['K8   The kings act', '     along the line.', 'K12  Both halves'],
  ]);
});

it('begins a page with a whole rule, and each text on a page of its own', () => {
  expect(rulesPages(['K1   a a a a\nK2   b b b b', 'c'], { columns: 10, rows: 7 })).toEqual([
    ['K1   a a', '     a a'],
    ['K2   b b', '     b b'],
    ['c'],
  ]);
});

it.each(BOARDS.map((board) => [board.game.id, board] as const))(
  'leaves no word out in the smallest window: %s',
  (_, board) => {
    for (const language of LANGUAGES) {
      const t = translatorFor(language);
      const { texts } = board.rules(board.game.parseOptions({ seats: 2 }) as never, t);
      for (const size of [
        { columns: 60, rows: 20 },
        { columns: 80, rows: 24 },
      ]) {
        const pages = rulesPages(texts, size);
        for (const page of pages) {
          expect(page.length).toBeLessThanOrEqual(size.rows - 4);
          for (const line of page) expect(textWidth(line)).toBeLessThanOrEqual(size.columns - 2);
        }
        const words = (lines: readonly string[]) => lines.join(' ').split(/\s+/).filter(Boolean);
        expect(words(pages.flat())).toEqual(words(texts));
      }
    }
  },
);
