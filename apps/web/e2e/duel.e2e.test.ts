import { verify } from '@crownhold/fair';
import { duel, type State } from '@crownhold/games/duel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { duelRecord } from './duel-game.ts';
import { DUEL_BY_KEYS, DUEL_BY_MOUSE, DUEL_BY_TAPS, onDuel, playDuelOn } from './duel-person.ts';
import { PHONE } from './harness.ts';
import { chooseRecord, goTo, openRecord, savedRecord, settle, wordsOf } from './steps.ts';
import { storedGame } from './stored-game.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const SWIFT = { reducedMotion: true, seed: 11 } as const;
const SHORT = { width: 360, height: 640 } as const;
const WIDE = { width: 1440, height: 900 } as const;

const ANNA_AND_BOT = [{ name: 'Anna' }, { name: 'Leo', bot: 'greedy' }];
const TWO_PEOPLE = [{ name: 'Anna' }, { name: 'Leo' }];

/** Two rounds before the end, where maps are nearly full and most spells are won. */
const isLate = ({ round }: State) => round > 15;

/** From the choices before a game to its table. */
async function startDuel(page: Page, choices: readonly string[] = []): Promise<void> {
  const t = await wordsOf(page);
  for (const choice of choices) await page.locator('label').filter({ hasText: choice }).click();
  await page.getByRole('button', { name: t('web-start') }).press('Enter');
  await page.waitForURL(/#\/table\//);
  await settle(page);
}

describe('a whole game', () => {
  it('is played by taps on a phone in Russian, without a jump, and its chance is proven', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, language: 'ru', route: '/new/duel' });
    await startDuel(page);
    await page.evaluate(() => {
      Object.assign(globalThis, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, { shifts: Object(globalThis).shifts + Object(entry).value });
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await playDuelOn(page, DUEL_BY_TAPS, async () => (await page.locator('.map-square').count()) > 40);
    expect(await page.evaluate(() => Object(globalThis).shifts)).toBeLessThan(0.01);
    await expectNoSidewaysScroll(page);
    await playDuelOn(page, DUEL_BY_TAPS);
    const record = await savedRecord(page);
    expect(record.options).toMatchObject({ spellbook: 'drawn' });
    expect(verify(duel, record).isSound).toBe(true);
  });

  it('is played on a short phone by the edition in which everybody ticks', async () => {
    const page = await openPage({ ...SHORT, ...SWIFT, route: '/new/duel' });
    const t = await wordsOf(page);
    await startDuel(page, [t('web-spellbook-name', { spellbook: 'always' })]);
    await page.getByRole('button', { name: t('web-menu') }).tap();
    await page.getByText(t('duel-edition', { spellbook: 'always' })).waitFor();
    await page.keyboard.press('Escape');
    const board = await page.locator('.duel-main .duel-map').boundingBox();
    expect(board!.width).toBeGreaterThan(320);
    expect(board!.y + board!.height).toBeLessThan(SHORT.height);
    await playDuelOn(page, DUEL_BY_TAPS, async () => (await page.locator('.map-square').count()) >= 12);
    expect((await savedRecord(page)).options).toMatchObject({ spellbook: 'always' });
  });

  it('is ended by keys alone', async () => {
    const page = await openPage({ ...WIDE, ...SWIFT, route: '/games' });
    await openRecord(page, duelRecord({ chairs: ANNA_AND_BOT, until: isLate }));
    await playDuelOn(page, DUEL_BY_KEYS);
    expect(await page.locator('.result').count()).toBe(2);
  });

  it('is ended by mouse on a wide screen in Bulgarian', async () => {
    const page = await openPage({ ...WIDE, ...SWIFT, language: 'bg', route: '/games' });
    await openRecord(page, duelRecord({ chairs: ANNA_AND_BOT, until: isLate }));
    await playDuelOn(page, DUEL_BY_MOUSE);
    expect(await page.locator('.result').count()).toBe(2);
  });

  it('is ended by two people with one phone, without a curtain', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/games' });
    await openRecord(page, duelRecord({ chairs: TWO_PEOPLE, until: isLate }));
    const fronts = new Set<string>();
    await playDuelOn(page, DUEL_BY_TAPS, async () => {
      // The head of the table is gone when the result comes.
      for (const name of await page.locator('.head-who').allInnerTexts()) fronts.add(name);
      return false;
    });
    for (const { name } of TWO_PEOPLE) expect([...fronts].join()).toContain(name);
  });
});

