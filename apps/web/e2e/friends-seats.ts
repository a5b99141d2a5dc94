import type { Page } from 'playwright-core';
import {
  ANNA,
  ASKED,
  IN_A_MESSENGER,
  meetAndStart,
  OLGA,
  playUntilAsked,
  says,
  type Trouble,
  takenOn,
  untilGuestIsAsked,
} from './friends-meeting.ts';
import { chooseClock, invite, pathOf, resign, sitDown, startGame } from './friends-room.ts';
import { BY_KEYS, BY_TAPS, onTable, playOn } from './person.ts';
import { wordsOf } from './steps.ts';

/** A phone that is put away, or taken out again. */
function fallAsleep(page: Page, isAsleep: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
    if (!hidden) dispatchEvent(new Event('online'));
  }, isAsleep);
}

/** What goes wrong with the line, the seat or the device of somebody who plays. */
export const SEATS: readonly Trouble[] = [
  {
    name: 'a turn is refused after it was drawn; then the line is cut, and others see who is away',
    async show(room, draw) {
      const people = await meetAndStart(room, { prepareHost: (context) => context.clock.install() });
      const { host, guest, wire } = people;
      const t = await wordsOf(guest);
      await untilGuestIsAsked(people);
      wire.answer = (message) =>
        message.kind === 'submit'
          ? {
              kind: 'answer',
              table: message.table,
              commandId: message.commandId,
              answer: { kind: 'refused', code: 'too-late' },
            }
          : undefined;
      const before = await takenOn(guest).count();
      await BY_TAPS.take(guest);
      await BY_TAPS.goOn(guest);
      await says(guest, t('friends-refused', { code: 'too-late' }));
      // Whoever wants no movement finds all where it was, at once.
      if ((await takenOn(guest).count()) !== before) throw new Error('a king of a refused turn stays');
      await draw(guest, 'refused');
      wire.answer = () => undefined;
      // Nothing of it stays: the same turn can be made again.
      wire.isOff = true;
      await wire.cut();
      await says(guest, t('friends-line-down'));
      await draw(guest, 'line-down');
      if ((await onTable(guest).free.count()) > 0) await BY_TAPS.take(guest);
      await BY_TAPS.goOn(guest);
      await says(guest, t('friends-sent-later'));
      await draw(guest, 'sent-later');
      // A minute passes for the host's page alone, once it knows that the guest is gone.
      const away = host.getByText(t('friends-is-away', { name: 'Оля' }));
      while ((await away.count()) === 0) await host.clock.fastForward(61_000);
      await draw(host, 'away');
      wire.isOff = false;
      await guest.evaluate(() => dispatchEvent(new Event('online')));
      await guest.getByText(t('friends-sent-later')).waitFor({ state: 'detached' });
      await away.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'inside a messenger a second tab follows; then the seat moves to another device',
    async show(room, draw) {
      const people = await meetAndStart(room, { before: IN_A_MESSENGER });
      const { guest } = people;
      await untilGuestIsAsked(people);
      const second = await guest.context().newPage();
      await second.goto(guest.url());
      await onTable(second).free.first().waitFor();
      const before = await takenOn(guest).count();
      await BY_TAPS.take(second);
      await BY_TAPS.goOn(second);
      await takenOn(guest).nth(before).waitFor();
      // What this browser keeps is gone with the chat: after a turn there is a way to take the seat along.
      await says(second, (await wordsOf(second))('friends-find-again'));
      await draw(second, 'messenger');
      await draw(guest, 'second-tab');
      // The seat goes along to another device, once; this one says where it is.
      const t = await wordsOf(guest);
      await second.getByRole('button', { name: t('friends-yes'), exact: true }).tap();
      const once = pathOf(await second.locator('.dialog .send-address').inputValue());
      await draw(second, 'take-along');
      const other = await room.person(OLGA, once);
      await other.getByRole('button', { name: t('friends-sit') }).tap();
      await other.locator('.table').waitFor();
      await says(guest, t('friends-trouble', { trouble: 'not-your-seat' }));
      await draw(guest, 'moved-away');
      const late = await room.person(OLGA, once);
      await late.getByRole('button', { name: t('friends-sit') }).tap();
      await says(late, t('friends-trouble', { trouble: 'wrong-link' }));
      // Whoever has a browser of their own finds the same in the menu.
      await other.getByRole('button', { name: t('web-menu') }).tap();
      await other.getByRole('button', { name: t('friends-move-link') }).tap();
      const link = await other.locator('.far-menu .send-address').inputValue();
      const third = await room.person(OLGA, pathOf(link));
      await third.getByRole('button', { name: t('friends-sit') }).tap();
      await third.locator('.table').waitFor();
    },
  },
  {
    name: 'the phone sleeps while the other plays: it wakes up in the present, and tells what happened since',
    async show(room, draw) {
      const people = await meetAndStart(room);
      const { host, guest, wire } = people;
      await untilGuestIsAsked(people);
      // Kings may be asked twice in a row.
      await playUntilAsked(guest, BY_TAPS, host);
      await fallAsleep(guest, true);
      wire.isOff = true;
      await wire.cut();
      const isOver = host.locator('.head-task', { hasText: (await wordsOf(host))('web-to-play') });
      await playOn(host, BY_KEYS, async () => {
        await isOver.or(host.locator(ASKED)).first().waitFor({ state: 'attached' });
        return (await isOver.count()) > 0;
      });
      wire.isOff = false;
      await fallAsleep(guest, false);
      await guest.locator('.say-since', { hasText: 'Аня' }).waitFor();
      await draw(guest, 'awake');
    },
  },
  {
    name: 'a seat is lost to the clock: the bot keeps it warm, and coming back takes one tap',
    async show(room, draw) {
      const host = await room.person(ANNA, '/#/game/kingdomino');
      const guest = await room.person(OLGA, await invite(host));
      await chooseClock(host);
      await sitDown(guest, 'Оля');
      await startGame(host);
      const t = await wordsOf(guest);
      await untilGuestIsAsked({ host, guest });
      room.leap();
      await says(guest, t('friends-bot-plays'));
      await draw(guest, 'bot-plays');
      await guest.getByRole('button', { name: t('friends-take-back') }).tap();
      await guest.getByText(t('friends-bot-plays')).waitFor({ state: 'detached' });
      await untilGuestIsAsked({ host, guest });
      await draw(guest, 'taken-back');
    },
  },
  {
    name: 'somebody is gone for good: the others agree on a bot',
    async show(room, draw) {
      const { host, guest } = await meetAndStart(room, { prepareHost: (context) => context.clock.install() });
      const t = await wordsOf(host);
      await guest.context().close();
      const away = host.getByText(t('friends-is-away', { name: 'Оля' }));
      while ((await away.count()) === 0) await host.clock.fastForward(61_000);
      room.leap();
      const botOn = host.getByRole('button', { name: t('friends-bot-on') });
      while ((await botOn.count()) === 0) await host.clock.fastForward(240_000);
      await draw(host, 'bot-on');
      await botOn.press('Enter');
      await away.waitFor({ state: 'detached' });
      // All four kings of the first line are placed: two of them by the bot.
      await playOn(host, BY_KEYS, async () => (await takenOn(host).count()) === 4);
    },
  },
  {
    name: 'another game of the same people, once both want it, with what they have won so far',
    async show(room, draw) {
      const { host, guest } = await meetAndStart(room);
      const t = await wordsOf(guest);
      // A sign of one is seen by the other, and no second one follows at once.
      const react = host.getByRole('button', { name: t('friends-react') });
      await react.press('Enter');
      await host.locator('.far-signs button').first().press('Enter');
      await guest.locator('.far-rising').waitFor();
      await react.and(host.locator('[aria-disabled=true]')).waitFor();
      await resign(host);
      await guest.locator('.end').waitFor();
      const before = guest.url();
      await host.getByRole('button', { name: t('web-rematch') }).press('Enter');
      await says(host, t('friends-waiting-for', { names: 'Оля' }));
      await says(guest, t('friends-wants-again', { name: 'Аня' }), t('friends-not-now'));
      await draw(guest, 'wants-again');
      await guest.getByRole('button', { name: t('friends-yes'), exact: true }).tap();
      for (const page of [host, guest]) {
        await page.waitForURL((url) => url.href !== before && url.hash.startsWith('#/online/'));
        await page.locator('.table').waitFor();
      }
      // Seats have turned: whoever sat second sits first.
      await resign(host);
      const tally = t('friends-tally-two', { first: 'Оля', wins: 2, others: 0, second: 'Аня' });
      await says(guest, tally);
      await says(host, tally);
      await draw(guest, 'tally');
    },
  },
];
