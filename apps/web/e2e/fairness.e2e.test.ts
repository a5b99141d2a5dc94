import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { playBotGame } from './bot-game.ts';
import { DESKTOP } from './harness.ts';
import { chooseRecord, goTo, wordsOf } from './steps.ts';
import { useHarness } from './test-harness.ts';

const DIST = join(import.meta.dirname, '../dist');
const { openPage } = useHarness();

const GAME = playBotGame({
  options: { seats: 2, variants: [], tiebreak: 'territory-then-crowns' },
  chairs: [{ name: 'Ann' }, { name: 'Bob', bot: 'greedy' }],
  seed: 9,
});

it('is one link away from the check of a record, and leads back there', async () => {
  const page = await openPage({ ...DESKTOP, reducedMotion: true, route: '/replay' });
  const t = await wordsOf(page);
  await chooseRecord(page, GAME);
  await page.getByRole('link', { name: t('web-fairness') }).click();
  await page.getByRole('heading', { level: 1, name: t('web-fairness') }).waitFor();
  await page.getByRole('link', { name: t('web-back') }).click();
  await page.getByRole('button', { name: t('replay-verify') }).waitFor();
});

it('speaks every language, and follows a change of it', async () => {
  const page = await openPage({ ...DESKTOP, reducedMotion: true, route: '/settings' });
  for (const language of LANGUAGES) {
    await goTo(page, '/settings');
    await page.getByLabel(LANGUAGE_NAMES[language]).press('Space');
    const t = translatorFor(language);
    await page.getByRole('link', { name: t('web-fairness') }).press('Enter');
    await page.getByRole('heading', { level: 1, name: t('web-fairness') }).waitFor();
    await page.getByRole('heading', { level: 2, name: firstTitle(language) }).waitFor();
    expect(await page.locator('.fairness h2').count()).toBe(5);
  }
});

it('is kept on the device with the rest of the page, in every language', () => {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const assets = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
  for (const words of [...LANGUAGES.map(firstTitle), 'fairness-ways']) {
    const chunks = assets.filter((file) => readFileSync(join(DIST, 'assets', file), 'utf8').includes(words));
    expect(chunks, words).toHaveLength(1);
    expect(worker).toContain(chunks[0]);
  }
});

/** Of the first part below the title. */
function firstTitle(language: Language): string {
  const file = join(import.meta.dirname, `../../../docs/fairness/${language}.md`);
  return /^## (.*)$/m.exec(readFileSync(file, 'utf8'))![1]!;
}
