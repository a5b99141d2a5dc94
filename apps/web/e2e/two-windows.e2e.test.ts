import type { GameRecord } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playBotGame } from './bot-game.ts';
import { DESKTOP, INSECURE_HOST, type PageOptions } from './harness.ts';
import { BY_KEYS, onTable, playOn } from './person.ts';
import { openRecord, savedRecord, settle, wordsOf } from './steps.ts';
import { pictureOf, storedGame } from './stored-game.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const SWIFT = { ...DESKTOP, reducedMotion: true, seed: 11 } as const;

const PEOPLE = [{ name: 'Ann' }, { name: 'Bob' }];
const options = (variants: readonly string[] = []) => parseOptions({ seats: 2, variants }) as Options;

/** Two windows at the game of a record. */
async function twoWindows(record: string, more: Partial<PageOptions> = {}): Promise<readonly [Page, Page]> {
  const one = await openPage({ ...SWIFT, route: '/games', ...more });
  await settle(one);
  await openRecord(one, record);
  return [one, await another(one)];
}

/** The same address in another window. */
async function another(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await settle(other);
  return other;
}

/** Plays one turn of a person, with the turns of bots that come before it. */
async function playTurn(page: Page): Promise<void> {
  const { version } = await storedGame(page);
  await playOn(page, BY_KEYS, async () => (await storedGame(page)).version > version);
}

/** Both show the same, and it is what the device keeps: nothing twice, nothing missing. */
async function expectEqual(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => JSON.stringify(await pictureOf(other))).toBe(JSON.stringify(await pictureOf(one)));
  const { version, numbers } = await storedGame(one);
  expect(numbers).toEqual(Array.from({ length: version + 1 }, (_, at) => at));
}

/** What was kept is what is seen after a reload. */
async function expectKept(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const before = await pictureOf(page);
    await page.reload();
    await settle(page);
    await expect.poll(() => pictureOf(page)).toEqual(before);
  }
}

const asked = (page: Page) => onTable(page).task.waitFor();

const HERE = [['on this computer', {}]] as const;
/** What two windows use to know of each other is another thing there; the rest is the same. */
const ELSEWHERE = [
  ['under a name without a secure context', { host: INSECURE_HOST }],
  ['in a browser without channels', { before: 'delete globalThis.BroadcastChannel' }],
] as const;

describe.each([...HERE, ...ELSEWHERE] as const)('two windows at one game, %s', (_, more) => {
  it('while the first dominoes are taken', async () => {
    const [one, other] = await twoWindows(playBotGame({ options: options(), chairs: PEOPLE, seed: 1, turns: 0 }), more);
    expect(await one.evaluate(() => isSecureContext)).toBe(!('host' in more));
    await playTurn(one);
    await expectEqual(one, other);
    await playTurn(other);
    await expectEqual(other, one);
    expect((await storedGame(one)).version).toBe(2);
    await expectKept(one, other);
  });

  it('while both wait for a bot', async () => {
    const chairs = [{ name: 'Ann' }, { name: 'Robin', bot: 'page' }];
    const [one, other] = await twoWindows(playBotGame({ options: options(), chairs, seed: 4, turns: 6 }), more);
    for (const page of [one, other, one]) {
      await asked(page);
      await playTurn(page);
    }
    for (const page of [one, other]) await playOn(page, BY_KEYS, async () => (await onTable(page).targets.count()) > 0);
    await expectEqual(one, other);
    await expectKept(one, other);
  });

  it('at the last turn and after it', async () => {
    const record = playBotGame({ options: options(), chairs: PEOPLE, seed: 6, isLastTurnLeft: true });
    const [one, other] = await twoWindows(record, more);
    await playTurn(other);
    for (const page of [one, other]) await page.locator('.result.is-winner').first().waitFor();
    await expectEqual(one, other);
    expect((await storedGame(one)).version).toBe(1);
    for (const page of [one, other]) {
      await page.reload();
      await page.locator('.result.is-winner').first().waitFor();
    }
    await expectEqual(one, other);
  });
});

