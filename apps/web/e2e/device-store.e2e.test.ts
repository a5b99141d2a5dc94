import { type Options, parseOptions } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { playBotGame } from './bot-game.ts';
import { PHONE } from './harness.ts';
import { BY_TAPS, onTable, playOn } from './person.ts';
import { goTo, openRecord, playNow, settle, wordsOf } from './steps.ts';
import { pictureOf, storedGame } from './stored-game.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const SWIFT = { ...PHONE, reducedMotion: true, seed: 11 } as const;
const CHAIRS = [{ name: 'Ann' }, { name: 'Bob' }];
const RECORD = playBotGame({ options: parseOptions({ seats: 2 }) as Options, chairs: CHAIRS, seed: 2, turns: 8 });

/** A game as older versions of the page kept it. */
const OLD_GAME = JSON.stringify({
  id: 'old',
  game: 'kingdomino',
  record: JSON.parse(RECORD),
  secret: '02'.repeat(32),
  chairs: CHAIRS,
  draft: '',
  startedAt: 1,
  updatedAt: 2,
  isOver: false,
});

describe('a game of an older version', () => {
  it('is found where it was, sealed as it was, and its text is gone', async () => {
    const page = await openPage({ ...SWIFT, route: '/settings' });
    await page.evaluate((text) => localStorage.setItem('crownhold.game.old', text), OLD_GAME);
    await goTo(page, '/table/old');
    await page.reload();
    await onTable(page).task.waitFor();
    expect(await page.evaluate(() => localStorage.getItem('crownhold.game.old'))).toBeNull();
    expect((await storedGame(page)).steps).toEqual((JSON.parse(RECORD) as { steps: string[] }).steps);
    await goTo(page, '/');
    const t = await wordsOf(page);
    await page.getByRole('link', { name: t('web-continue') }).tap();
    await playOn(page, BY_TAPS, async () => (await storedGame(page)).version > 0);
    expect((await storedGame(page)).isSealed).toBe(true);
  });
});

describe('a browser that keeps nothing', () => {
  it('plays all the same, says so, and finds the game again as long as the page lives', async () => {
    const page = await openPage({ ...SWIFT, before: 'IDBFactory.prototype.open = () => { throw new Error("No"); }' });
    const t = await wordsOf(page);
    await playNow(page);
    await page.getByText(t('web-not-saved-blocked')).waitFor();
    await playOn(page, BY_TAPS, async () => (await onTable(page).targets.count()) > 0);
    const picture = await pictureOf(page);
    const { hash } = new URL(page.url());
    await goTo(page, '/games');
    await page.getByRole('link', { name: t('web-continue') }).tap();
    await onTable(page).task.waitFor();
    expect(new URL(page.url()).hash).toBe(hash);
    expect(await pictureOf(page)).toEqual(picture);
  });
});

describe('a game that is deleted in another window', () => {
  it('says so at its table, and goes on when it is put back', async () => {
    const page = await openPage({ ...SWIFT, route: '/games' });
    const t = await wordsOf(page);
    await settle(page);
    await openRecord(page, RECORD);
    const list = await page.context().newPage();
    await list.goto(page.url().replace(/#.*/, '#/games'));
    await list.getByRole('button', { name: t('web-remove') }).tap();
    await page.getByText(t('web-game-gone')).waitFor();
    await list.getByRole('button', { name: t('web-undo') }).tap();
    await page.getByText(t('web-game-gone')).waitFor({ state: 'detached' });
    await playOn(page, BY_TAPS, async () => (await storedGame(page)).version > 0);
  });
});
