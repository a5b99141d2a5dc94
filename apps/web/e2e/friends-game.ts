import { type GameRecord, parseRecord } from '@crownhold/core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addBot, type FriendsRoom, invite, keptOf, recordOf, resign, sitDown, startGame } from './friends-room.ts';
import { type PageOptions, PHONE } from './harness.ts';
import { settle } from './steps.ts';

const WIDE = { width: 1440, height: 900, reducedMotion: true, language: 'en' } as const;
const RUSSIAN = { ...PHONE, reducedMotion: true, language: 'ru' } as const;
/** How often the host looks at the table before the guest reloads the page, and before the server crashes. */
const RELOAD_AFTER = 6;
const CRASH_AFTER = 15;
/** And before the host gives up where the game is not played to its end. */
const GIVE_UP_AFTER = 36;

type Play = (page: Page, isEnough?: () => Promise<boolean>) => Promise<void>;

export interface FarGame {
  readonly id: string;
  /** Who takes the third seat, if the game has one. */
  readonly bot?: string;
  readonly host: Play;
  readonly guest: Play;
  /** People give up once the page was reloaded and the server has crashed; else the game is played to its end. */
  readonly isShort?: boolean;
  /** Another name of the server for the guest, who has no secure context there. */
  readonly guestHost?: PageOptions['host'];
  /** As soon as the table is open, before anybody plays. */
  readonly begun?: (host: Page) => Promise<void>;
  /** Whenever the host looks at the table. */
  readonly looked?: () => Promise<void>;
}

/**
 * Plays a game of two people, and a bot of the server where there is a seat for it: through a reload of one page and a crash
 * of the server. Both must have the same in the end. Returns the record.
 */
export async function playFarGame(room: FriendsRoom, plan: FarGame) {
  const { host: playHost, guest: playGuest, isShort = false, looked } = plan;
  const { host, guest } = await begin(room, plan);
  let looks = 0;
  let hasReloaded = false;
  let hasCrashed = false;
  let hasGivenUp = false;
  const playAsHost = async () => {
    await playHost(host, async () => {
      // A page that loads while there is no server would stay empty.
      if (++looks >= CRASH_AFTER && hasReloaded && !hasCrashed) {
        hasCrashed = true;
        await settle(host);
        await room.crash();
      }
      await looked?.();
      return isShort && hasCrashed && looks > GIVE_UP_AFTER;
    });
    hasGivenUp = isShort;
    if (isShort) await resign(host);
  };
  const playAsGuest = async () => {
    await playGuest(guest, async () => looks > RELOAD_AFTER);
    await guest.reload();
    await guest.locator('.table').waitFor();
    await settle(guest);
    hasReloaded = true;
    await playGuest(guest, async () => hasGivenUp);
    // Between two the game is over by now.
    if (isShort && plan.bot !== undefined) await resign(guest);
  };
  await Promise.all([playAsHost(), playAsGuest()]);
  expect([hasCrashed, hasReloaded]).toEqual([true, true]);
  const record = await sameRecord(host, guest);
  expect(room.problems()).toEqual([]);
  return { host, guest, record };
}

/** Everybody is at the table. */
async function begin(room: FriendsRoom, { id, bot, guestHost, begun }: FarGame) {
  const host = await room.person(WIDE, `/#/game/${id}`);
  const invitation = await invite(host);
  if (bot !== undefined) await addBot(host, bot);
  const guest = await room.person({ ...RUSSIAN, ...(guestHost && { host: guestHost }) }, invitation);
  await sitDown(guest, 'Ольга');
  await startGame(host);
  await guest.locator('.table').waitFor();
  await begun?.(host);
  return { host, guest };
}

/** What both have of a game that is over. */
async function sameRecord(host: Page, guest: Page): Promise<GameRecord> {
  for (const page of [host, guest]) await page.locator('.end').waitFor();
  const [one, other] = [await recordOf(host), await recordOf(guest)];
  expect(other).toBe(one);
  await expect.poll(async () => (await keptOf(host)).head).toBe((await keptOf(guest)).head);
  expect((await keptOf(guest)).commands).toBe(0);
  const record = parseRecord(one);
  if ('refusal' in record) throw new Error(record.refusal.code);
  return record;
}
