import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onTable } from './person.ts';
import { wordsOf } from './steps.ts';

/** A share sheet that gives everything to the test. */
export const SHARE_SHEET = `navigator.share = async ({ url }) => { globalThis.shared = url; };`;

export const send = (page: Page) => page.locator('.is-send:not([aria-disabled=true])');

export async function begin(page: Page, name: string): Promise<void> {
  const t = await wordsOf(page);
  await page.getByLabel(t('message-name')).fill(name);
  await page.getByRole('button', { name: t('message-begin') }).press('Enter');
  await page.waitForURL(/#\/table\//);
}

/** The link that goes to a chat: from the share sheet, or from the field that shows it. */
export async function linkOf(page: Page): Promise<string> {
  const t = await wordsOf(page);
  await send(page).press('Enter');
  const field = page.locator('.message-sent input');
  const shared = () => page.evaluate(() => (globalThis as { shared?: string }).shared);
  await expect.poll(async () => (await field.count()) > 0 || (await shared()) !== undefined).toBe(true);
  if ((await field.count()) === 0) return (await shared())!;
  const link = await field.inputValue();
  await page.getByRole('button', { name: t('web-close'), exact: true }).press('Enter');
  return link;
}

/** A tap on a link in a chat. */
export const tapLink = (page: Page, link: string) =>
  page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    link.slice(link.indexOf('#')),
  );

/** The same, where it leads to a table: until nothing of the table before is left. */
export async function followLink(page: Page, link: string): Promise<void> {
  await tapLink(page, link);
  await page.waitForURL(/#\/table\//);
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await tapLink(page, link);
  await page.locator('.arrival').waitFor();
  const t = await wordsOf(page);
  await page.getByLabel(t('message-name')).fill(name);
  await page.getByRole('button', { name: t('message-sit') }).press('Enter');
  await onTable(page).task.waitFor();
}

/** Until the page would start without a network. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}
