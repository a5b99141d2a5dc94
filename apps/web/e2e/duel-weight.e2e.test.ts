import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@crownhold/i18n';
import { expect, it } from 'vitest';
import { DUEL_BY_TAPS, playDuelOn } from './duel-person.ts';
import { PHONE } from './harness.ts';
import { BY_TAPS, playOn } from './person.ts';
import { settle, wordsOf } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { open } = useHarness();
const DIST = join(import.meta.dirname, '../dist');
const MOST = 50 * 1024;
/** Bots think in a worker, which has a copy of the rules of its own. */
const MOST_BOTS = 20 * 1024;

const sentBytes = (path: string) => {
  const file = join(DIST, path.slice(1));
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
};

/** All that a phone asks for that has never been here, up to a table where a bot has been asked. */
async function requestsOf(game: 'kingdomino' | 'duel', language: Language): Promise<ReadonlySet<string>> {
  const { page, requests } = await open({ ...PHONE, language, seed: 11, reducedMotion: true, route: `/new/${game}` });
  await settle(page);
  const t = await wordsOf(page);
  await page.getByRole('button', { name: t('web-start') }).press('Enter');
  await page.waitForURL(/#\/table\//);
  await settle(page);
  // A bot comes when it is asked for the first time, and brings what it knows of its game.
  const isAsked = async () => requests.some((path) => path.includes('/thinker-'));
  await (game === 'duel' ? playDuelOn(page, DUEL_BY_TAPS, isAsked) : playOn(page, BY_TAPS, isAsked));
  await page.waitForLoadState('networkidle');
  return new Set(requests);
}

it.each(LANGUAGES)('the part of the Duel is small, and comes only for the Duel, in %s', async (language) => {
  const others = await requestsOf('kingdomino', language);
  const duel = await requestsOf('duel', language);
  const own = [...duel].filter((path) => !others.has(path) && /\.(?:js|css)$/.test(path));
  expect([...others].filter((path) => /duel/i.test(path))).toEqual([]);
  expect(own.length).toBeGreaterThan(1);
  const weights = own.map((path) => ({ path, bytes: sentBytes(path) }));
  const sum = (isBot: boolean) =>
    weights.filter(({ path }) => /\/thinker-/.test(path) === isBot).reduce((total, { bytes }) => total + bytes, 0);
  expect(sum(false), JSON.stringify(weights)).toBeLessThanOrEqual(MOST);
  expect(sum(true), JSON.stringify(weights)).toBeLessThanOrEqual(MOST_BOTS);
  // Neither game brings the bots of the other.
  expect([...duel].filter((path) => /\/thinker-/.test(path))).toHaveLength(1);
});
