import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@crownhold/i18n';
import { expect, it } from 'vitest';
import { COLOURS_BY_TAPS, playColoursOn } from './colours-person.ts';
import { DUEL_BY_TAPS, playDuelOn } from './duel-person.ts';
import { PHONE } from './harness.ts';
import { BY_TAPS, playOn } from './person.ts';
import { settle, wordsOf } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { open } = useHarness();
const DIST = join(import.meta.dirname, '../dist');
const MOST = 60 * 1024;
const NOT_OWN = /\/(?:physics|worker-physics|table-worker|dealer|thinker|host-client|hosted-table)-/;

const sentBytes = (path: string) => {
  const file = join(DIST, path.slice(1));
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
};

/** All that a phone asks for that has never been here, up to a table where a bot has been asked. */
async function requestsOf(game: 'kingdomino' | 'duel' | 'colours', language: Language): Promise<ReadonlySet<string>> {
  const { page, requests } = await open({ ...PHONE, language, seed: 11, reducedMotion: true, route: `/new/${game}` });
  await settle(page);
  const t = await wordsOf(page);
  await page.getByRole('button', { name: t('web-start') }).press('Enter');
  await page.waitForURL(/#\/table\//);
  await settle(page);
  const isAsked = async () => page.workers().some((worker) => worker.url().includes('bot-worker'));
  if (game === 'colours') await playColoursOn(page, COLOURS_BY_TAPS, isAsked);
  else if (game === 'duel') await playDuelOn(page, DUEL_BY_TAPS, isAsked);
  else await playOn(page, BY_TAPS, isAsked);
  await page.waitForLoadState('networkidle');
  return new Set(requests);
}

it('the part of Colour Kingdoms is small without its physics, and comes only for it', async () => {
  const others = new Set([...(await requestsOf('kingdomino', 'ru')), ...(await requestsOf('duel', 'ru'))]);
  const all = await requestsOf('colours', 'ru');
  // The worker that deals has a copy of the rules of its own, as the one in which bots think.
  const isOwn = (path: string) => !others.has(path) && /\.(?:js|css)$/.test(path) && !NOT_OWN.test(path);
  const own = [...all].filter(isOwn);
  const bytes = own.reduce((sum, path) => sum + sentBytes(path), 0);
  expect([...others].filter((path) => /physics|table-worker|colours/.test(path))).toEqual([]);
  expect(bytes, own.map((path) => `${path} ${sentBytes(path)}`).join('\n')).toBeLessThanOrEqual(MOST);
});
