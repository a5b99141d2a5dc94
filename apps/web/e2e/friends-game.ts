import { parseRecord } from '@crownhold/core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addBot, type FriendsRoom, invite, keptOf, recordOf, sitDown, startGame } from './friends-room.ts';
import { PHONE } from './harness.ts';

const WIDE = { width: 1440, height: 900, reducedMotion: true, language: 'en' } as const;
const RUSSIAN = { ...PHONE, reducedMotion: true, language: 'ru' } as const;
/** How often the host looks at the table before the guest reloads the page, and before the server crashes. */
const RELOAD_AFTER = 10;
const CRASH_AFTER = 25;

type Play = (page: Page, isEnough?: () => Promise<boolean>) => Promise<void>;

export interface FarGame {
  readonly id: string;
  /** Who takes the third seat, if the game has one. */
  readonly bot?: string;
  readonly host: Play;
  readonly guest: Play;
}

/** Whole games by two browsers, on a machine that may be busy. */
export const LONG = 420_000;

/**
 * Plays a game of two people, and a bot of the server where there is a seat for it: through a reload of one page and a crash
 * of the server. Both must have the same in the end. Returns the record.
 */
export async function playFarGame(room: FriendsRoom, { id, bot, host: playHost, guest: playGuest }: FarGame) {
  const host = await room.person(WIDE, `/#/game/${id}`);
  const invitation = await invite(host);
  if (bot !== undefined) await addBot(host, bot);
  const guest = await room.person(RUSSIAN, invitation);
  await sitDown(guest, 'Ольга');
  await startGame(host);
  await guest.locator('.table').waitFor();
  let looks = 0;
  let hasReloaded = false;
  await Promise.all([
    playHost(host, async () => {
      if (++looks === CRASH_AFTER) await room.crash();
      return false;
    }),
    (async () => {
      await playGuest(guest, async () => looks > RELOAD_AFTER);
      await guest.reload();
      hasReloaded = true;
      await playGuest(guest);
    })(),
  ]);
  expect([looks > CRASH_AFTER, hasReloaded]).toEqual([true, true]);
  const [one, other] = [await recordOf(host), await recordOf(guest)];
  expect(other).toBe(one);
  await expect.poll(async () => (await keptOf(host)).head).toBe((await keptOf(guest)).head);
  expect((await keptOf(guest)).commands).toBe(0);
  expect(room.problems()).toEqual([]);
  const record = parseRecord(one);
  if ('refusal' in record) throw new Error(record.refusal.code);
  return { host, guest, record };
}
