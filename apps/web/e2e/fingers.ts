import type { CDPSession, Page } from 'playwright-core';

type Finger = readonly [x: number, y: number];
type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

async function touch(session: CDPSession, type: Touch, fingers: readonly Finger[], atMs?: number): Promise<void> {
  const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }));
  const time = atMs === undefined ? {} : { timestamp: atMs / 1000 };
  await session.send('Input.dispatchTouchEvent', { type, touchPoints, ...time });
}

async function middleOf(page: Page, selector: string): Promise<Finger> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Two fingers that go apart, to three times their distance. */
export async function pinchOut(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [x, y] = await middleOf(page, selector);
  const apart = (distance: number): readonly Finger[] => [
    [x - distance, y],
    [x + distance, y],
  ];
  await touch(session, 'touchStart', apart(30).slice(0, 1));
  await touch(session, 'touchStart', apart(30));
  for (const distance of [40, 55, 70, 90]) await touch(session, 'touchMove', apart(distance));
  await touch(session, 'touchEnd', []);
  await session.detach();
}

/** How long a finger stays down, and up, in a double tap. */
const TAP_MS = 40;

/** Two taps in the same place, one right after the other, however long the browser takes to hear of them. */
export async function doubleTap(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = await middleOf(page, selector);
  const startMs = Date.now();
  for (const [step, type] of (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).entries()) {
    await touch(session, type, type === 'touchStart' ? [at] : [], startMs + step * TAP_MS);
  }
  await session.detach();
}
