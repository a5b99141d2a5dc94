import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COLOURS_BY_TAPS, playColoursOn } from './colours-person.ts';
import { DUEL_BY_TAPS, playDuelOn } from './duel-person.ts';
import { type Harness, openHarness, PHONE } from './harness.ts';
import { BY_TAPS, onTable, playOn } from './person.ts';
import { chooseRecord, goTo, playNow, settle, wordsOf } from './steps.ts';
import { storedGame } from './stored-game.ts';
import { assetOf } from './table-worker.ts';
import { throwOnce } from './thrown-game.ts';
import { useResources } from './worker-resources.ts';

const DIST = join(import.meta.dirname, '../dist');
const ANOTHER_BUILD = '0'.repeat(16);
const INSTALLED = { ...PHONE, reducedMotion: true, seed: 11, hasWorker: true } as const;

const resources = useResources();
let folder: string;
let harness: Harness;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crownhold-dist-'));
  cpSync(DIST, folder, { recursive: true });
  harness = await openHarness(folder, await resources().browser());
});
afterEach(async () => {
  await harness?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Until all files are on the device. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

const isDocument = (response: Response) => response.request().isNavigationRequest();

describe('a page that was here once', () => {
  it('starts and plays both games for which it has everything without a network', async () => {
    const { page } = await harness.open(INSTALLED);
    await installed(page);
    const context = page.context();
    await page.close();
    await cutOff(context);
    const again = await context.newPage();
    await again.goto(page.url());
    await settle(again);
    await playNow(again);
    // Two kings each have taken a domino: the person and the bot have played.
    await playOn(again, BY_TAPS, async () => (await storedGame(again)).version > 4);
    await again.reload();
    await onTable(again).task.waitFor();
    await goTo(again, '/replay');
    const t = await wordsOf(again);
    await again.getByText(t('replay-empty')).waitFor();
    await goTo(again, '/new/duel');
    await again.getByRole('button', { name: t('web-start') }).press('Enter');
    await again.waitForURL(/#\/table\//);
    await settle(again);
    // Both have drawn twice: the bot thinks in its worker, and dice are rolled again.
    await playDuelOn(again, DUEL_BY_TAPS, async () => (await again.locator('.map-square').count()) >= 8);
    await goTo(again, '/rules/D8');
    await again.locator('.duel-example').first().waitFor();
    await context.close();
  });

  it('opens other screens without a flash of the first one, and a record that another app shares with it', async () => {
    const { page, close, problems } = await harness.open(INSTALLED);
    await installed(page);
    const isWaiting = async (address: string) => {
      const [response] = await Promise.all([page.waitForResponse(isDocument), page.goto(address)]);
      expect(response.fromServiceWorker()).toBe(true);
      return (await response.text()).includes('<template id="first-screen"><main class="lid">');
    };
    const { origin } = new URL(page.url());
    expect(await isWaiting(`${origin}/?1`)).toBe(false);
    expect(await isWaiting(`${origin}/?2#/settings`)).toBe(true);
    await settle(page);
    await goTo(page, '/');
    await expect.poll(() => page.locator('.lid-picture svg').count()).toBe(3);

    const record = JSON.stringify({
      format: 'crownhold-record',
      version: 1,
      game: 'kingdomino',
      options: { seats: 3 },
      steps: [],
    });
    await page.evaluate(async (text) => {
      const form = new FormData();
      form.append('record', new File([text], 'game.json', { type: 'application/json' }));
      await fetch('./share-record', { method: 'POST', body: form, redirect: 'manual' });
    }, record);
    await goTo(page, '/replay');
    await page.getByRole('slider').waitFor();
    expect(await page.locator('.replay-kingdom').count()).toBe(3);
    expect(problems()).toEqual([]);
    await close();
  });

  it('plays Colour Kingdoms with a bot without a network, once its dice were here', async () => {
    // The very first page that is opened: the physics comes before there is a service worker.
    const { page } = await harness.open({ ...INSTALLED, route: '/new/colours' });
    const begin = async (on: Page) => {
      await settle(on);
      await on.getByRole('button', { name: (await wordsOf(on))('web-start') }).press('Enter');
      await on.waitForURL(/#\/table\//);
      await on.locator('.colours-main').waitFor();
    };
    await begin(page);
    const context = page.context();
    const { origin } = new URL(page.url());
    const physics = assetOf('worker-physics').path;
    const isKept = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, physics);
    await expect.poll(isKept).toBe(true);
    await installed(page);
    await page.close();
    await cutOff(context);
    const again = await context.newPage();
    await again.goto(`${origin}/?seed=12#/new/colours`);
    await begin(again);
    // A round is over: the bot has thought, and all sheets are open.
    await playColoursOn(again, COLOURS_BY_TAPS, async () => (await again.locator('.reveal').count()) > 0);
    await context.close();
  });

  it('keeps the physics once it was needed', async () => {
    const { page, close, problems } = await harness.open({ ...INSTALLED, route: '/replay' });
    await installed(page);
    const t = await wordsOf(page);
    const verify = async () => {
      await page.getByRole('button', { name: t('replay-verify') }).press('Enter');
      await page.getByText(t('replay-sound')).first().waitFor();
    };
    await chooseRecord(page, await throwOnce());
    await verify();
    expect(problems()).toEqual([]);
    await cutOff(page.context());
    await page.reload();
    await verify();
    await close();
  });

  it('takes a newer build when asked, and goes on with the game', async () => {
    const { page, close, problems } = await harness.open(INSTALLED);
    await installed(page);
    const first = await buildOf(page);
    const t = await wordsOf(page);
    await playNow(page);
    const { free, action, undo } = onTable(page);
    await free.first().tap();
    publishAnotherBuild();
    await loadUpdate(page);
    // At a table nothing is said, and nothing happens.
    expect(await page.getByText(t('web-update')).count()).toBe(0);
    expect(await undo.isEnabled()).toBe(true);
    const table = page.url();
    await goTo(page, '/');
    await page.getByText(t('web-update')).waitFor();
    expect(await buildOf(page)).toBe(first);
    await page.getByRole('button', { name: t('web-update-reload') }).tap();
    await expect.poll(() => buildOf(page).catch(() => '')).toBe(ANOTHER_BUILD);
    await settle(page);
    await page.getByRole('link', { name: t('web-continue') }).tap();
    await page.waitForURL(table);
    await expect.poll(() => action.isEnabled()).toBe(true);
    await action.tap();
    await expect.poll(() => undo.isEnabled()).toBe(false);
    expect(problems()).toEqual([]);
    await close();
  });

  it('takes at its next start a build that nobody asked for, whatever another window shows', async () => {
    const { page, close, problems } = await harness.open(INSTALLED);
    await installed(page);
    const first = await buildOf(page);
    // Keeps the worker of the first build busy, and would need it for its screens.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await settle(other);
    publishAnotherBuild();
    await loadUpdate(page);
    await page.reload();
    expect(await buildOf(page)).toBe(ANOTHER_BUILD);
    const t = await wordsOf(page);
    await settle(page);
    expect(await page.getByText(t('web-update')).count()).toBe(0);
    await other.getByText(t('web-update')).waitFor();
    await goTo(other, '/rules');
    expect(await buildOf(other)).toBe(first);
    expect(problems()).toEqual([]);
    await close();
  });
});

/** Until all files of the build that the server has now are on the device. */
async function loadUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    const { installing } = registration;
    const isInstalled = () => registration.waiting !== null;
    while (!isInstalled()) await new Promise((resolve) => installing!.addEventListener('statechange', resolve));
  });
}

/** Without a network, and even with one there would be nothing to load. */
async function cutOff(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  rmSync(folder, { recursive: true });
}

/** The server has other files from now on. */
function publishAnotherBuild(): void {
  const build = /data-build="(\w+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))![1]!;
  for (const name of ['index.html', 'sw.js']) change(name, (text) => text.replaceAll(build, ANOTHER_BUILD));
}

function change(name: string, edit: (text: string) => string): void {
  const path = join(folder, name);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${name} has no digest of its build`);
  writeFileSync(path, after);
  for (const ending of ['.br', '.gz']) rmSync(path + ending, { force: true });
}

function buildOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset['build'] ?? '');
}
