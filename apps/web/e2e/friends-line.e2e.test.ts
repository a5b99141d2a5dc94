import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { invite, keptOf, sitDown, startGame } from './friends-room.ts';
import { FriendsWire } from './friends-wire.ts';
import { DESKTOP, PHONE } from './harness.ts';
import { BY_KEYS, BY_TAPS, onTable } from './person.ts';
import { settle } from './steps.ts';
import { pictureOf } from './stored-game.ts';
import { useFriendsRooms } from './test-friends-room.ts';

const openRoom = useFriendsRooms();

const ANNA = { ...DESKTOP, reducedMotion: true, language: 'en' } as const;
const OLGA = { ...PHONE, reducedMotion: true, language: 'ru' } as const;
const SLOW_MS = 300;
/** How answer and row of a turn come to the page. */
const ORDERS: Readonly<Record<string, (wire: FriendsWire) => Promise<void>>> = {
  'answer first': async (wire) => {
    await expect.poll(() => wire.held).toContain('answer');
    await expect.poll(() => wire.held).toContain('table');
    wire.release(({ kind }) => kind === 'answer');
    wire.flow();
  },
  'row first': async (wire) => {
    await expect.poll(() => wire.held).toContain('table');
    await expect.poll(() => wire.held).toContain('answer');
    wire.release(({ kind }) => kind === 'table');
    wire.flow();
  },
  'answer lost with the line': async (wire) => {
    await expect.poll(() => wire.held).toContain('answer');
    await wire.cut();
  },
};

/** From now on every shift of the layout is counted, whatever caused it. */
function countShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const counted = { sum: 0 };
    Object.assign(globalThis, { shifts: counted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.sum += (entry as unknown as { readonly value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
}

const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return (globalThis as unknown as { readonly shifts: { readonly sum: number } }).shifts.sum;
  });

it('over a slow and torn line a turn is drawn at the tap, and whatever comes when, nothing jumps', async () => {
  const room = await openRoom();
  const wires = { host: new FriendsWire(), guest: new FriendsWire() };
  try {
    const host = await room.person(ANNA, '/#/game/kingdomino', (context) => wires.host.attach(context));
    const invitation = await invite(host);
    const guest = await room.person(OLGA, invitation, (context) => wires.guest.attach(context));
    await sitDown(guest, 'Ольга');
    await startGame(host);
    await guest.locator('.table').waitFor();
    for (const wire of Object.values(wires)) wire.delayMs = SLOW_MS;
    const isAsked = async (page: Page) => (await onTable(page).free.count()) > 0;
    for (const [order, comes] of Object.entries(ORDERS)) {
      await expect.poll(async () => (await isAsked(host)) || (await isAsked(guest))).toBe(true);
      const [page, manner, wire] = (await isAsked(host))
        ? ([host, BY_KEYS, wires.host] as const)
        : ([guest, BY_TAPS, wires.guest] as const);
      await settle(page);
      wire.hold();
      const taken = await takenOn(page).count();
      await manner.take(page);
      await manner.goOn(page);
      // The server may know it by now; nothing that it says has come here.
      await expect.poll(() => takenOn(page).count(), { message: order }).toBe(taken + 1);
      await expect.poll(() => isAsked(page), { message: order }).toBe(false);
      const drawn = await page.locator('.domino-place').evaluateAll(places);
      await countShifts(page);
      await comes(wire);
      await expect.poll(async () => (await keptOf(page)).commands, { message: order }).toBe(0);
      await expect.poll(async () => (await isAsked(host)) || (await isAsked(guest)), { message: order }).toBe(true);
      expect(await shiftsOf(page), order).toBe(0);
      expect(await page.locator('.domino-place').evaluateAll(places), order).toEqual(drawn);
      const seen = await pictureOf(page);
      await page.reload();
      await onTable(page).task.waitFor();
      await expect.poll(() => pictureOf(page), { message: order }).toEqual(seen);
    }
    expect(room.problems()).toEqual([]);
  } finally {
    await room.close();
  }
});

/** Dominoes with a king on them. */
const takenOn = (page: Page) => page.locator('.domino-place:is(.is-mine, .is-taken)');

/** Where dominoes of the line lie. */
function places(elements: readonly Element[]): readonly string[] {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  });
}
