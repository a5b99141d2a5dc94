import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, PHONE } from './harness.ts';
import { useResources } from './worker-resources.ts';

// What is planted here must not be heard by the tests of other files: the server is its own.
const resources = useResources();
let harness: Harness;
beforeAll(async () => {
  harness = await openHarness(undefined, await resources().browser());
});
afterAll(() => harness?.close());

describe('a planted fault is found:', () => {
  it.each<[string, (page: Page) => Promise<unknown>, RegExp]>([
    ['a complaint on the console', (page) => page.evaluate(() => console.error('ink is out')), /^console: ink is out/],
    ['an error', (page) => page.evaluate(() => void setTimeout(() => fail())), /^error: .*fail is not defined/],
    ['a file that is not there', (page) => page.evaluate(() => fetch('/none.js')), /^404: .*none\.js$/],
    [
      'a foreign host',
      (page) => page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.9/' }))),
      /^foreign host:/,
    ],
    [
      'a style against the CSP, as the server is told',
      (page) => page.evaluate(() => document.body.setAttribute('style', 'color: red')),
      /"effective-directive":"style-src-attr".*"csp-report"/,
    ],
    ['a page that crashes', crash, /^crashed:/],
  ])('%s', async (_, plant, problem) => {
    const opened = await harness.open(PHONE);
    // The server may still hear of what was planted before.
    const isFound = () => opened.problems().some((line) => problem.test(line));
    expect(isFound()).toBe(false);
    await plant(opened.page);
    await expect.poll(isFound).toBe(true);
    await opened.close();
  });
});

/** The browser answers nothing more from there. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
}

declare function fail(): void;
