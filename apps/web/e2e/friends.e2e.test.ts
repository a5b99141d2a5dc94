import { parseRecord } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { colours } from '@crownhold/games/colours';
import { duel } from '@crownhold/games/duel';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COLOURS_BY_KEYS, COLOURS_BY_TAPS, playColoursOn } from './colours-person.ts';
import { DUEL_BY_MOUSE, DUEL_BY_TAPS, playDuelOn } from './duel-person.ts';
import {
  addBot,
  type FriendsRoom,
  invite,
  keptOf,
  openFriendsRoom,
  recordOf,
  sitDown,
  startGame,
} from './friends-room.ts';
import { PHONE } from './harness.ts';
import { BY_MOUSE, BY_TAPS, playOn } from './person.ts';

const WIDE = { width: 1440, height: 900, reducedMotion: true, language: 'en' } as const;
const RUSSIAN = { ...PHONE, reducedMotion: true, language: 'ru' } as const;
/** Whole games by two browsers, on a machine that may be busy. */
const LONG = 420_000;

let room: FriendsRoom;
beforeAll(async () => {
  room = await openFriendsRoom();
});
afterAll(() => room?.close());
afterEach(() => expect(room.problems()).toEqual([]));

type Play = (page: Page, isEnough?: () => Promise<boolean>) => Promise<void>;

const GAMES = [
  {
    id: 'kingdomino',
    bot: 'page',
    host: ((page, isEnough) => playOn(page, BY_MOUSE, isEnough)) as Play,
    guest: ((page, isEnough) => playOn(page, BY_TAPS, isEnough)) as Play,
    isSound: (text: string) => verify(kingdomino, parsed(text)).isSound,
  },
  {
    id: 'duel',
    bot: undefined,
    host: ((page, isEnough) => playDuelOn(page, DUEL_BY_MOUSE, isEnough)) as Play,
    guest: ((page, isEnough) => playDuelOn(page, DUEL_BY_TAPS, isEnough)) as Play,
    isSound: (text: string) => verify(duel, parsed(text)).isSound,
  },
  {
    id: 'colours',
    bot: 'greedy',
    host: ((page, isEnough) => playColoursOn(page, COLOURS_BY_KEYS, isEnough)) as Play,
    guest: ((page, isEnough) => playColoursOn(page, COLOURS_BY_TAPS, isEnough)) as Play,
    isSound: (text: string) => verify(colours, parsed(text)).isSound,
  },
];

function parsed(text: string) {
  const record = parseRecord(text);
  if ('refusal' in record) throw new Error(record.refusal.code);
  return record;
}

describe.each(GAMES)('$id with a friend far away', { timeout: LONG }, ({ id, bot, host: playHost, guest: playGuest, isSound }) => {
  it('is played to the end, through a reload and a crash of the server, and both have the same', async () => {
    const host = await room.person(WIDE, `/#/game/${id}`);
    const invitation = await invite(host);
    if (bot) await addBot(host, bot);
    const guest = await room.person(RUSSIAN, invitation);
    await sitDown(guest, 'Ольга');
    await startGame(host);
    await guest.locator('.table').waitFor();
    let hasReloaded = false;
    let hasCrashed = false;
    let turns = 0;
    await Promise.all([
      playHost(host, async () => {
        turns++;
        if (turns > 25 && !hasCrashed) {
          hasCrashed = true;
          await room.crash();
        }
        return false;
      }),
      (async () => {
        await playGuest(guest, async () => {
          if (turns < 10 || hasReloaded) return false;
          hasReloaded = true;
          return true;
        });
        await guest.reload();
        await playGuest(guest);
      })(),
    ]);
    expect([hasReloaded, hasCrashed]).toEqual([true, true]);
    const [one, other] = [await recordOf(host), await recordOf(guest)];
    expect(other).toBe(one);
    expect(isSound(one)).toBe(true);
    await expect.poll(async () => (await keptOf(host)).head).toBe((await keptOf(guest)).head);
    expect((await keptOf(guest)).commands).toBe(0);
  });
});
