import { expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { addBot, invite, sitDown, startGame, watchLinkOf } from './friends-room.ts';
import { DESKTOP, PHONE } from './harness.ts';
import { BY_MOUSE, BY_TAPS, onTable } from './person.ts';
import { wordsOf } from './steps.ts';
import { useFriendsRooms } from './test-friends-room.ts';
import { expectNoSidewaysScroll } from './test-harness.ts';

const openRoom = useFriendsRooms();

const WIDE = { ...DESKTOP, reducedMotion: true, language: 'en' } as const;
const RUSSIAN = { ...PHONE, reducedMotion: true, language: 'ru' } as const;

it('a stranger finds a table in the public list, and a large screen shows all its kingdoms', async () => {
  const room = await openRoom({ hasPublicList: true });
  try {
    const host = await room.person(WIDE, '/#/game/kingdomino');
    const english = await wordsOf(host);
    await invite(host);
    await host.getByLabel(english('friends-your-name')).fill('Anna');
    await addBot(host, 'page');

    // A table is by link only until its host puts it on the list.
    const guest = await room.person(RUSSIAN, '/#/code');
    const russian = await wordsOf(guest);
    await guest.getByText(russian('friends-public-none')).waitFor();
    await host.locator('.room-chip', { hasText: english('friends-comes', { way: 'link' }) }).click();
    await host.locator('.room-chip', { hasText: english('friends-comes', { way: 'list' }) }).waitFor();
    await guest.reload();
    const listed = guest.locator('.public-tables button');
    await listed.filter({ hasText: 'Anna' }).waitFor();
    await expectNoSidewaysScroll(guest);
    expect(await axeViolations(guest)).toEqual([]);
    await listed.tap();
    await sitDown(guest, 'Ольга');
    await host.getByText('Ольга').waitFor();
    await startGame(host);
    await guest.locator('.table').waitFor();

    const watcher = await room.person(WIDE, await watchLinkOf(host));
    await watcher.locator('.watch-screen').waitFor();
    await expect.poll(() => watcher.locator('.replay-kingdoms[data-seats="3"] > *').count()).toBe(3);
    await watcher.locator('.watch-side .qr').waitFor();
    await expectNoSidewaysScroll(watcher);
    expect(await axeViolations(watcher)).toEqual([]);
    // There is nothing to press but the way home, and the code leads to the same table.
    expect(await watcher.locator('.watch-screen button:visible').count()).toBe(0);

    // A turn comes to it as it comes to the players.
    const isAsked = async (page: typeof host) => (await onTable(page).free.count()) > 0;
    await expect.poll(async () => (await isAsked(host)) || (await isAsked(guest))).toBe(true);
    const [page, name, take] = (await isAsked(host))
      ? ([host, 'Anna', () => BY_MOUSE.take(host)] as const)
      : ([guest, 'Ольга', () => BY_TAPS.take(guest)] as const);
    await expect.poll(() => watcher.locator('.watch-who .name').innerText()).toBe(name);
    const told = await watcher.locator('.watch-side').innerText();
    await take();
    await onTable(page).action.click();
    await expect.poll(() => watcher.locator('.watch-side').innerText()).not.toBe(told);

    // A game that has begun is on no list.
    const late = await room.person(RUSSIAN, '/#/code');
    await late.getByText(russian('friends-public-none')).waitFor();
    expect(room.problems()).toEqual([]);
  } finally {
    await room.close();
  }
});
