import type { Locator, Page } from 'playwright-core';
import { FILM, firstSeen, skipFilm } from './steps.ts';

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
    const { x, y, width, height } = (await onDuel(page).dots.first().boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.click(x + width / 2, y + height / 2);
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
  name: '.domain-choice .arms-choice',
  take: '.draft-die.is-free:not([aria-disabled=true])',
  point: '.duel-main .map-dot',
} as const;
const SOMETHING = Object.values(SEEN).join();

/** Plays on until the table shows a result, or until a condition holds; bots answer meanwhile. */
export async function playDuelOn(
  page: Page,
  manner: DuelManner,
  isEnough: () => Promise<boolean> = async () => false,
): Promise<void> {
  for (;;) {
    const seen = await firstSeen(page, SEEN);
    if (seen === 'end' || (await isEnough())) return;
    if (seen === 'film') await skipFilm(page);
    else if (seen === undefined) await page.locator(SOMETHING).first().waitFor({ state: 'attached' });
    else await manner[seen](page);
  }
}

async function tapMiddle(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}
