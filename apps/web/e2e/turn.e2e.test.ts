import { LANGUAGE_NAMES, LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './harness.ts';
import { BY_MOUSE, BY_TAPS, farSquare, onTable, playOn } from './person.ts';
import { playNow, settle, wordsOf } from './steps.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const SWIFT = { reducedMotion: true, seed: 11 } as const;

/** A table at which a domino is to be placed. */
async function placing(page: Page): Promise<void> {
  await playNow(page);
  const { targets } = onTable(page);
  const manner = page.viewportSize()!.width < 600 ? BY_TAPS : BY_MOUSE;
  await playOn(page, manner, async () => (await targets.count()) > 0);
}

/** A cell on which nothing can be laid: the farthest corner. */
const corner = (page: Page) => page.getByRole('gridcell').first();

describe('a turn on a phone', () => {
  it('costs nothing before it is confirmed', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT });
    await placing(page);
    const { action, undo, free, ghost, targets } = onTable(page);
    const spots = await targets.count();
    await BY_TAPS.place(page);
    await ghost.waitFor();
    await action.tap();
    await free.first().tap();
    expect(await action.isEnabled()).toBe(true);
    const chosen = page.locator('.domino-place[aria-pressed=true]');
    const before = await chosen.getAttribute('aria-label');
    await free.last().tap();
    expect(await chosen.getAttribute('aria-label')).not.toBe(before);
    expect(await action.isEnabled()).toBe(true);
    while (await undo.isEnabled()) await undo.tap();
    expect(await targets.count()).toBe(spots);
  });

  it('[K12] is refused in one line, with the rule, and nothing moves', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, language: 'ru' });
    await playNow(page);
    const { refusal, action } = onTable(page);
    await playOn(
      page,
      BY_TAPS,
      async () => (await onTable(page).ghost.count()) === 0 && (await farSquare(page)) !== undefined,
    );
    const board = await page.locator('.kingdom > .grid-board').boundingBox();
    const { x, y } = (await farSquare(page))!;
    await page.touchscreen.tap(x, y);
    await refusal.waitFor();
    expect(await refusal.locator('.say-tag').innerText()).toMatch(/^K1[23]$/);
    expect((await refusal.locator('.say-text').innerText()).length).toBeLessThanOrEqual(60);
    expect(await action.isEnabled()).toBe(false);
    expect(await page.locator('.kingdom > .grid-board').boundingBox()).toEqual(board);
    await page.getByRole('button', { name: /K1[23]/ }).tap();
    await page.locator('.rule-dialog').waitFor();
  });

  it('turns the domino that is tapped again', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT });
    await placing(page);
    const { ghost, targets } = onTable(page);
    const t = await wordsOf(page);
    const places = await targets.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    );
    for (const [x, y] of places) {
      await page.touchscreen.tap(x!, y!);
      const before = await ghost.innerHTML();
      await page.touchscreen.tap(x!, y!);
      const said = page.locator('.say-line');
      const isOnlyWay = async () => (await said.innerText()).includes(t('news-only-way'));
      await expect.poll(async () => (await isOnlyWay()) || (await ghost.innerHTML()) !== before).toBe(true);
      if (!(await isOnlyWay())) return;
    }
    expect.unreachable('every place has a single way');
  });

  it('takes three taps: a square, a domino of the next line, the end', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT });
    await placing(page);
    const { action, ghost, undo } = onTable(page);
    await BY_TAPS.place(page);
    await ghost.waitFor();
    await onTable(page).free.first().tap();
    const t = await wordsOf(page);
    await expect.poll(() => action.innerText()).toBe(t('web-confirm'));
    await action.tap();
    await expect.poll(() => undo.isEnabled()).toBe(false);
  });

  it('survives a reload half-made', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT });
    await placing(page);
    const { action, undo, free } = onTable(page);
    await BY_TAPS.place(page);
    await action.tap();
    await free.first().waitFor();
    await page.reload();
    await free.first().waitFor();
    expect(await undo.isEnabled()).toBe(true);
    await free.first().tap();
    await action.tap();
    await expect.poll(() => undo.isEnabled()).toBe(false);
  });

  it('has controls of at least 44 px and cells of at least 34 px', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT });
    await placing(page);
    const cell = (await corner(page).boundingBox())!;
    expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(34);
    expect(await tooSmall(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });

  it('draws a ghost without awaiting anything', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT });
    await placing(page);
    const isDrawn = await page.evaluate(async () => {
      const click = new PointerEvent('click', { bubbles: true, pointerType: 'touch' });
      document.querySelector('[role=gridcell]')!.dispatchEvent(click);
      // Only what was ready before may come between: no timer, no frame, no answer of anybody.
      await Promise.resolve();
      return document.querySelector('.ghost') !== null;
    });
    expect(isDrawn).toBe(true);
  });
});

describe('a turn with a mouse', () => {
  it('drags the domino onto the board and the king onto the line', async () => {
    const page = await openPage({ ...DESKTOP, ...SWIFT });
    await placing(page);
    const { action, targets, free, ghost } = onTable(page);
    const target = (await targets.first().boundingBox())!;
    await drag(page, (await page.locator('.is-liftable').boundingBox())!, target);
    await ghost.waitFor();
    await action.click();
    await drag(page, (await page.locator('.king-in-hand').boundingBox())!, (await free.first().boundingBox())!);
    const t = await wordsOf(page);
    await expect.poll(() => action.innerText()).toBe(t('web-confirm'));
  });

  it('lays with a click where the domino hovers, and turns with the wheel', async () => {
    const page = await openPage({ ...DESKTOP, ...SWIFT });
    await placing(page);
    const { ghost, free } = onTable(page);
    // Beside the castle: there the domino fits in several ways.
    const { x, y, width, height } = (await page.locator('.kingdom [data-spot="0 1"]').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await ghost.waitFor();
    const before = await ghost.innerHTML();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => ghost.innerHTML()).not.toBe(before);
    await page.mouse.move(x + width / 2 + 2, y + height / 2);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await free.first().waitFor();
  });
});

describe('a table', () => {
  it('speaks every language, and another one at once', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, language: LANGUAGES.at(-1)! });
    await playNow(page);
    for (const language of LANGUAGES) {
      const t = await wordsOf(page);
      await page.getByRole('button', { name: t('web-menu') }).tap();
      await page.getByRole('link', { name: t('web-settings') }).tap();
      await settle(page);
      await page.getByLabel(LANGUAGE_NAMES[language]).check();
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.goBack();
      const words = translatorFor(language);
      await expect.poll(() => onTable(page).task.innerText()).toBe(words('web-ask-take-first'));
      await expectNoSidewaysScroll(page);
    }
  });
});

/** What a finger would miss: visible controls below 44 px. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a, select, input')].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width > 0 && (width < 44 || height < 44) ? [`${control.outerHTML.slice(0, 80)} ${width}x${height}`] : [];
    }),
  );
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function drag(page: Page, from: Area, to: Area): Promise<void> {
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}
