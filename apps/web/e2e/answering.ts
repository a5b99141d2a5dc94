import { errors, type Locator, type Page } from 'playwright-core';
import { firstSeen } from './steps.ts';
import { WAIT_MS } from './wait-limit.ts';

/** A single tap waits no longer for what was just seen: it may be gone, and then something else is to be answered. */
const TAP_MS = WAIT_MS / 10;

/** Something that was seen could not be tapped; it may be gone, or something lies over it for a moment. */
export class MissedTap extends Error {}

interface Answering<K extends string> {
  /** What a table shows, in the order in which it is answered. `end` ends it. */
  readonly selectors: Readonly<Record<K, string>>;
  /** What ends the waiting besides, though nobody here answers it. */
  readonly others?: string;
  answer(seen: Exclude<K, 'end'>): Promise<void>;
  /** Read after each look, and before what was seen is answered. */
  isEnough(): Promise<boolean>;
}

/**
 * Answers what a page shows until it shows the end, or until there is enough. Bots and other people act meanwhile: a tap
 * that comes too late is no fault, and the page is looked at again. Nothing but late taps for `WAIT_MS` is one.
 */
export async function answerAll<K extends string>(page: Page, answering: Answering<K>): Promise<void> {
  const { selectors, others, answer, isEnough } = answering;
  const something = [...Object.values<string>(selectors), ...(others === undefined ? [] : [others])].join();
  let missedSince: number | undefined;
  for (;;) {
    // Read before the condition: a bot may end its turn between the two, but whatever is seen while a person is to act
    // stays until the person acts. The other way round, a turn would be played that the condition was not asked about.
    const seen = await firstSeen(page, selectors);
    if (seen === 'end' || (await isEnough())) return;
    if (seen === undefined) await page.locator(something).first().waitFor({ state: 'attached' });
    else if (await isAnswered(page, () => answer(seen as Exclude<K, 'end'>), missedSince)) missedSince = undefined;
    else missedSince ??= performance.now();
  }
}

async function isAnswered(page: Page, answer: () => Promise<void>, missedSince = performance.now()): Promise<boolean> {
  page.setDefaultTimeout(TAP_MS);
  try {
    await answer();
    return true;
  } catch (error) {
    const isLate = error instanceof errors.TimeoutError || error instanceof MissedTap;
    if (!isLate || performance.now() - missedSince > WAIT_MS) throw error;
    return false;
  } finally {
    page.setDefaultTimeout(WAIT_MS);
  }
}

/** Where the middle of something is now. */
export async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new MissedTap(`there is no ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Without scrolling, as a finger does. */
export async function tapMiddle(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.touchscreen.tap(x, y);
}
