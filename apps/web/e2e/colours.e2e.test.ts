import { verify } from '@crownhold/fair';
import {
  COLOURS,
  clashes,
  colourAt,
  colourName,
  colours,
  isPainted,
  SPELL_NAMES,
  type State,
} from '@crownhold/games/colours';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { coloursRecord } from './colours-game.ts';
import { COLOURS_BY_KEYS, COLOURS_BY_TAPS, onColours, playColoursOn, tapArea } from './colours-person.ts';
import { doubleTap, pinchOut } from './fingers.ts';
import { PHONE } from './harness.ts';
import { openRecord, savedRecord, settle, wordsOf } from './steps.ts';
import { storedGame } from './stored-game.ts';
import { expectNoSidewaysScroll, useHarness } from './test-harness.ts';
import { coloursThrower } from './thrown-game.ts';
import { GAME_MS } from './wait-limit.ts';

const { openPage } = useHarness();
const SWIFT = { reducedMotion: true, seed: 11 } as const;
const SHORT = { width: 360, height: 610 } as const;
const WIDE = { width: 1440, height: 900 } as const;
const ANNA_AND_BOT = [{ name: 'Anna' }, { name: 'Leo', bot: 'greedy' }];
const TWO_AND_BOT = [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Leo', bot: 'greedy' }];
const isColouring = ({ dice, takers, seats }: State, seat: number) => dice[seat] !== 255 && takers === seats;

/** How much of the map is seen, in its units. */
function seenWidth(page: Page): Promise<number> {
  return page.locator('.colours-main .sheet > svg').evaluate((map: SVGSVGElement) => map.viewBox.baseVal.width);
}

describe('a whole game', { timeout: GAME_MS }, () => {
  it('[C46] is played alone to the grade by taps on a phone in Russian, verified, and begun again', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, language: 'ru', route: '/new/colours' });
    const t = await wordsOf(page);
    await settle(page);
    await page.locator('label').filter({ hasText: /^1$/ }).click();
    await page.getByRole('button', { name: t('web-start') }).press('Enter');
    await page.waitForURL(/#\/table\//);
    let strikes = 0;
    let isStriking = false;
    await playColoursOn(page, COLOURS_BY_TAPS, async () => {
      const wasStriking = isStriking;
      isStriking = (await page.locator('.strike-sheet').count()) > 0;
      if (!isStriking || wasStriking) return false;
      // Every other round is played on a short phone.
      strikes++;
      await page.setViewportSize(strikes % 2 === 1 ? SHORT : PHONE);
      return false;
    });
    expect(strikes).toBeGreaterThan(7);
    await page.locator('.solo-grade').waitFor();
    await page.locator('.end-again').waitFor();
    expect(await page.locator('.solo-missed li').count()).toBeLessThanOrEqual(3);
    await expectNoSidewaysScroll(page);
    const record = await savedRecord(page);
    const { id, throw: land } = await coloursThrower();
    expect(verify(colours, record, { throwers: { [id]: land }, hasDice: true })).toMatchObject({ isSound: true });
    // The same throws again, whatever is taken: as many as there were until the third one.
    await page.locator('.end-again').tap();
    await page.locator('.end').waitFor({ state: 'detached' });
    const throws = async () => (await storedGame(page)).steps.filter((step) => step.startsWith('land'));
    const OTHERWISE = { ...COLOURS_BY_TAPS, take: (table: Page) => onColours(table).dice.last().tap() };
    await playColoursOn(page, OTHERWISE, async () => (await throws()).length > 4);
    const before = record.steps.filter((step) => step.startsWith('land'));
    expect(before.length).toBeGreaterThan(12);
    expect(await throws()).toEqual(before.slice(0, 8));
  });

  it('is in sight on a short phone, and zoomed by two fingers and by a double tap', async () => {
    const page = await openPage({ ...SHORT, ...SWIFT, language: 'ru', route: '/games' });
    await openRecord(page, coloursRecord({ chairs: [{ name: 'Anna' }], until: ({ isLast }) => isLast === 1 }));
    await onColours(page).action.waitFor();
    for (const part of ['.head-task', '.colours-main .sheet', '.colours-strip', '.thumb']) {
      const { x, y, width, height } = (await page.locator(part).first().boundingBox())!;
      expect(Math.min(x, y), part).toBeGreaterThanOrEqual(0);
      expect(x + width, part).toBeLessThanOrEqual(SHORT.width);
      expect(y + height, part).toBeLessThanOrEqual(SHORT.height);
    }
    const whole = await seenWidth(page);
    await pinchOut(page, '.colours-main .sheet > svg');
    await expect.poll(() => seenWidth(page)).toBeLessThan(whole / 1.5);
    await page.locator('.sheet-whole').tap();
    await expect.poll(() => seenWidth(page)).toBe(whole);
    await doubleTap(page, '.colours-main .sheet > svg');
    await expect.poll(() => seenWidth(page)).toBe(whole / 2);
    await doubleTap(page, '.colours-main .sheet > svg');
    await expect.poll(() => seenWidth(page)).toBe(whole);
    expect(await page.locator('.area-paint.is-fresh').count()).toBe(0);
    await playColoursOn(page, COLOURS_BY_TAPS);
    await page.locator('.solo-grade').waitFor();
    await expectNoSidewaysScroll(page);
  });

  it('is ended by keys alone', async () => {
    const page = await openPage({ ...WIDE, ...SWIFT, route: '/games' });
    await openRecord(page, coloursRecord({ chairs: ANNA_AND_BOT, until: ({ isLast }) => isLast === 1 }));
    await playColoursOn(page, COLOURS_BY_KEYS);
    await expect.poll(() => page.locator('.result').count()).toBe(2);
  });
});

