import type { GameRecord } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { colours, landingBy, THROWER_ID } from '@crownhold/games/colours';
import { createThrower } from '@crownhold/throw';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { COLOURS_BY_KEYS, COLOURS_BY_TAPS, playColoursOn } from './colours-person.ts';
import { type FarGame, playFarGame } from './friends-game.ts';
import { watchLinkOf } from './friends-room.ts';
import { SpectatorWatch } from './friends-spectator.ts';
import { DESKTOP } from './harness.ts';
import { PLACES, plantIn, readPlaces } from './secret-search.ts';
import { useFriendsRooms } from './test-friends-room.ts';
import { GAME_MS } from './wait-limit.ts';

const openRoom = useFriendsRooms();

const SPECTATOR = { ...DESKTOP, reducedMotion: true, language: 'en', hasWorker: true } as const;
/** Heaps are slow to read. */
const HEAPS_AT = [6, 18, 30];
const LOOK_EVERY = 3;

const GAME: FarGame = {
  id: 'colours',
  bot: 'page',
  host: (page, isEnough) => playColoursOn(page, COLOURS_BY_KEYS, isEnough),
  guest: (page, isEnough) => playColoursOn(page, COLOURS_BY_TAPS, isEnough),
};

// To its end by `npm run prove -- friends`.
it('is played with a friend far away through a reload and a crash, and given up', { timeout: GAME_MS }, async () => {
  const room = await openRoom();
  try {
    const { record } = await playFarGame(room, { ...GAME, isShort: true });
    await expectSound(record);
  } finally {
    await room.close();
  }
});

async function expectSound(record: GameRecord): Promise<void> {
  const physics = await createThrower();
  const evidence = { throwers: { [THROWER_ID]: landingBy(physics.throw) }, hasDice: true };
  expect(verify(colours, record, evidence)).toMatchObject({ isSound: true });
}

// In full by `npm run prove -- friends`. That servers tell spectators nothing is held by the claim of wire-secrecy in short, too.
if (process.env['EVERY']) it('[C22] a spectator finds nothing hidden', { timeout: GAME_MS }, expectNothingFound);

async function expectNothingFound(): Promise<void> {
  const room = await openRoom();
  try {
    const spectator = await room.person(SPECTATOR);
    const watch = new SpectatorWatch(spectator);
    let looks = 0;
    const { record } = await playFarGame(room, {
      ...GAME,
      begun: async (host) => watchFrom(spectator, await watchLinkOf(host)),
      looked: async () => {
        // Every look takes its time; traffic is heard without a gap.
        if (++looks % LOOK_EVERY === 0) await watch.look(HEAPS_AT.includes(looks));
      },
    });
    // Somebody who watches sees every reveal to its end, and so is behind the players.
    await spectator.locator('.end').waitFor({ timeout: GAME_MS });
    await expectSound(record);
    const { leaks, searches } = watch.judge(record);
    expect([leaks, watch.fresh]).toEqual([[], []]);
    expect([watch.captures > 100, searches > 1000, looks > Math.max(...HEAPS_AT)]).toEqual([true, true, true]);
    await expectSearchWorks(spectator);
  } finally {
    await room.close();
  }
}

async function watchFrom(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await page.locator('.table').waitFor();
}

/** What is put into every place is found there. */
async function expectSearchWorks(page: Page): Promise<void> {
  await plantIn(page, 'planted in the');
  const places = await readPlaces(page);
  for (const place of PLACES) expect(places[place]).toContain(`planted in the ${place}`);
}
