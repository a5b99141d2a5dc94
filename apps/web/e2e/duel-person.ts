import type { Page } from 'playwright-core';
import { answerAll, middleOf, tapMiddle } from './answering.ts';
import { FILM, skipFilm } from './steps.ts';

/** The parts of a table of the Duel that a person uses. */
export const onDuel = (page: Page) => ({
  action: page.locator('.thumb-action'),
  ready: page.locator('.thumb-action:not([aria-disabled=true])'),
  undo: page.locator('.thumb button').first(),
  dice: page.locator('.draft-die.is-free:not([aria-disabled=true])'),
  chosen: page.locator('.draft-die.is-chosen'),
  arms: page.locator('.domain-choice .arms-choice'),
  dots: page.locator('.duel-main .map-dot'),
  ghost: page.locator('.duel-main .ghost'),
  chip: (power: string) => page.locator(`.power-chip[data-power="${power}"]`),
  say: page.locator('.say-text'),
  task: page.locator('.head-task'),
  end: page.locator('.end'),
});

/** How somebody plays: takes a die, names arms, points at a square, goes on. */
export interface DuelManner {
  take(page: Page): Promise<void>;
  name(page: Page): Promise<void>;
  point(page: Page): Promise<void>;
  goOn(page: Page): Promise<void>;
}

export const DUEL_BY_TAPS: DuelManner = {
  take: (page) => onDuel(page).dice.last().tap(),
  name: (page) => onDuel(page).arms.first().tap(),
  point: (page) => tapMiddle(page, onDuel(page).dots.first()),
  goOn: (page) => onDuel(page).action.tap(),
};

export const DUEL_BY_MOUSE: DuelManner = {
  take: (page) => onDuel(page).dice.first().click(),
  name: (page) => onDuel(page).arms.last().click(),
  point: async (page) => {
    const { x, y } = await middleOf(onDuel(page).dots.first());
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
  },
  goOn: (page) => onDuel(page).action.click(),
};

export const DUEL_BY_KEYS: DuelManner = {
  async take(page) {
    const free = await page
      .locator('.draft-die')
      .evaluateAll((dice) => dice.findIndex((die) => die.classList.contains('is-free') && die.ariaDisabled !== 'true'));
    await page.keyboard.press(String(free + 1));
  },
  name: (page) => page.keyboard.press('3'),
  async point(page) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  },
  goOn: (page) => page.keyboard.press('Enter'),
};

/** What a table shows, in the order in which it is answered. */
const SEEN = {
  end: '.end',
  // A film lies over the table until it has ended.
  film: FILM,
  goOn: '.thumb-action:not([aria-disabled=true])',
  // Arms that are named stay so until the turn is taken, and go then.
  name: '.domain-choice:not(:has(.is-chosen)) .arms-choice',
  take: '.draft-die.is-free:not([aria-disabled=true])',
  point: '.duel-main .map-dot',
} as const;

/** Plays on until the table shows a result, or until a condition holds; bots answer meanwhile. */
export function playDuelOn(
  page: Page,
  manner: DuelManner,
  isEnough: () => Promise<boolean> = async () => false,
): Promise<void> {
  const answer = (seen: Exclude<keyof typeof SEEN, 'end'>) => (seen === 'film' ? skipFilm(page) : manner[seen](page));
  return answerAll(page, { selectors: SEEN, answer, isEnough });
}
