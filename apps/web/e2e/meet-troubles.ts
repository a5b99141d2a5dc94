import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { isOnItsWay, type Trouble } from './friends-meeting.ts';
import { type FriendsRoom, openFriendsRoom } from './friends-room.ts';
import { expectNoSidewaysScroll } from './test-harness.ts';

/** Tests of some of the troubles: each is said in one calm sentence, for everybody, and on a screen that fits. */
export function meetTroubles(troubles: readonly Trouble[]): void {
  let room: FriendsRoom;
  beforeAll(async () => {
    room = await openFriendsRoom();
  });
  afterEach(() => Promise.all(room.pages().map((page) => page.context().close())));
  afterAll(() => room?.close());
  it.each(troubles)('$name', async ({ show }) => {
    const pictures: string[] = [];
    await show(room, async (page: Page, name) => {
      pictures.push(name);
      if (isOnItsWay(name)) return;
      await expectNoSidewaysScroll(page);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations, name).toEqual([]);
    });
    expect(pictures).not.toEqual([]);
    expect(room.problems()).toEqual([]);
  });
}
