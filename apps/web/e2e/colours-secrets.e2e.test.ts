import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COLOURS_BY_TAPS, onColours, playColoursOn } from './colours-person.ts';
import { PHONE } from './harness.ts';
import { settle, wordsOf } from './steps.ts';
import { heapStrings, storageOf } from './table-worker.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();

/** A game for two people with one phone. */
async function beginForTwo(page: Page): Promise<void> {
  await settle(page);
  const t = await wordsOf(page);
  await page.locator('.seat-who select').nth(1).selectOption('person');
  await page.getByRole('button', { name: t('web-start') }).press('Enter');
  await page.waitForURL(/#\/table\//);
}

/** All that anybody can find in the page without being in front of it. */
async function everything(page: Page): Promise<string> {
  const texts = await Promise.all([storageOf(page), page.content(), page.title(), page.locator('body').ariaSnapshot()]);
  return [...texts, await heapStrings(page)].join('\n');
}

/** What those hear who do not see the screen, as long as somebody is in front of it. */
function saidInFront(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    if (document.querySelector('.curtain')) return [];
    return [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent);
  });
}

/** What the first of both has coloured, once it is revealed: the steps as the device keeps them. */
function revealedSteps(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answer(indexedDB.open('crownhold'));
    const rows = await answer<{ opened?: { steps: string[] } }[]>(
      database.transaction('rows').objectStore('rows').getAll(),
    );
    database.close();
    return rows.flatMap(({ opened }) => opened?.steps ?? []).map((step) => step.replace(/^\d> /, ''));
  });
}

describe('two people with one phone', () => {
  it('[C22] what one of them has coloured is nowhere in the page while nobody is in front, nor after a reload', async () => {
    const page = await openPage({ ...PHONE, reducedMotion: true, seed: 11, route: '/new/colours' });
    await beginForTwo(page);
    const { curtain } = onColours(page);
    const isCurtain = async () => (await curtain.count()) > 0;
    await playColoursOn(page, COLOURS_BY_TAPS, isCurtain);
    // The first one comes, colours, and goes.
    await playColoursOn(page, COLOURS_BY_TAPS, async () => !(await isCurtain()));
    const known = await saidInFront(page);
    const said = new Set<string>();
    await playColoursOn(page, COLOURS_BY_TAPS, async () => {
      for (const line of await saidInFront(page)) if (!known.includes(line)) said.add(line);
      return isCurtain();
    });
    await page.locator('.curtain button').first().waitFor();
    const seen = [await everything(page)];
    await page.reload();
    await page.locator('.curtain button').first().waitFor();
    seen.push(await everything(page));
    await playColoursOn(page, COLOURS_BY_TAPS, async () => (await revealedSteps(page)).length > 0);
    const painted = (await revealedSteps(page)).filter((step) => /^(paint|blend|tower)/.test(step));
    expect(painted.length).toBeGreaterThan(0);
    expect(said.size).toBeGreaterThan(0);
    for (const text of seen) {
      for (const secret of [...painted, ...said]) expect(text.includes(secret), secret).toBe(false);
    }
    // What everybody may know by now is found by the same search.
    const [first] = painted as [string];
    expect((await storageOf(page)).includes(first)).toBe(true);
  });

  it('a hidden window comes back to the curtain, and the turn in the making to whose it is', async () => {
    const page = await openPage({ ...PHONE, reducedMotion: true, seed: 11, route: '/new/colours' });
    await beginForTwo(page);
    const { curtain, targets } = onColours(page);
    await playColoursOn(page, COLOURS_BY_TAPS, async () => (await curtain.count()) > 0);
    const come = () => playColoursOn(page, COLOURS_BY_TAPS, async () => (await curtain.count()) === 0);
    await come();
    const before = await targets.count();
    await COLOURS_BY_TAPS.colour(page);
    await expect.poll(() => targets.count()).not.toBe(before);
    const after = await targets.count();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    });
    await curtain.waitFor();
    expect(await page.locator('.sheet').count()).toBe(0);
    await come();
    await expect.poll(() => targets.count()).toBe(after);
  });
});