describe('two people and a bot at one device', { timeout: GAME_MS }, () => {
  it('[C22] see the sheet of the other as it was when the round began', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/games' });
    await openRecord(page, coloursRecord({ chairs: TWO_AND_BOT, until: (state) => state.round === 3 }));
    const painted = new Map<string, number>();
    let looked = 0;
    await playColoursOn(page, COLOURS_BY_TAPS, async () => {
      if ((await onColours(page).curtain.count()) > 0) return false;
      if ((await page.locator('.reveal').count()) > 0) return true;
      await noteFresh(page, painted);
      const [other] = [...painted].filter(([name]) => name !== 'front');
      const front = await page.locator('.head-who').innerText();
      if (!other || front.includes(other[0]) || looked > 0) return false;
      looked++;
      const chip = page.locator('.seat-chip').filter({ hasText: other[0] });
      await chip.tap();
      const sheet = page.locator('.looked-sheet');
      await sheet.waitFor();
      const area = sheet.locator(`.area-hit title`).nth(other[1]);
      expect(await area.textContent()).not.toContain('painted');
      await chip.tap();
      return false;
    });
    expect(looked).toBe(1);
  });

  it('[C22] come back to the curtain after a reload, in every phase', async () => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/games' });
    const until = (state: State, seat: number) => state.round === 3 && isColouring(state, seat);
    await openRecord(page, coloursRecord({ chairs: TWO_AND_BOT, until }));
    await onColours(page).curtain.waitFor();
    const again = async () => {
      await page.reload();
      await onColours(page).curtain.waitFor();
      expect(await page.content()).not.toContain('data-area');
    };
    await again();
    await playColoursOn(page, COLOURS_BY_TAPS, async () => (await page.locator('.area-paint.is-fresh').count()) > 0);
    await again();
    await playColoursOn(page, COLOURS_BY_TAPS, async () => (await page.locator('.curtain.seat-1').count()) > 0);
    await again();
    // All are done, and the sheets are still closed.
    const isTogether = async () => (await page.locator('.curtain:not([class*=seat-]) .curtain-come').count()) > 0;
    await playColoursOn(page, COLOURS_BY_TAPS, isTogether);
    await again();
    await expect.poll(isTogether).toBe(true);
    await playColoursOn(page, COLOURS_BY_TAPS, async () => (await page.locator('.reveal').count()) > 0);
  });
});

/** Remembers an area that whoever is in front has coloured just now. */
async function noteFresh(page: Page, painted: Map<string, number>): Promise<void> {
  const fresh = await page.evaluate(() => {
    const name = document.querySelector('.head-who .name')?.textContent;
    const drawn = [...document.querySelectorAll('.colours-main .area-paint')];
    const at = drawn.findIndex((paint) => paint.classList.contains('is-fresh'));
    return name && at >= 0 ? { name, at } : undefined;
  });
  if (fresh) painted.set(fresh.name, fresh.at);
}

