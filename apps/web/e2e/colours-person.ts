import type { Locator, Page } from 'playwright-core';
import { answerAll, MissedTap } from './answering.ts';

/** What waits for the main button only. */
const CHOSEN =
  '.colours-strip.is-dice .strip-die.is-chosen, .strip-option.is-chosen, .strike-number[aria-pressed=true]';

/** The parts of a table of Colour Kingdoms that a person uses. */
export const onColours = (page: Page) => ({
  action: page.locator('.thumb-action'),
  undo: page.locator('.thumb button').first(),
  dice: page.locator('.strip-die:not(.is-barred)'),
  options: page.locator('.strip-option'),
  chosen: page.locator(CHOSEN),
  targets: page.locator('.colours-main .area-hit.is-target'),
  matches: page.locator('.colours-main .area-hit.is-match'),
  area: (area: number) => page.locator(`.colours-main [data-area="${area}"]`),
  spell: (spell: string) => page.locator(`.spell-chip[data-spell="${spell}"]`),
  drop: (colour: string) => page.locator(`.drop-chip[data-drop="${colour}"]`),
  strikes: page.locator('.strike-number.is-open'),
  yes: page.locator('[data-answer="yes"]'),
  no: page.locator('[data-answer="no"]'),
  say: page.locator('.say-text'),
  task: page.locator('.head-task'),
  curtain: page.locator('.curtain'),
  end: page.locator('.end'),
});

/** How somebody plays: every method answers what the table shows. */
export interface ColoursManner {
  /** Takes a film that waits for it further. */
  cue(page: Page): Promise<void>;
  take(page: Page): Promise<void>;
  option(page: Page): Promise<void>;
  colour(page: Page): Promise<void>;
  strike(page: Page): Promise<void>;
  goOn(page: Page): Promise<void>;
  come(page: Page): Promise<void>;
}

export const COLOURS_BY_TAPS: ColoursManner = {
  cue: (page) => page.touchscreen.tap(180, 300),
  take: (page) => onColours(page).dice.first().tap(),
  option: (page) => onColours(page).options.first().tap(),
  colour: (page) => tapArea(page, onColours(page).targets.first()),
  strike: (page) => onColours(page).strikes.last().tap(),
  goOn: (page) => onColours(page).action.tap(),
  come: (page) => page.locator('.curtain button').first().tap(),
};

export const COLOURS_BY_KEYS: ColoursManner = {
  cue: (page) => page.keyboard.press('Enter'),
  async take(page) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  },
  async option(page) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  },
  async colour(page) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  },
  async strike(page) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  },
  goOn: (page) => page.keyboard.press('Enter'),
  come: (page) => page.locator('.curtain button').first().press('Enter'),
};

/** What a table shows, in the order in which it is answered. */
const SEEN = {
  end: '.end',
  come: '.curtain button',
  // A film lies over the table until it has ended, or waits for a tap.
  film: '.travel-cover',
  option: '.colours-strip.is-options .strip-option:not(.is-chosen)',
  strike: '.strike-sheet:not(:has([aria-pressed=true])) .strike-number.is-open',
  take: '.colours-strip.is-dice:not(:has(.is-chosen)) .strip-die:not(.is-barred)',
  colour: '.colours-main .area-hit.is-target',
  goOn: '.thumb-action:not([aria-disabled=true])',
} as const;

/** Plays on until the table shows a result, or until a condition holds; bots answer meanwhile. */
export function playColoursOn(
  page: Page,
  manner: ColoursManner,
  isEnough: () => Promise<boolean> = async () => false,
): Promise<void> {
  const answer = async (seen: Exclude<keyof typeof SEEN, 'end'>) => {
    if (seen === 'film') return endFilm(page, manner);
    if (seen !== 'come' && (await onColours(page).chosen.count()) > 0) return manner.goOn(page);
    return manner[seen](page);
  };
  return answerAll(page, { selectors: SEEN, answer, isEnough });
}

const READY_TO_GO_ON = '.thumb-action:not([aria-disabled=true])';

/** A film that waits goes on by a tap; another one ends by itself. */
async function endFilm(page: Page, manner: ColoursManner): Promise<void> {
  const isWaiting = await page.locator(READY_TO_GO_ON).count();
  if (isWaiting > 0) await manner.cue(page);
  // Another film may follow it that waits.
  else await page.locator(`body:not(:has(.travel-cover)), ${READY_TO_GO_ON}`).first().waitFor({ state: 'attached' });
}

/** Areas are not squares: their signs stand where there is most room. */
export async function tapArea(page: Page, target: Locator): Promise<void> {
  const area = await target.getAttribute('data-area');
  const at = await page.evaluate((id) => {
    const shape = document.querySelector<SVGPolygonElement>(`.colours-main [data-area="${id}"]`);
    if (!shape) return undefined;
    const { x, y, width, height } = shape.getBoundingClientRect();
    const isInside = (px: number, py: number) => document.elementFromPoint(px, py) === shape;
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    for (const down of steps) {
      for (const right of steps) {
        const [px, py] = [x + right * width, y + down * height];
        if (isInside(px, py)) return { x: px, y: py };
      }
    }
    return undefined;
  }, area);
  if (!at) throw new MissedTap(`area ${area} cannot be tapped`);
  await page.touchscreen.tap(at.x, at.y);
}