describe('every power', () => {
  const open = async (until: Parameters<typeof duelRecord>[0]['until']) => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/games' });
    await openRecord(page, duelRecord({ chairs: ANNA_AND_BOT, until: until! }));
    await onDuel(page).task.waitFor();
    return page;
  };
  const steps = async (page: Page) => (await storedGame(page)).steps.join('; ');
  const until = async (page: Page, pattern: RegExp) => {
    await expect.poll(() => steps(page)).toMatch(pattern);
  };

  it('[D16] the castle', async () => {
    const page = await open(({ phase, round }) => phase === 'draw' && round > 2);
    await onDuel(page).chip('castle').tap();
    await page.locator('.hand-die').last().tap();
    await DUEL_BY_TAPS.point(page);
    await onDuel(page).action.tap();
    await until(page, /castle \d; (?:name .*)?draw/);
    expect(await page.locator('.duel-main .map-castle-used').count()).toBe(1);
  });

  it('[D15] turn', async () => {
    const page = await open((state) => state.phase === 'draw' && state.hasWon(0, 'turn') && !state.hasUsed(0, 'turn'));
    await onDuel(page).chip('turn').tap();
    await page.locator('.turn-face:not([aria-disabled=true])').first().tap();
    await DUEL_BY_TAPS.point(page);
    await onDuel(page).action.tap();
    await until(page, /turn \d \S+;/);
  });

  it('[D14] free', async () => {
    const page = await open((state) => state.phase === 'draw' && state.hasWon(0, 'free') && !state.hasUsed(0, 'free'));
    await onDuel(page).chip('free').tap();
    await DUEL_BY_TAPS.point(page);
    await onDuel(page).action.tap();
    await until(page, /free; draw/);
  });

  it('[D4] split, half by half', async () => {
    const page = await open(
      (state) => state.phase === 'draw' && state.hasWon(0, 'split') && !state.hasUsed(0, 'split'),
    );
    const t = await wordsOf(page);
    await onDuel(page).chip('split').tap();
    expect(await onDuel(page).action.innerText()).toBe(t('duel-lay-other'));
    await DUEL_BY_TAPS.point(page);
    await DUEL_BY_TAPS.point(page);
    expect(await onDuel(page).action.innerText()).toBe(t('duel-draw'));
    await onDuel(page).action.tap();
    await until(page, /split; draw/);
  });

  it('[D6] pair', async () => {
    const page = await open((state) => state.phase === 'take' && state.hasWon(0, 'pair') && !state.hasUsed(0, 'pair'));
    await onDuel(page).chip('pair').tap();
    await onDuel(page).dice.first().tap();
    await onDuel(page).dice.first().tap();
    await onDuel(page).action.tap();
    await until(page, /pair \d \d/);
  });

  it('[D11] domains and cross, at once when they are won', async () => {
    const named = await open(
      (state) => state.phase === 'lightning' && state.hasWon(0, 'domains') && !state.hasUsed(0, 'domains'),
    );
    await onDuel(named).arms.nth(2).tap();
    await onDuel(named).action.tap();
    await until(named, /domains double-dot/);
    const crossed = await open(
      (state) => state.phase === 'lightning' && state.hasWon(0, 'cross') && !state.hasUsed(0, 'cross'),
    );
    await DUEL_BY_TAPS.point(crossed);
    await onDuel(crossed).action.tap();
    await until(crossed, /cross -?\d,-?\d/);
  });

  it('[D7] a joker gets its name by a shield', async () => {
    const page = await open(
      ({ phase, hands, faces }) =>
        phase === 'draw' && [0, 1, 2, 3].some((die) => (hands[0]! >> die) & 1 && faces[die] === 0),
    );
    const shields = page.locator('.joker-shields .arms-choice');
    expect(await shields.count()).toBe(6);
    const other = page.locator('.joker-shields .arms-choice:not(.is-chosen)').first();
    await other.tap();
    await DUEL_BY_TAPS.point(page);
    await onDuel(page).action.tap();
    await until(page, /name \d \S+/);
  });
});

