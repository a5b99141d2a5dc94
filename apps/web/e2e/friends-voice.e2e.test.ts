import { translatorFor } from '@crownhold/i18n/every-language';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DUEL_BY_KEYS, DUEL_BY_TAPS, playDuelOn } from './duel-person.ts';
import { LONG_SECONDS, pathOf } from './friends-room.ts';
import { DESKTOP, PHONE } from './harness.ts';
import { openScreenReader, type ScreenReader } from './screen-reader.ts';
import { settle } from './steps.ts';
import { useFriendsRooms } from './test-friends-room.ts';
import { GAME_MS } from './wait-limit.ts';

const openRoom = useFriendsRooms();

const t = translatorFor('en');
const ANNA = { ...DESKTOP, reducedMotion: true, language: 'en', before: sameNumbers(1) + LONG_SECONDS } as const;
const OLGA = { ...PHONE, reducedMotion: true, language: 'en', before: sameNumbers(2) } as const;

const WAITING = 'Waiting for Olga';

/** A script: the device gives the same numbers to the dice every time. */
function sameNumbers(seed: number): string {
  return `{
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => (bytes.byteLength === 32 ? bytes.fill(${seed}) : random(bytes));
  }`;
}

/** Comes to a control by Tab alone, and presses Enter. */
async function choose(page: Page, reader: ScreenReader, role: string, name: string): Promise<void> {
  await reader.tabTo(role, new RegExp(`^${name}$`));
  await page.keyboard.press('Enter');
}

async function giveName(page: Page, reader: ScreenReader, name: string): Promise<void> {
  await reader.tabTo('textbox', new RegExp(t('friends-your-name')));
  await page.keyboard.type(name);
}

// Written anew by: vitest run --project e2e apps/web/e2e/friends-voice -u
it('a Duel with a friend is reached and played by keys alone, and told in these words', {
  timeout: GAME_MS,
}, async () => {
  const room = await openRoom({ seed: 23 });
  try {
    const host = await room.person(ANNA, '/#/game/duel');
    await settle(host);
    const reader = await openScreenReader(host);
    await choose(host, reader, 'button', t('web-friends'));
    await host.locator('.waiting .send-address').waitFor();
    await giveName(host, reader, 'Anna');
    await host.keyboard.press('Enter');
    await host.locator('.room-name', { hasText: 'Anna' }).waitFor();

    const guest = await room.person(OLGA, pathOf(await host.locator('.waiting .send-address').inputValue()));
    await guest.locator('.guest-form').waitFor();
    const listener = await openScreenReader(guest);
    await giveName(guest, listener, 'Olga');
    await choose(guest, listener, 'button', t('friends-sit'));
    await guest.locator('.waiting').waitFor();
    // It would begin by itself; whoever wants to wait, and then to begin, finds both by Tab.
    await choose(host, reader, 'button', t('friends-wait'));
    await choose(host, reader, 'button', t('friends-start'));
    for (const page of [host, guest]) await page.locator('.table').waitFor();
    for (const each of [reader, listener]) await each.putTreeAway();

    const lines: string[] = [];
    const note = async () => {
      // Whether somebody is waited for long enough to be told is a matter of time.
      lines.push(...(await reader.news()).filter((line) => line !== WAITING));
      return lines.at(-1) ?? '';
    };
    await Promise.all([
      playDuelOn(host, DUEL_BY_KEYS, async () => {
        await note();
        return false;
      }),
      playDuelOn(guest, DUEL_BY_TAPS),
    ]);
    await expect.poll(note).toMatch(/wins|share|win!/);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./voice-friends-en.txt');
    expect(room.problems()).toEqual([]);
  } finally {
    await room.close();
  }
});
