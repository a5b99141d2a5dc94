import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { invite, seatBot, startGame } from './friends-room.ts';
import { FriendsWire } from './friends-wire.ts';
import { PHONE } from './harness.ts';
import { BY_TAPS, onTable } from './person.ts';
import { settle, wordsOf } from './steps.ts';
import { useFriendsRooms } from './test-friends-room.ts';

const openRoom = useFriendsRooms();

/** A script: the page tries again after a minute, which may pass on a busy machine; here it never does. */
const NO_MINUTES = `{
  const after = setTimeout;
  globalThis.setTimeout = (task, ms, ...rest) => (ms >= 60_000 ? 0 : after(task, ms, ...rest));
}`;

const OLGA = { ...PHONE, reducedMotion: true, language: 'ru', hasWorker: true, before: NO_MINUTES } as const;

/** Until all files are on the device, and every page of it comes from there. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** A server that speaks no version that this page speaks, whether a newer one or an older. */
function speakAnother(wire: FriendsWire): void {
  wire.answer = ({ kind }) => (kind === 'hello' ? { kind: 'error', code: 'unknown-protocol' } : undefined);
}

function speakTheSame(wire: FriendsWire): void {
  wire.answer = () => undefined;
  wire.forge = (message) => message;
}

it('a page of another release than its server says so once, and plays on when both fit again', async () => {
  const room = await openRoom();
  const wire = new FriendsWire();
  try {
    const page = await room.person(OLGA, '/#/game/kingdomino', (context) => wire.attach(context));
    await installed(page);
    const t = await wordsOf(page);
    let loads = 0;
    page.on('load', () => loads++);
    await invite(page);
    await seatBot(page, 1, 'page');
    await startGame(page);
    await onTable(page).free.first().waitFor();
    await BY_TAPS.take(page);
    await settle(page);
    const sentence = page.getByText(t('friends-trouble', { trouble: 'other-version' }));
    const reload = page.getByRole('button', { name: t('friends-reload') });

    // The server was replaced while the page was open: the table stays, with one sentence, and nothing is tried in haste.
    speakAnother(wire);
    await wire.cut();
    await sentence.waitFor();
    expect(await onTable(page).action.isEnabled()).toBe(true);
    expect(wire.connections).toBe(2);
    // The service worker gives the old build again: the same sentence, one more try, no loop.
    await reload.tap();
    await expect.poll(() => loads).toBe(1);
    await sentence.waitFor();
    await settle(page);
    expect([loads, wire.connections]).toEqual([1, 3]);
    // A server that says what this page cannot read is no other case.
    wire.answer = () => undefined;
    wire.forge = (message) => (message.kind === 'table' ? { ...message, tomorrow: true } : message);
    await reload.tap();
    await expect.poll(() => loads).toBe(2);
    await sentence.waitFor();
    await settle(page);
    expect([loads, wire.connections]).toEqual([2, 4]);
    // Both are of one release again: the table, and the turn that was in the making.
    speakTheSame(wire);
    await reload.tap();
    await onTable(page).action.waitFor();
    await expect.poll(() => onTable(page).action.isEnabled()).toBe(true);
    await BY_TAPS.goOn(page);
    await expect.poll(() => onTable(page).undo.isEnabled()).toBe(false);
    await expect.poll(() => onTable(page).free.count()).toBeGreaterThan(0);
    expect(loads).toBe(3);
    expect(room.problems()).toEqual([]);
  } finally {
    await room.close();
  }
});