describe('a reload keeps', () => {
  it.each([
    ['the take', 'take'],
    ['the share', 'share'],
    ['the drawing', 'draw'],
    ['the lightning', 'lightning'],
  ] as const)('%s as it was, with what was chosen', async (_, phase) => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/games' });
    await openRecord(
      page,
      duelRecord({ chairs: ANNA_AND_BOT, until: (state) => state.phase === phase && state.round > 1 }),
    );
    await onDuel(page).task.waitFor();
    if (phase === 'take') await onDuel(page).dice.first().tap();
    if (phase === 'draw') {
      await onDuel(page).chip('castle').tap();
      await page.locator('.hand-die').first().tap();
    }
    const picture = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            '.draft-die, .hand-die, .head-task, .arms-choice, .power-chip, .duel-main .spot',
          ),
        ].map(
          (element) =>
            `${element.className} ${element.getAttribute('aria-label') ?? element.textContent} ${element.ariaPressed}`,
        ),
      );
    const before = await picture();
    await page.reload();
    await settle(page);
    await expect.poll(picture).toEqual(before);
  });
});

it('[D8] [D9] a refusal is one short line, and its tag opens the rule with a live example', async () => {
  const page = await openPage({ ...PHONE, ...SWIFT, route: '/games' });
  await openRecord(
    page,
    duelRecord({ chairs: ANNA_AND_BOT, until: ({ phase, round }) => phase === 'draw' && round === 1 }),
  );
  const corner = (await page.locator('.duel-main [data-spot="-3 2"]').boundingBox())!;
  await page.touchscreen.tap(corner.x + 10, corner.y + 10);
  const t = await wordsOf(page);
  await onDuel(page)
    .say.filter({ hasText: t('duel-not-connected') })
    .waitFor();
  await page.locator('.say-rule').tap();
  const dialog = page.locator('dialog');
  await dialog.getByText(t('duel-title-D8')).waitFor();
  const dots = dialog.locator('.map-dot');
  await dots.first().waitFor();
  const spot = (await dots.first().boundingBox())!;
  await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await dialog.locator('.ghost').waitFor();
});

it('[D11] a tap anywhere closes the rival’s map; without movement the line lists the ticks', async () => {
  const page = await openPage({ ...PHONE, ...SWIFT, route: '/games' });
  const until = ({ phase, leader, round }: State) => phase === 'draw' && leader === 1 && round > 2;
  await openRecord(page, duelRecord({ chairs: ANNA_AND_BOT, until }));
  await onDuel(page).task.waitFor();
  await page.locator('.duel-rival').tap();
  const map = page.locator('dialog .duel-map');
  await map.waitFor();
  // By keys it is read square by square.
  await page.locator('dialog [data-spot][tabindex="0"]').focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
  const first = await focused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).not.toBe(first);
  await page.keyboard.press('Enter');
  expect(await map.count()).toBe(1);
  const { x, y, width, height } = (await map.boundingBox())!;
  await page.touchscreen.tap(x + width / 3, y + height / 3);
  await map.waitFor({ state: 'detached' });
  const t = await wordsOf(page);
  await DUEL_BY_TAPS.point(page);
  await onDuel(page).action.tap();
  const ticks = t('duel-say-ticks', { list: ANNA_AND_BOT[1]!.name });
  await page.locator('.say-since').filter({ hasText: ticks }).waitFor();
  expect(await page.locator('.say-since').innerText()).toContain(ANNA_AND_BOT[0]!.name);
});

