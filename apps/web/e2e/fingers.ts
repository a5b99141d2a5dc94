import type { CDPSession, Page } from 'playwright-core';

type Finger = readonly [x: number, y: number];
type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

async function touch(session: CDPSession, type: Touch, fingers: readonly Finger[]): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
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

/** Two taps in the same place, one right after the other. */
export async function doubleTap(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = await middleOf(page, selector);
  for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const) {
    await touch(session, type, type === 'touchStart' ? [at] : []);
  }
  await session.detach();
}
