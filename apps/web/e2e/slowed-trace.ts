import type { Browser, Page } from 'playwright-core';

/** How much slower the processor is than that of this computer. */
export const SLOWED = 4;

/**
 * Marks in the trace when layers of pieces are made, and when they set off; a film that only waits has none. The cards of
 * a reveal turn from the moment on when all of them are drawn.
 */
export const MARK_TRAVEL = `new MutationObserver((changes) => {
  const isFilm = (node) => node.className === 'travel';
  const isMoving = (node) => node.childElementCount > 0 || document.querySelector('.watched');
  const begin = () => performance.mark('travel-begins');
  const setOff = () => performance.mark('travel-sets-off');
  for (const { target, attributeName, addedNodes, removedNodes } of changes) {
    if (attributeName === 'class' && target.className === 'reveal') begin(), setOff();
    // Layers that are many are made beside the screen first.
    if (attributeName === 'style' && isFilm(target) && target.style.translate === '0px') setOff();
    for (const node of addedNodes) {
      if (isFilm(node) && isMoving(node)) begin(), node.style.translate || setOff();
    }
    for (const node of removedNodes) if (isFilm(node)) performance.mark('travel-ends');
  }
}).observe(document, { childList: true, subtree: true, attributeFilter: ['class', 'style'] });`;

/** What the browser did while something was done, with the processor slowed down. */
export async function traceOf(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const browser: Browser = page.context().browser()!;
  const categories = [
    'devtools.timeline',
    'devtools.timeline.frame',
    'disabled-by-default-devtools.timeline.frame',
    'blink.user_timing',
    'toplevel',
  ];
  await browser.startTracing(page, { categories });
  await act();
  return browser.stopTracing();
}