describe('every spell and tower', { timeout: GAME_MS }, () => {
  const open = async (until: (state: State, seat: number) => boolean) => {
    const page = await openPage({ ...PHONE, ...SWIFT, route: '/games' });
    await openRecord(page, coloursRecord({ chairs: ANNA_AND_BOT, until, bot: 'random' }));
    await onColours(page).task.waitFor();
    return page;
  };
  const owns =
    (spell: (typeof SPELL_NAMES)[number], least = 2) =>
    (state: State, seat: number) =>
      isColouring(state, seat) &&
      state.spells[seat * 4 + SPELL_NAMES.indexOf(spell)]! > 0 &&
      state.left[seat]! >= least;
  const ends = async (page: Page) => {
    await onColours(page).action.tap();
    if ((await onColours(page).yes.count()) > 0) await onColours(page).yes.tap();
    await page.locator('.reveal').waitFor();
  };

  it('finds no die on the areas: those that are left leave the map', async () => {
    const page = await open(isColouring);
    const dice = page.locator('.colours-main .map-dice');
    await expect.poll(() => dice.locator('.map-die').count()).toBeGreaterThan(0);
    await expect.poll(() => dice.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  });

  it('[C31] move carries the die to another kingdom', async () => {
    const page = await open(owns('move'));
    const before = await onColours(page).task.innerText();
    await onColours(page).spell('move').tap();
    const kingdom = await onColours(page).options.first().locator('.strip-name').innerText();
    await onColours(page).options.first().tap();
    await expect.poll(() => onColours(page).task.innerText()).toContain(kingdom);
    expect(before).not.toContain(kingdom);
    await ends(page);
  });

  it('[C33] split opens a neighbour', async () => {
    const page = await open(owns('split'));
    const before = await onColours(page).targets.count();
    await onColours(page).spell('split').tap();
    await onColours(page).options.first().tap();
    await expect.poll(() => onColours(page).targets.count()).toBeGreaterThan(before);
    expect(await onColours(page).spell('split').getAttribute('aria-pressed')).toBe('true');
    await ends(page);
  });

  it('[C34] blend makes one drop of two', async () => {
    const page = await open(owns('blend'));
    await onColours(page).spell('blend').tap();
    await onColours(page).options.first().tap();
    await tapArea(page, onColours(page).targets.first());
    await expect.poll(() => page.locator('.hand-drops .is-pale').count()).toBe(2);
    await ends(page);
  });

  it('[C32] match is offered at an area that only a neighbour forbids', async () => {
    const page = await open(owns('match'));
    // A first drop makes neighbours of its own colour.
    if ((await onColours(page).matches.count()) === 0) await tapArea(page, onColours(page).targets.first());
    await tapArea(page, onColours(page).matches.first());
    await onColours(page).no.tap();
    await tapArea(page, onColours(page).matches.first());
    await onColours(page).yes.tap();
    await expect.poll(() => onColours(page).spell('match').getAttribute('aria-pressed')).toBe('true');
    await ends(page);
  });

  it('[C30] the drop of a tower goes to any kingdom', async () => {
    const page = await open(
      (state, seat) => isColouring(state, seat) && state.drops.slice(seat * 6, seat * 6 + 6).some((count) => count > 0),
    );
    const drops = page.locator('.drop-chip.is-ready');
    await drops.first().tap();
    const before = await page.locator('.hand-drops .is-pale').count();
    await tapArea(page, onColours(page).targets.first());
    await page.locator('.area-paint.is-fresh').waitFor();
    expect(await page.locator('.hand-drops .is-pale').count()).toBe(before);
    await ends(page);
  });

  it('[C29] a tower beside a composite colour asks for one, and only undo acts besides', async () => {
    let area = -1;
    const page = await open((state, seat) => {
      area = towerArea(state, seat) ?? -1;
      return isColouring(state, seat) && area >= 0;
    });
    await tapArea(page, onColours(page).area(area));
    await expect.poll(() => onColours(page).options.count()).toBe(3);
    expect(await onColours(page).action.getAttribute('aria-disabled')).toBe('true');
    await onColours(page).undo.tap();
    await expect.poll(() => onColours(page).options.count()).toBe(0);
    await tapArea(page, onColours(page).area(area));
    await onColours(page).options.first().tap();
    // It is there, and can be used from the next round on.
    await page.locator('.drop-chip:not(.is-ready)').first().waitFor();
    await ends(page);
  });

  it('[C25] a blot is asked about while a drop would still fit', async () => {
    const page = await open((state, seat) => isColouring(state, seat) && state.left[seat] === 4);
    await onColours(page).action.tap();
    await onColours(page).no.tap();
    await expect.poll(() => onColours(page).no.count()).toBe(0);
    await ends(page);
  });
});

/** An area that completes a tower whose other area has a composite colour, if the die can colour one. */
function towerArea(state: State, seat: number): number | undefined {
  const kingdom = COLOURS[state.homes[seat]!];
  const isComposite = (area: number) => {
    const code = colourAt(state, seat, area);
    return code > 0 && ['green', 'violet', 'brown'].includes(colourName(code));
  };
  return state.atlas.map.towers
    .flatMap(({ areas: [one, other] }) => [
      [one, other],
      [other, one],
    ])
    .find(
      ([area, mate]) =>
        state.atlas.map.areas[area!]!.kingdom === kingdom &&
        !isPainted(state, seat, area!) &&
        isComposite(mate!) &&
        !clashes(state, seat, area!, state.colours[seat]!),
    )?.[0];
}