it('two windows at one game show the same', async () => {
  const one = await openPage({ ...PHONE, ...SWIFT, route: '/games' });
  await openRecord(
    one,
    duelRecord({ chairs: TWO_PEOPLE, until: ({ round, phase }) => round === 3 && phase === 'take' }),
  );
  const other = await one.context().newPage();
  await other.goto(one.url());
  await settle(other);
  const picture = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.duel-main .spot, .head-task')].map(
        (each) => each.getAttribute('aria-label') ?? each.textContent,
      ),
    );
  const { version } = await storedGame(one);
  await playDuelOn(one, DUEL_BY_TAPS, async () => (await storedGame(one)).version >= version + 2);
  // What a turn did is told in both before the next person is asked.
  const areSame = async () => (await picture(one)).join() === (await picture(other)).join();
  await expect.poll(areSame).toBe(true);
  await playDuelOn(other, DUEL_BY_TAPS, async () => (await storedGame(other)).version >= version + 4);
  await expect.poll(areSame).toBe(true);
});

describe('a record', () => {
  const RECORD = duelRecord({ chairs: ANNA_AND_BOT });

  it('is replayed with its boards, verified, and played on', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/replay' });
    const t = await wordsOf(page);
    await chooseRecord(page, RECORD);
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await slider.fill('20');
    expect(await page.locator('.replay-kingdom .duel-map').count()).toBe(2);
    expect(await page.locator('.duel-replay-middle .book-row').count()).toBe(6);
    await page.getByRole('button', { name: t('replay-verify') }).press('Enter');
    await page.getByText(t('replay-sound')).first().waitFor();
    await page.getByRole('button', { name: t('replay-play-on') }).tap();
    await page.getByRole('button', { name: 'Leo' }).tap();
    await page.waitForURL(/#\/table\//);
    await settle(page);
    await page.locator('.duel-main .duel-map').waitFor();
  });
});

describe('the score pad', () => {
  it('counts a map that is tapped, keeps it, and prints an empty sheet', async () => {
    const page = await openPage({
      ...PHONE,
      ...SWIFT,
      route: '/score/duel',
      before: 'globalThis.print = () => { globalThis.printed = (globalThis.printed ?? 0) + 1; };',
    });
    const t = await wordsOf(page);
    await page.locator('.pad-grid').waitFor();
    const tap = (x: number, y: number) => page.locator(`.pad-grid [data-spot="${x} ${y}"]`).tap();
    await tap(1, 0);
    await tap(1, 0);
    await tap(2, 0);
    expect(await page.locator('.pad-total').innerText()).toBe(t('web-total', { points: 2 }));
    await page.reload();
    await settle(page);
    await expect.poll(() => page.locator('.pad-total').innerText()).toBe(t('web-total', { points: 2 }));
    await page.getByRole('button', { name: t('duel-pad-print') }).tap();
    expect(await page.evaluate(() => Object(globalThis).printed)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.print-sheet');
    expect(await sheet.isVisible()).toBe(true);
    expect(await page.locator('.duel-pad').isVisible()).toBe(false);
    expect(await sheet.locator('.duel-map').count()).toBe(2);
    const { width, height } = (await sheet.boundingBox())!;
    const mm = 96 / 25.4;
    expect(width).toBeLessThanOrEqual(190 * mm);
    expect(height).toBeLessThanOrEqual(259.4 * mm);
    expect(await sheet.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)).toBe(true);
  });
});

it('somebody learns with the first game', async () => {
  const page = await openPage({ ...PHONE, ...SWIFT, route: '/learn/duel' });
  const t = await wordsOf(page);
  await page.locator('.bubble').waitFor();
  const seen = new Set<string>();
  for (let step = 0; step < 60; step++) {
    seen.add((await page.locator('.bubble p').allInnerTexts()).join());
    if (seen.has(t('duel-lesson-match'))) break;
    const answer = page.getByRole('button', { name: t('learn-good') });
    if ((await answer.count()) > 0) await answer.first().tap();
    else {
      let acted = false;
      await playDuelOn(page, DUEL_BY_TAPS, async () => {
        const isDone = acted || (await answer.count()) > 0;
        acted = true;
        return isDone;
      });
    }
  }
  expect(seen).toContain(t('duel-lesson-take'));
  expect(seen).toContain(t('duel-lesson-match'));
});

it('has its rules', async () => {
  const page = await openPage({ ...PHONE, ...SWIFT });
  const t = await wordsOf(page);
  await goTo(page, '/rules/D8');
  await page.getByText(t('duel-title-D8')).first().waitFor();
  expect(await page.locator('.rule-entry').count()).toBe(21);
});
