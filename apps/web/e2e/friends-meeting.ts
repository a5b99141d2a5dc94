import type { BrowserContext, Page } from 'playwright-core';
import { type FriendsRoom, invite, LONG_SECONDS, sitDown, startGame } from './friends-room.ts';
import { FriendsWire } from './friends-wire.ts';
import { DESKTOP, PHONE } from './harness.ts';
import { BY_KEYS, playOn } from './person.ts';
import { wordsOf } from './steps.ts';

export const OLGA = { ...PHONE, reducedMotion: true, language: 'ru', scale: 1.5 } as const;
export const ANNA = { ...DESKTOP, reducedMotion: true, language: 'ru', before: LONG_SECONDS } as const;

/** Draws what is seen now, under a name; one that ends in milliseconds is a picture of something on its way. */
type Draw = (page: Page, name: string) => Promise<void>;

export function isOnItsWay(name: string): boolean {
  return /-\d{3}$/.test(name);
}

/** What goes wrong with friends, and what is seen: every line of it ends in a picture. */
export interface Trouble {
  readonly name: string;
  show(room: FriendsRoom, draw: Draw): Promise<void>;
}

export interface TwoPeople {
  readonly host: Page;
  readonly guest: Page;
  readonly invitation: string;
  readonly wire: FriendsWire;
}

interface Meeting {
  readonly guestName?: string;
  readonly prepareHost?: (context: BrowserContext) => Promise<void>;
  /** Runs before the guest's page. */
  readonly before?: string;
}

/** Telegram leaves this to the pages that it shows. */
export const IN_A_MESSENGER = 'globalThis.TelegramWebviewProxy = {};';

/** A host at a desk, and a guest with a phone whose line is in our hands; both are waiting. */
export async function meet(
  room: FriendsRoom,
  { guestName = 'Оля', prepareHost, before }: Meeting = {},
): Promise<TwoPeople> {
  const wire = new FriendsWire();
  const host = await room.person(ANNA, '/#/game/kingdomino', prepareHost);
  const invitation = await invite(host);
  await nameHost(host, 'Аня');
  const guest = await room.person({ ...OLGA, ...(before && { before }) }, invitation, (context) =>
    wire.attach(context),
  );
  await sitDown(guest, guestName);
  return { host, guest, invitation, wire };
}

async function nameHost(host: Page, name: string): Promise<void> {
  const t = await wordsOf(host);
  const field = host.getByLabel(t('friends-your-name'));
  await field.fill(name);
  await field.press('Enter');
  await host.locator('.room-name', { hasText: name }).waitFor();
}

export async function meetAndStart(room: FriendsRoom, meeting?: Meeting): Promise<TwoPeople> {
  const people = await meet(room, meeting);
  await startGame(people.host);
  await people.guest.locator('.table').waitFor();
  return people;
}

/** What somebody sees whose turn it is; the last domino of a line is chosen by itself. */
export const ASKED = '.domino-place.is-free, .target, .thumb-action:not([aria-disabled=true])';

/** Dominoes with a king on them. */
export const takenOn = (page: Page) => page.locator('.domino-place:is(.is-mine, .is-taken)');

/** Until it is the guest's turn: the host plays what there is to play. */
export function untilGuestIsAsked({ host, guest }: Pick<TwoPeople, 'host' | 'guest'>): Promise<void> {
  return playUntilAsked(host, BY_KEYS, guest);
}

/** Somebody plays until it is the turn of another one. */
export function playUntilAsked(player: Page, manner: typeof BY_KEYS, other: Page): Promise<void> {
  return playOn(player, manner, async () => {
    await Promise.race([player, other].map((page) => page.locator(ASKED).first().waitFor({ state: 'attached' })));
    return (await other.locator(ASKED).count()) > 0;
  });
}

export async function says(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await page.getByText(text).first().waitFor();
}
