import type { Page } from 'playwright-core';
import { answerAll, tapMiddle } from './answering.ts';
import { FILM, skipFilm } from './steps.ts';

/** The parts of a table that a person uses. */
export const onTable = (page: Page) => ({
  action: page.locator('.thumb-action'),
  undo: page.locator('.thumb button').first(),
  free: page.locator('.domino-place.is-free'),
  targets: page.locator('.target'),
  ghost: page.locator('.ghost'),
  task: page.locator('.head-task'),
  refusal: page.locator('.say-line.is-refusal'),
  end: page.locator('.end'),
});

/** How somebody plays: what they do while something moves, when a domino is to be placed, when one is to be taken, and to go on. */
interface Manner {
  film(page: Page): Promise<void>;
  place(page: Page): Promise<void>;
  take(page: Page): Promise<void>;
  goOn(page: Page): Promise<void>;
}

export const BY_TAPS: Manner = {
  film: skipFilm,
  place: (page) => tapMiddle(page, onTable(page).targets.first()),
  take: (page) => onTable(page).free.last().tap(),
  goOn: (page) => onTable(page).action.tap(),
};

/** The same by somebody who looks at everything that moves. */
export const WATCHING: Manner = { ...BY_TAPS, film: (page) => page.locator(FILM).waitFor({ state: 'detached' }) };

export const BY_MOUSE: Manner = {
  film: skipFilm,
  place: (page) => page.keyboard.press('n'),
  take: (page) => onTable(page).free.first().click(),
  goOn: (page) => onTable(page).action.click(),
};

export const BY_KEYS: Manner = {
  film: skipFilm,
  place: (page) => page.keyboard.press('n'),
  async take(page) {
    for (const key of ['1', '2', '3', '4']) {
      await page.keyboard.press(key);
      if ((await page.locator(SEEN.goOn).count()) > 0) return;
    }
  },
  goOn: (page) => page.keyboard.press('Enter'),
};

/** What a table shows, in the order in which it is answered. */
const SEEN = {
  end: '.end',
  film: FILM,
  goOn: '.thumb-action:not([aria-disabled=true])',
  take: '.domino-place.is-free',
  place: '.target',
} as const;
/** A lesson may have to be answered first. */
const LESSON = '.bubble button';

/** Plays on until the table shows a result, or until a condition holds; bots answer meanwhile. */
export function playOn(
  page: Page,
  manner: Manner,
  isEnough: () => Promise<boolean> = async () => false,
): Promise<void> {
  return answerAll(page, { selectors: SEEN, others: LESSON, answer: (seen) => manner[seen](page), isEnough });
}

/** The middle of an empty square that is too far from all places where the domino may lie. */
export function farSquare(page: Page): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(() => {
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, side: width };
    };
    const targets = [...document.querySelectorAll('.target')].map(middle);
    if (targets.length === 0) return undefined;
    const squares = [...document.querySelectorAll('.kingdom > .grid-board [data-spot]')].map(middle);
    const far = squares.find(({ x, y, side }) =>
      targets.every((target) => Math.hypot(target.x - x, target.y - y) > 1.6 * side),
    );
    return far && { x: far.x, y: far.y };
  });
}
