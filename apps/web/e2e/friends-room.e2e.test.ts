import { expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { invite, keptOf, sitDown, startGame } from './friends-room.ts';
import { DESKTOP, PHONE } from './harness.ts';
import { BY_MOUSE, BY_TAPS, onTable } from './person.ts';
import { settle, wordsOf } from './steps.ts';
import { useFriendsRooms } from './test-friends-room.ts';
import { expectNoSidewaysScroll } from './test-harness.ts';

const openRoom = useFriendsRooms();

const WIDE = { ...DESKTOP, reducedMotion: true, language: 'en' } as const;
const RUSSIAN = { ...PHONE, reducedMotion: true, language: 'ru' } as const;

it('people come, a third watches, the line is cut, and a turn waits for it', async () => {
  const room = await openRoom();
  try {
    const host = await room.person(WIDE, '/#/game/kingdomino');
    const english = await wordsOf(host);
    const invitation = await invite(host);
    expect(await host.locator('.send-address').inputValue()).not.toContain('localhost');
    await host.locator('.qr').waitFor();
    const code = await host.locator('.invitation-code b').innerText();

    // A code in Cyrillic letters leads to the same table; a wrong one to one calm sentence.
    const guest = await room.person(RUSSIAN, '/#/code');
    const russian = await wordsOf(guest);
    const field = guest.getByLabel(russian('friends-code-six'));
    await field.fill('ABC');
    await guest.getByRole('button', { name: russian('friends-join') }).tap();
    await guest.getByText(russian('friends-trouble', { trouble: 'unknown-code' })).waitFor();
    await field.fill(code.replaceAll(/[A-Z]/g, (letter) => 'АВСЕНКМРТХ'['ABCEHKMPTX'.indexOf(letter)]!));
    await guest.getByRole('button', { name: russian('friends-join') }).tap();
    await guest.getByRole('button', { name: russian('friends-sit') }).waitFor();
    for (const page of [host, guest]) {
      await expectNoSidewaysScroll(page);
      expect(await axeViolations(page)).toEqual([]);
    }
    await sitDown(guest, 'Ольга');
    await host.getByText('Ольга').waitFor();
    await startGame(host);
    await guest.locator('.table').waitFor();

    // Whoever comes too late finds the table played already, and watches.
    const third = await room.person(WIDE, invitation);
    await third.getByRole('button', { name: english('friends-watch') }).click();
    await third.locator('.table').waitFor();
    expect(await third.locator('.domino-place.is-free').count()).toBe(0);
    await third.context().close();

    // No hints among people; the dice are checked, and four words can be compared.
    expect(await host.locator('.thumb-hint').count()).toBe(0);
    await host.getByRole('button', { name: english('web-menu') }).click();
    await host.getByText(english('friends-dice-checked')).waitFor();
    await host.locator('.menu-rules').waitFor();
    await host.keyboard.press('Escape');

    // Both know the other's turns.
    const isAsked = async (page: typeof host) => (await onTable(page).free.count()) > 0;
    await expect.poll(async () => (await isAsked(host)) || (await isAsked(guest))).toBe(true);
    const [page, play] = (await isAsked(host))
      ? ([host, () => BY_MOUSE.take(host)] as const)
      : ([guest, () => BY_TAPS.take(guest)] as const);
    const t = page === host ? english : russian;
    // Nothing of the page is still on its way when there is no server any more.
    for (const each of [host, guest]) await settle(each);
    await room.stop();
    await page.getByText(t('friends-line-down')).waitFor();
    await play();
    await onTable(page).action.click();
    await page.getByText(t('friends-sent-later')).waitFor();
    await expect.poll(async () => (await keptOf(page)).commands).toBe(1);
    // The turn outlives the page, and is played once when the server is back.
    await room.start();
    await expect.poll(async () => (await keptOf(page)).commands).toBe(0);
    await page.getByText(t('friends-sent-later')).waitFor({ state: 'detached' });

    // The first screen has the game, and leads back to it.
    await host.goto(host.url().replace(/#.*/, '#/'));
    await host.locator('.lid-tables a').click();
    await host.locator('.table').waitFor();

    // Giving up ends a game of two.
    await host.getByRole('button', { name: english('web-menu') }).click();
    await host.getByRole('button', { name: english('friends-resign') }).click();
    await host.getByRole('button', { name: english('friends-resign-sure') }).click();
    for (const each of [host, guest]) await each.locator('.end').waitFor();
    expect(room.problems()).toEqual([]);
  } finally {
    await room.close();
  }
});
