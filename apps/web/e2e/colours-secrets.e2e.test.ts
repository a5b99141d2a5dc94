import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { coloursRecord } from './colours-game.ts';
import { COLOURS_BY_TAPS, onColours, playColoursOn } from './colours-person.ts';
import { PHONE } from './harness.ts';
import { PLACES, plantIn, readPlaces } from './secret-search.ts';
import { SecretWatch } from './secret-watch.ts';
import { openRecord, settle, wordsOf } from './steps.ts';
import { heapStrings } from './table-worker.ts';
import { useHarness } from './test-harness.ts';
import { GAME_MS } from './wait-limit.ts';

const { openPage } = useHarness();
const SWIFT = { ...PHONE, reducedMotion: true, seed: 11, route: '/games' } as const;
const CHAIRS = [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Leo', bot: 'greedy' }];

/** The game that bots would play here has 17 rounds. */
const LATE = 15;

/** A game for two people with one phone. */
async function beginForTwo(page: Page): Promise<void> {
  await settle(page);
  const t = await wordsOf(page);
  await page.locator('.seat-who select').nth(1).selectOption('person');
  await page.getByRole('button', { name: t('web-start') }).press('Enter');
  await page.waitForURL(/#\/table\//);
}

/** What is there is found: a step that everybody may know by now, and what is put into every place. */
async function expectSearchWorks(page: Page, step: string): Promise<void> {
  expect((await readPlaces(page)).databases).toContain(step);
  await plantIn(page, 'planted in the');
  const places = await readPlaces(page);
  for (const place of PLACES) expect(places[place]).toContain(`planted in the ${place}`);
  expect(await heapStrings(page)).toContain('planted in the heap');
}

describe('two people and a bot at one device', { timeout: GAME_MS }, () => {
  it('[C22] nobody finds anything of the turns of others before the reveal, to the end of the game', async () => {
    const page = await openPage({ ...SWIFT, hasWorker: true });
    const record = coloursRecord({ chairs: CHAIRS, until: ({ round }) => round === LATE });
    await openRecord(page, record);
    const names = CHAIRS.map(({ name }) => name);
    const watch = new SecretWatch(page, names, record);
    const heaps: string[] = [];
    const withHeap = async (moment: string) => {
      heaps.push(moment);
      await watch.look(true);
    };
    let coloured = 0;
    let isFresh = false;
    await playColoursOn(page, COLOURS_BY_TAPS, async () => {
      const wasFresh = isFresh;
      isFresh = (await page.locator('.colours-main .area-paint.is-fresh').count()) > 0;
      if (isFresh && !wasFresh) coloured++;
      // Heaps are slow to read: as soon as the first person's curtain is there, after a reload, and while the second one colours.
      if (heaps.length === 0 && wasFresh && !isFresh && (await onColours(page).curtain.count()) > 0) {
        await withHeap('one has coloured');
        await page.reload();
        await withHeap('the page was loaded again');
      } else if (heaps.length === 2 && isFresh) await withHeap('the other colours');
      else await watch.look();
      return false;
    });
    await watch.judge();
    expect(watch.found).toEqual([]);
    expect(heaps).toHaveLength(3);
    expect(coloured).toBeGreaterThan(3);
    expect([...watch.secretive].sort()).toEqual(names);
    expect(watch.searched).toBeGreaterThan(40);
    await expect.poll(() => page.locator('.result').count()).toBe(3);
    await expectSearchWorks(page, watch.revealedStep!);
  });

  it('a hidden window comes back to the curtain, and the turn in the making to whose it is', async () => {
    const page = await openPage({ ...SWIFT, route: '/new/colours' });
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
