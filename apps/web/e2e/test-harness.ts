import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { type OpenedPage, openIn, type PageOptions } from './harness.ts';
import { useResources } from './worker-resources.ts';

export interface TestHarness {
  open(options: PageOptions): Promise<OpenedPage>;
  openPage(options: PageOptions): Promise<Page>;
}

/** Pages for the tests of one file. After each test every page that it opened must be free of problems. */
export function useHarness(): TestHarness {
  const resources = useResources();
  let openedPages: OpenedPage[] = [];
  afterEach(async () => {
    const pages = openedPages;
    openedPages = [];
    await Promise.all(pages.map((opened) => opened.close()));
    for (const opened of pages) expect(opened.problems()).toEqual([]);
  });
  const open = async (options: PageOptions) => {
    const [browser, server] = await Promise.all([resources().browser(), resources().server()]);
    const opened = await openIn(browser, server, options);
    openedPages.push(opened);
    return opened;
  };
  return { open, openPage: async (options) => (await open(options)).page };
}

/** Neither the page nor anything that sticks out of it makes it wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, window: width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide, `the page is ${wide} px wide in a window of ${width} px`).toBeLessThanOrEqual(width);
}
