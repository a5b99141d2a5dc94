import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { isOnItsWay, type Trouble } from './friends-meeting.ts';
import type { FriendsRoom } from './friends-room.ts';
import { useFriendsRooms } from './test-friends-room.ts';
import { expectNoSidewaysScroll } from './test-harness.ts';

/** Tests of some of the troubles: each is said in one calm sentence, for everybody, and on a screen that fits. */
export function meetTroubles(troubles: readonly Trouble[]): void {
  const openRoom = useFriendsRooms();
  let room: FriendsRoom;
  beforeAll(async () => {
    room = await openRoom();
  });
  afterEach(() => Promise.all(room.pages().map((page) => page.context().close())));
  afterAll(() => room?.close());
  it.each(troubles)('$name', async ({ show }) => {
    const pictures: string[] = [];
    await show(room, async (page: Page, name) => {
      pictures.push(name);
      if (isOnItsWay(name)) return;
      await expectNoSidewaysScroll(page);
      expect(await axeViolations(page), name).toEqual([]);
    });
    expect(pictures).not.toEqual([]);
    expect(room.problems()).toEqual([]);
  });
}
