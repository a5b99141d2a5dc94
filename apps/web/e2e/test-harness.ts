import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Harness, type OpenedPage, openHarness, type PageOptions } from './harness.ts';

export interface TestHarness {
  open(options: PageOptions): Promise<OpenedPage>;
  openPage(options: PageOptions): Promise<Page>;
}

/** A harness for the tests of one file. After each test every page that it opened must be free of problems. */
export function useHarness(): TestHarness {
  let harness: Harness;
  let openedPages: OpenedPage[] = [];
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterEach(async () => {
    const pages = openedPages;
    openedPages = [];
    await Promise.all(pages.map((opened) => opened.close()));
    for (const opened of pages) expect(opened.problems()).toEqual([]);
  });
  afterAll(() => harness?.close());
  const open = async (options: PageOptions) => {
    const opened = await harness.open(options);
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
