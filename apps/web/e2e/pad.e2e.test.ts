import { readFileSync } from 'node:fs';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './harness.ts';
import { settle } from './steps.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const t = translatorFor('en');
const PNG = [0x89, 0x50, 0x4e, 0x47];

const tool = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const square = (page: Page, row: number, column: number) =>
  page.getByRole('grid').getByRole('row').nth(row).getByRole('gridcell').nth(column);
const total = (page: Page) => page.locator('.pad-total').innerText();

/** Taps a kingdom as its rows say, terrain by terrain. */
async function tapKingdom(page: Page, rows: readonly string[]): Promise<void> {
  const names = { w: 'wheat', f: 'forest', l: 'lake', g: 'grass', s: 'swamp', m: 'mine' } as const;
  const signs = rows.flatMap((row, y) => row.split(' ').map((sign, x) => ({ sign, x, y })));
  for (const [initial, terrain] of Object.entries(names)) {
    const mine = signs.filter(({ sign }) => sign[0] === initial);
    if (mine.length > 0) await tool(page, t(`terrain-${terrain as 'wheat'}`)).check({ force: true });
    for (const { sign, x, y } of mine) {
      for (let tap = 0; tap <= Number(sign.slice(1)); tap++) await square(page, y, x).tap();
    }
  }
}

describe('the score pad', () => {
  it('counts two kingdoms that are tapped, keeps them, and gives a picture', async () => {
    const page = await openPage({ ...PHONE, route: '/score' });
    await settle(page);
    await tapKingdom(page, ['w1 w w w w', 'f f1 f f w', 'l l C f w', 'l l1 g g w', 's s g2 g w']);
    expect(await total(page)).toBe(t('web-total', { points: 26 }));
    await page.getByLabel(t('web-name-of-seat')).fill('Ann');
    await page.getByRole('radio', { name: new RegExp(t('web-player', { number: 2 })) }).check({ force: true });
    await tool(page, t('pad-tool-name', { tool: 'castle' })).check({ force: true });
    await square(page, 0, 0).tap();
    await tapKingdom(page, ['. m3 m', '. . m']);
    expect(await total(page)).toBe(t('web-total', { points: 9 }));
    expect(await page.getByText(/\(rule K2\)/).count()).toBe(1);
    await page.getByRole('button', { name: t('web-undo') }).tap();
    expect(await total(page)).toBe(t('web-total', { points: 6 }));
    await page.reload();
    await settle(page);
    expect(await page.getByRole('row').filter({ hasText: 'Ann' }).innerText()).toMatch(/26/);
    expect(await page.locator('.pad-verdict').innerText()).toBe(t('web-winner', { name: 'Ann' }));
    await expectNoSidewaysScroll(page);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('pad-save') }).tap(),
    ]);
    const bytes = readFileSync(await picture.path());
    expect([...bytes.subarray(0, 4)]).toEqual(PNG);
    expect(bytes.length).toBeGreaterThan(30_000);
  });

  it('[K18] [K20] [K21] knows the variants, and keys', async () => {
    const page = await openPage({ ...DESKTOP, route: '/score' });
    await settle(page);
    await page.getByText(t('pad-rules')).click();
    for (const variant of ['dynasty', 'middle-kingdom', 'mighty-duel'] as const) {
      await page.getByLabel(t(`variant-${variant}`), { exact: true }).check();
    }
    expect(await page.getByRole('gridcell').count()).toBe(49);
    await square(page, 3, 3).focus();
    for (const key of ['ArrowRight', 'g', '2', 'ArrowLeft', 'ArrowLeft', 'g']) await page.keyboard.press(key);
    expect(await total(page)).toBe(t('web-total', { points: 12 }));
    await page.getByLabel(t('pad-game', { game: 2 })).check({ force: true });
    expect(await total(page)).toBe(t('web-total', { points: 0 }));
  });
});
