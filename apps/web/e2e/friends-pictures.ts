// Draws everything that goes wrong with friends into .reports/friends. Usage: npm run troubles [-- WORDS…]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { isOnItsWay } from './friends-meeting.ts';
import { openFriendsRoom } from './friends-room.ts';
import { TROUBLES } from './friends-troubles.ts';

const FOLDER = join(import.meta.dirname, '../../../.reports/friends');

const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const room = await openFriendsRoom();
try {
  for (const { name, show } of TROUBLES) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
    process.stdout.write(`${name}\n`);
    const draw = async (page: Page, picture: string) => {
      const animations = isOnItsWay(picture) ? 'allow' : 'disabled';
      await page.screenshot({ path: join(FOLDER, `${picture}.png`), animations });
      process.stdout.write(`  ${picture}\n`);
    };
    await show(room, draw).catch(async (error: unknown) => {
      process.stdout.write(`${error}\n`);
      process.exitCode = 1;
      for (const [at, page] of room.pages().entries()) await draw(page, `failed-${at}`);
    });
    await Promise.all(room.pages().map((page) => page.context().close()));
  }
  for (const problem of room.problems()) {
    process.stdout.write(`  ${problem}\n`);
    process.exitCode = 1;
  }
} finally {
  await room.close();
}