describe.each(HERE)('two windows at one game, %s', (_, more) => {
  it('while a domino is placed here and another one there', async () => {
    const [one, other] = await twoWindows(playBotGame({ options: options(), chairs: PEOPLE, seed: 2, turns: 8 }), more);
    await BY_KEYS.place(one);
    await onTable(one).ghost.waitFor();
    await playTurn(other);
    await expectEqual(other, one);
    expect((await storedGame(one)).version).toBe(1);
    await playTurn(one);
    await expectEqual(one, other);
  });

  it('while both have placed and none has taken', async () => {
    const [one, other] = await twoWindows(playBotGame({ options: options(), chairs: PEOPLE, seed: 3, turns: 8 }), more);
    for (const page of [one, other]) {
      await BY_KEYS.place(page);
      await BY_KEYS.goOn(page);
      await onTable(page).free.first().waitFor();
    }
    // The turn in the making is kept apart from the record, and outlives the page.
    expect((await storedGame(one)).version).toBe(0);
    await expectKept(one);
    expect(await onTable(one).undo.isEnabled()).toBe(true);
    await playTurn(one);
    await expectEqual(one, other);
    expect(await onTable(other).undo.isEnabled()).toBe(false);
    expect((await storedGame(one)).version).toBe(1);
  });

  it('between two games of a dynasty', async () => {
    const record = playBotGame({ options: options(['dynasty']), chairs: PEOPLE, seed: 5, isLastTurnLeft: true });
    const [one, other] = await twoWindows(record, more);
    await playTurn(one);
    for (const page of [one, other]) await onTable(page).end.waitFor();
    await expectEqual(one, other);
    await expectKept(other);
    const t = await wordsOf(one);
    await one.getByRole('button', { name: t('web-next-game') }).press('Enter');
    await asked(one);
    await playTurn(one);
    await asked(other);
    await expectEqual(one, other);
  });
});

/** Whatever a turn may need, without looking: a place, a domino, confirm. A key that means nothing now changes nothing. */
const keysOf = (round: number) => ['n', 'Enter', `${(round % 4) + 1}`, 'Enter'];

describe('two windows in which people play at the same time', () => {
  it('lose nothing from the first turn on', async () => {
    const one = await openPage({ ...SWIFT, route: '/new/kingdomino' });
    const t = await wordsOf(one);
    await settle(one);
    await one
      .getByLabel(t('web-who'))
      .last()
      .selectOption({ label: t('web-person') });
    await one.getByRole('button', { name: t('web-start') }).press('Enter');
    await asked(one);
    const other = await another(one);
    await playAtOnce(one, other, async () => (await storedGame(one)).version > 8);
    // A turn in the making is each window's own; what was played is not.
    expect(verify(kingdomino, await sameRecord(one, other))).toMatchObject({ isSound: true });
  });

  it.each([...HERE, ELSEWHERE[0]])('lose nothing in the last rounds, %s', async (_, more) => {
    const record = playBotGame({ options: options(), chairs: PEOPLE, seed: 7, turns: 16 });
    const [one, other] = await twoWindows(record, more);
    await asked(one);
    const areOver = async () => (await onTable(one).end.count()) + (await onTable(other).end.count()) === 2;
    await playAtOnce(one, other, areOver);
    for (const page of [one, other]) await page.locator('.result.is-winner').first().waitFor();
    await expectEqual(one, other);
    await sameRecord(one, other);
  });
});

/** Keys in both, whoever is asked, until there is enough. */
async function playAtOnce(one: Page, other: Page, isEnough: () => Promise<boolean>): Promise<void> {
  const isOver = async (page: Page) => (await onTable(page).end.count()) > 0;
  for (let round = 0; !(await isEnough()); round++) {
    await Promise.all(
      [one, other].map(async (page, window) => {
        for (const key of keysOf(round + window)) if (!(await isOver(page))) await page.keyboard.press(key);
      }),
    );
  }
}

/** What both windows have of the game: the same, and what the device keeps. */
async function sameRecord(one: Page, other: Page): Promise<GameRecord> {
  const { steps } = await storedGame(one);
  for (const page of [one, other]) await expect.poll(async () => (await savedRecord(page)).steps).toEqual(steps);
  const records = [await savedRecord(one), await savedRecord(other)] as const;
  expect(records[0]).toEqual(records[1]);
  return records[0];
}
