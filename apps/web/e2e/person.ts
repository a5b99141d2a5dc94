import type { Locator, Page } from 'playwright-core';

/** The parts of a table that a person uses. */
export const onTable = (page: Page) => ({
  action: page.locator('.thumb-action'),
  undo: page.locator('.thumb button').first(),
  free: page.locator('.domino-place.is-free'),
  targets: page.locator('.target'),
  ghost: page.locator('.ghost'),
  task: page.locator('.prompt-task'),
  refusal: page.locator('.prompt-refusal'),
  end: page.locator('.end'),
});

/** How somebody plays: what they do when a domino is to be placed, when one is to be taken, and to go on. */
interface Manner {
  place(page: Page): Promise<void>;
  take(page: Page): Promise<void>;
  goOn(page: Page): Promise<void>;
}

export const BY_TAPS: Manner = {
  async place(page) {
    await tapMiddle(page, onTable(page).targets.first());
  },
  take: (page) => onTable(page).free.last().tap(),
  goOn: (page) => onTable(page).action.tap(),
};

export const BY_MOUSE: Manner = {
  place: (page) => page.keyboard.press('n'),
  take: (page) => onTable(page).free.first().click(),
  goOn: (page) => onTable(page).action.click(),
};

export const BY_KEYS: Manner = {
  place: (page) => page.keyboard.press('n'),
  async take(page) {
    for (const key of ['1', '2', '3', '4']) {
      await page.keyboard.press(key);
      if (await onTable(page).action.isEnabled()) return;
    }
  },
  goOn: (page) => page.keyboard.press('Enter'),
};

/** Plays on until the table shows a result, or until a condition holds; bots answer meanwhile. */
export async function playOn(
  page: Page,
  manner: Manner,
  isEnough: () => Promise<boolean> = async () => false,
): Promise<void> {
  const { action, free, targets, end } = onTable(page);
  for (;;) {
    await action.or(end).first().waitFor();
    if ((await end.count()) > 0 || (await isEnough())) return;
    if (await isReady(action)) await manner.goOn(page);
    else if ((await free.count()) > 0) await manner.take(page);
    else if ((await targets.count()) > 0) await manner.place(page);
    else await page.waitForTimeout(40);
  }
}

/** The table may become a result between two looks. */
async function isReady(action: Locator): Promise<boolean> {
  return (await action.count()) > 0 && action.isEnabled({ timeout: 1000 }).catch(() => false);
}

async function tapMiddle(page: Page, target: Locator): Promise<void> {
  // The tap before may take effect only now, and the target be gone.
  const box = await target.boundingBox({ timeout: 1000 }).catch(() => undefined);
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
