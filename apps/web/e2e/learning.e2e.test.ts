import { TERRAINS } from '@crownhold/games/kingdomino';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './harness.ts';
import { BY_KEYS, BY_TAPS, farSquare, onTable, playOn } from './person.ts';
import { playNow, settle, wordsOf } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const SWIFT = { reducedMotion: true, seed: 11 } as const;

const bubble = (page: Page) => page.locator('.bubble');

/** Answers the lessons on the way: understood, or on to the last round where that is offered. */
async function answerLessons(page: Page): Promise<false> {
  const t = await wordsOf(page);
  const jump = bubble(page).getByRole('button', { name: t('learn-jump') });
  const good = bubble(page).getByRole('button', { name: t('learn-good') });
  if ((await jump.count()) > 0) {
    await jump.tap();
    await bubble(page).getByText(t('learn-lesson-last')).waitFor();
  } else if ((await good.count()) > 0) await good.tap();
  return false;
}

describe('the first game', () => {
  it('teaches from the first screen to its end, and can be left in between', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, language: 'ru' });
    const t = await wordsOf(page);
    await page.locator('.lid-game').first().tap();
    await page.getByRole('link', { name: t('web-learn') }).tap();
    await bubble(page).waitFor();
    expect(await bubble(page).innerText()).toContain(t('learn-lesson-castle'));
    await playOn(page, BY_TAPS, async () => {
      await answerLessons(page);
      return (
        (await bubble(page)
          .filter({ hasText: t('learn-lesson-put') })
          .count()) > 0
      );
    });
    await page.goto(page.url().replace(/#.*/, '#/'));
    await page.getByRole('link', { name: t('web-continue') }).tap();
    await expect.poll(() => bubble(page).innerText()).toContain(t('learn-lesson-put'));
    await playOn(page, BY_TAPS, () => answerLessons(page));
    await bubble(page)
      .getByRole('button', { name: t('learn-now-play') })
      .tap();
    await page.waitForURL(/#\/table\/(?!first-game)/);
    await onTable(page).task.waitFor();
  });

  it('is read out, and goes on by keyboard alone', async () => {
    const page = await openPage({ ...DESKTOP, ...SWIFT, route: '/learn' });
    const t = await wordsOf(page);
    await bubble(page)
      .getByRole('button', { name: t('learn-good') })
      .press('Enter');
    expect(await bubble(page).innerText()).toContain(t('learn-lesson-choose'));
    await expect.poll(() => page.locator('[aria-live]').innerText()).toContain(t('learn-lesson-choose'));
    await playOn(page, BY_KEYS, async () => (await bubble(page).getByRole('button').count()) > 0);
    // Whichever of the two comes first: it depends on who plays sooner.
    const lesson = await bubble(page).innerText();
    expect([t('learn-lesson-order'), t('learn-lesson-match')].some((text) => lesson.includes(text))).toBe(true);
  });
});

describe('a refusal', () => {
  it('[K12] leads to its rule and back to the turn in the making', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT });
    await playNow(page);
    const { ghost, refusal } = onTable(page);
    await playOn(page, BY_TAPS, async () => (await ghost.count()) > 0 && (await farSquare(page)) !== undefined);
    const { x, y } = (await farSquare(page))!;
    await page.touchscreen.tap(x, y);
    const t = await wordsOf(page);
    const tag = await refusal.locator('.say-tag').innerText();
    expect(['K12', 'K13']).toContain(tag);
    await refusal.getByRole('button', { name: t('web-rule', { rule: tag }) }).tap();
    const rule = page.getByRole('dialog');
    await rule.getByText(t(tag === 'K12' ? 'learn-title-K12' : 'learn-title-K13')).waitFor();
    const word = rule.getByRole('status');
    await rule.getByRole('gridcell').first().tap();
    expect(await word.innerText()).not.toBe('');
    await rule.getByRole('button', { name: t('web-close') }).tap();
    await expect.poll(() => rule.count()).toBe(0);
    await expect.poll(() => ghost.count()).toBe(1);
  });
});

describe('the rulebook', () => {
  it('opens at a rule and marks it; a territory tells its points [K16]', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, language: 'uk', route: '/rules/K16' });
    await settle(page);
    const t = await wordsOf(page);
    const marked = page.locator('.rule-entry.is-marked');
    expect(await marked.innerText()).toContain(t('learn-title-K16'));
    await expect.poll(async () => (await marked.boundingBox())!.y).toBeLessThan(PHONE.height / 2);
    await marked.getByRole('gridcell').first().tap();
    expect(await marked.getByRole('status').innerText()).toMatch(/\d\u00a0×\u00a0\d\u00a0=\u00a0\d/);
  });

  it('shows every terrain with its name, and tells what the line of kings shows [K2] [K8]', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, language: 'ru', route: '/rules' });
    await settle(page);
    const t = await wordsOf(page);
    const terrains = page.locator('.terrain-row li');
    expect(await terrains.allInnerTexts()).toEqual(TERRAINS.map((terrain) => t(`terrain-${terrain}`)));
    expect(await terrains.locator('svg').count()).toBe(TERRAINS.length);
    expect(await page.getByText(t('learn-picture-kings')).isVisible()).toBe(true);
  });
});

describe('a hint', () => {
  it('is legal, is shown with its reasons, and can be followed', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT });
    await playNow(page);
    const t = await wordsOf(page);
    const { action, targets, ghost, refusal } = onTable(page);
    await onTable(page).free.first().waitFor();
    await page.getByRole('button', { name: t('web-hint') }).tap();
    await bubble(page).getByRole('listitem').first().waitFor();
    await action.tap();
    await playOn(page, BY_TAPS, async () => (await targets.count()) > 0);
    await page.keyboard.press('h');
    await ghost.waitFor();
    expect(await bubble(page).innerText()).toContain(t('learn-hint-put'));
    expect(await refusal.count()).toBe(0);
    expect(await action.isEnabled()).toBe(true);
    await action.tap();
    await expect.poll(() => bubble(page).count()).toBe(0);
  });

  it('is not given while other people play', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/new/kingdomino' });
    await settle(page);
    const t = await wordsOf(page);
    await page
      .getByLabel(t('web-who'))
      .last()
      .selectOption({ label: t('web-person') });
    await page.getByRole('button', { name: t('web-start') }).press('Enter');
    await onTable(page).task.waitFor();
    expect(await page.getByRole('button', { name: t('web-hint') }).count()).toBe(0);
  });
});
