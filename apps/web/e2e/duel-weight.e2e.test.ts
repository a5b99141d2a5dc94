import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@crownhold/i18n';
import { expect, it } from 'vitest';
import { DUEL_BY_TAPS, playDuelOn } from './duel-person.ts';
import { PHONE } from './harness.ts';
import { playNow, settle, wordsOf } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { open } = useHarness();
const DIST = join(import.meta.dirname, '../dist');
const MOST = 50 * 1024;

const sentBytes = (path: string) => {
  const file = join(DIST, path.slice(1));
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
};

it.each(LANGUAGES)('the part of the Duel is small, and comes only for the Duel, in %s', async (language) => {
  const { page, requests } = await open({ ...PHONE, language, seed: 11, reducedMotion: true });
  await settle(page);
  await playNow(page);
  const others = new Set(requests);
  const duel = await open({ ...PHONE, language, seed: 11, reducedMotion: true, route: '/new/duel' });
  await settle(duel.page);
  const t = await wordsOf(duel.page);
  await duel.page.getByRole('button', { name: t('web-start') }).press('Enter');
  await duel.page.waitForURL(/#\/table\//);
  await settle(duel.page);
  await playDuelOn(duel.page, DUEL_BY_TAPS, async () => duel.page.workers().length > 0);
  const own = [...new Set(duel.requests)].filter((path) => !others.has(path) && /\.(?:js|css)$/.test(path));
  // What a game of another kind has loaded is not the Duel's.
  expect([...others].filter((path) => /duel/i.test(path))).toEqual([]);
  expect(own.length).toBeGreaterThan(1);
  expect(own.map(sentBytes).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST);
});
