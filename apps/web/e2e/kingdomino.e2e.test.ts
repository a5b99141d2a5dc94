import { readFileSync } from 'node:fs';
import { type GameRecord, parseRecord } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playBotGame } from './bot-game.ts';
import { DESKTOP, PHONE } from './harness.ts';
import { BY_MOUSE, BY_TAPS, onTable, playOn } from './person.ts';
import { openRecord, playNow, settle, wordsOf } from './steps.ts';
import { storedGame } from './stored-game.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const SWIFT = { reducedMotion: true, seed: 11 } as const;

/** A script: the worker of the bots says with its first answer that the time was up. */
const HURRIED_BOTS = `{
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(...args) {
      super(...args);
      const tell = () => this.dispatchEvent(new MessageEvent('message', { data: { areBotsHurried: true } }));
      this.addEventListener('message', tell, { once: true });
    }
  };
}`;

const ANNA_AND_BOT = [{ name: 'Anna' }, { name: 'Leo', bot: 'greedy' }];

function plan(variant: 'dynasty' | 'mighty-duel') {
  const options = parseOptions({ seats: 2, variants: [variant] }) as Options;
  return { options, chairs: ANNA_AND_BOT, seed: 5 };
}

describe('a game', () => {
  it('from the first turn to the last by taps on a phone', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT });
    await playNow(page);
    await playOn(page, BY_TAPS);
    const t = await wordsOf(page);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.locator('.result').count()).toBe(2);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: t('web-menu') }).tap();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('web-save-record') }).tap(),
    ]);
    await page.getByRole('button', { name: t('web-close') }).tap();
    const record = parseRecord(readFileSync(await file.path(), 'utf8')) as GameRecord;
    expect(verify(kingdomino, record)).toMatchObject({ isSound: true });
    await page.getByRole('button', { name: t('web-rematch') }).tap();
    await onTable(page).task.waitFor();
  });

  it('says in its menu that a bot has too little time on this device', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, language: 'ru', before: HURRIED_BOTS });
    await playNow(page);
    const t = await wordsOf(page);
    // A bot plays before the person, or after the first turn.
    let turns = 0;
    await playOn(page, BY_TAPS, async () => ++turns > 6);
    await page.getByRole('button', { name: t('web-menu') }).tap();
    await page.getByText(t('news-hurried')).waitFor();
    await expectNoSidewaysScroll(page);
  });

  it('of four with three bots of their own levels', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/new/kingdomino' });
    const t = await wordsOf(page);
    await settle(page);
    await page.getByLabel('4', { exact: true }).tap();
    for (const [number, bot] of [
      [1, 'page'],
      [5, 'knight'],
    ] as const) {
      const label = t('bot-level', { number, bot });
      await page.getByLabel(t('web-who')).last().selectOption({ label });
      await page.getByText(t('bot-about', { bot })).waitFor();
    }
    await page.getByRole('button', { name: t('web-start') }).press('Enter');
    await onTable(page).task.waitFor();
    expect(await page.locator('.other .name').allInnerTexts()).toEqual(['Miller 1', 'Miller 2', 'Knight']);
    // All four have placed a domino.
    await playOn(page, BY_TAPS, async () => (await storedGame(page)).version > 8);
    await expectNoSidewaysScroll(page);
  });

  it('of two people on one device', async () => {
    const page = await openPage({ ...DESKTOP, ...SWIFT, route: '/new/kingdomino' });
    const t = await wordsOf(page);
    await settle(page);
    await page.getByLabel(t('web-name-of-seat')).first().fill('Ann');
    await page
      .getByLabel(t('web-who'))
      .last()
      .selectOption({ label: t('web-person') });
    await page.getByLabel(t('web-name-of-seat')).last().fill('Bob');
    await page.getByRole('button', { name: t('web-start') }).press('Enter');
    await page.waitForURL(/#\/table\//);
    const asked = new Set<string>();
    await playOn(page, BY_MOUSE, async () => {
      for (const name of await page.locator('.head-who').allInnerTexts()) asked.add(name);
      return (await storedGame(page)).version > 8;
    });
    expect([...asked].sort()).toEqual(['Ann', 'Bob']);
  });

  it('[K20] of a dynasty, with a look at each result', async () => {
    const page = await openPage({ ...DESKTOP, ...SWIFT, route: '/games' });
    const t = await wordsOf(page);
    await openRecord(page, playBotGame({ ...plan('dynasty'), isLastTurnLeft: true }));
    for (const game of [1, 2]) {
      await playOn(page, BY_MOUSE);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(t('web-game-over', { game, games: 3 }));
      if (game === 1) {
        await page.reload();
        await onTable(page).end.waitFor();
      }
      await page.getByRole('button', { name: t('web-next-game') }).press('Enter');
    }
    await playOn(page, BY_MOUSE);
    await page.getByRole('button', { name: t('web-rematch') }).waitFor();
  });

  it('[K21] of a Mighty Duel', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/games' });
    // Where kingdoms are at their widest.
    await openRecord(page, playBotGame({ ...plan('mighty-duel'), turns: 30 }));
    await onTable(page).task.waitFor();
    const sides: number[] = [];
    await playOn(page, BY_TAPS, async () => {
      sides.push(...(await squareSides(page)));
      return false;
    });
    expect(await page.locator('.result').count()).toBe(2);
    expect(sides.length).toBeGreaterThan(0);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(34);
  });
});

/** The sides of all squares of the board in front, in pixels. */
function squareSides(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.kingdom > .grid-board [data-spot]')].flatMap((square) => {
      const { width, height } = square.getBoundingClientRect();
      return [width, height];
    }),
  );
}
