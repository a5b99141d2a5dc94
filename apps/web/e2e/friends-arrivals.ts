import { ANNA, meet, meetAndStart, OLGA, says, type Trouble, takenOn } from './friends-meeting.ts';
import { invite, pathOf, resign, sitDown, startGame } from './friends-room.ts';
import { BY_TAPS, onTable } from './person.ts';
import { wordsOf } from './steps.ts';

const HOME = 'http://192.168.1.20:4000';

/** A script: the computer is in a network at home, wherever this one is. */
const AT_HOME = `new MutationObserver(() => {
  const { dataset } = document.documentElement ?? {};
  if (dataset?.tables !== undefined && dataset.tables !== '${HOME}') dataset.tables = '${HOME}';
}).observe(document, { childList: true, subtree: true, attributes: true });`;

/** What goes wrong when people come to a table. */
export const ARRIVALS: readonly Trouble[] = [
  {
    name: 'the page was opened as localhost, without a public address; two play with one phone',
    async show(room, draw) {
      const page = await room.person({ ...OLGA, before: AT_HOME }, '/#/game/kingdomino');
      const t = await wordsOf(page);
      await invite(page);
      await says(page, t('friends-here-only'), t('friends-elsewhere'));
      const link = await page.locator('.send-address').inputValue();
      if (!link.startsWith(`${HOME}/`)) throw new Error(`a link for nobody: ${link}`);
      await draw(page, 'here-only');
      // Two people with this phone, at a table that others could join: both are asked here.
      await page.locator('.room-seat.is-free').getByRole('button').tap();
      await page.getByRole('button', { name: t('friends-one-more-here') }).tap();
      await page.getByLabel(t('friends-second-name')).fill('Петя');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('friends-sit') })
        .tap();
      await says(page, 'Петя');
      await startGame(page);
      for (let taken = 0; taken < 2; taken++) {
        await onTable(page).free.first().waitFor();
        await BY_TAPS.take(page);
        await BY_TAPS.goOn(page);
        await takenOn(page).nth(taken).waitFor();
      }
      await draw(page, 'two-at-one-phone');
    },
  },
  {
    name: 'two of one name, and a table that is full',
    async show(room, draw) {
      const { host, guest, invitation } = await meet(room, { guestName: 'Аня' });
      const t = await wordsOf(guest);
      // Nobody starts yet.
      await host.getByRole('button', { name: t('friends-wait'), exact: true }).press('Enter');
      await says(guest, 'Аня 2');
      await draw(guest, 'same-name');
      const third = await room.person(OLGA, invitation);
      await says(third, t('friends-full'), t('friends-watch'));
      await draw(third, 'full');
      // The host leaves: the next one is host, and may start.
      await host.getByRole('button', { name: t('friends-leave') }).press('Enter');
      await host.locator('.lid').waitFor();
      await guest.getByRole('button', { name: t('friends-start'), exact: true }).waitFor();
      await draw(guest, 'host-left');
      // The links were those of somebody who is gone: the new host makes others, and the seat that is free is taken.
      await guest.getByRole('button', { name: t('friends-send') }).tap();
      await guest.locator('.invitation .qr').waitFor();
      await draw(guest, 'host-invites');
      const again = pathOf(await guest.locator('.waiting .send-address').inputValue());
      await third.goto(new URL(again, third.url()).href);
      await third.reload();
      await sitDown(third, 'Оля');
      await says(guest, 'Оля');
    },
  },
  {
    name: 'the cookie is lost: somebody at the table lets its person in again; then the game is over',
    async show(room, draw) {
      const { host, guest, invitation } = await meetAndStart(room);
      const t = await wordsOf(guest);
      await guest.context().clearCookies();
      await guest.goto(new URL(invitation, guest.url()).href);
      await guest.reload();
      await says(guest, t('friends-started'), t('friends-watch'));
      await draw(guest, 'cookie-lost');
      await guest.getByRole('button', { name: t('friends-i-am', { name: 'Оля' }) }).tap();
      await says(guest, t('friends-asked-in'));
      await says(host, t('friends-claim', { name: 'Оля' }));
      await draw(host, 'claim');
      await host.getByRole('button', { name: t('friends-let-in', { name: 'Оля' }) }).press('Enter');
      await guest.locator('.table').waitFor();
      await resign(host);
      await guest.locator('.end').waitFor();
      await draw(guest, 'given-up');
      const third = await room.person(OLGA, invitation);
      await says(third, t('friends-over'), t('friends-open-like'));
      await draw(third, 'over');
    },
  },
  {
    name: 'somebody who has never played learns first, and the seat is kept',
    async show(room, draw) {
      const host = await room.person(ANNA, '/#/game/kingdomino');
      const t = await wordsOf(host);
      const guest = await room.person(OLGA, await invite(host));
      await guest.getByLabel(t('friends-your-name')).fill('Оля');
      await draw(guest, 'guest');
      await guest.getByRole('button', { name: t('friends-learn-first') }).tap();
      await guest.locator('.table .bubble, .bubble').first().waitFor();
      await draw(guest, 'learning');
      await says(host, t('friends-learning'));
      await draw(host, 'is-learning');
      await guest.getByRole('link', { name: t('friends-to-table') }).tap();
      await guest.locator('.waiting').waitFor();
      await says(guest, 'Оля');
      await host.getByText(t('friends-learning')).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'no such code',
    async show(room, draw) {
      const page = await room.person(OLGA, '/#/code');
      const t = await wordsOf(page);
      await page.getByLabel(t('friends-code-six')).fill('КЕМТАХ');
      await page.getByRole('button', { name: t('friends-join') }).tap();
      await says(page, t('friends-trouble', { trouble: 'unknown-code' }));
      await draw(page, 'unknown-code');
    },
  },
];
