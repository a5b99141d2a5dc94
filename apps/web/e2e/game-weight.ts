import type { Language } from '@crownhold/i18n';
import type { Page } from 'playwright-core';
import { COLOURS_BY_TAPS, playColoursOn } from './colours-person.ts';
import { DUEL_BY_TAPS, playDuelOn } from './duel-person.ts';
import { type OpenedPage, type PageOptions, PHONE } from './harness.ts';
import { BY_TAPS, playOn } from './person.ts';
import { settle, settleNetwork, wordsOf } from './steps.ts';
import { hasBot, type Weight, weigh } from './weight.ts';

/** Plays on until a condition holds. */
const PLAYERS = {
  kingdomino: (page: Page, isEnough: () => Promise<boolean>) => playOn(page, BY_TAPS, isEnough),
  duel: (page: Page, isEnough: () => Promise<boolean>) => playDuelOn(page, DUEL_BY_TAPS, isEnough),
  colours: (page: Page, isEnough: () => Promise<boolean>) => playColoursOn(page, COLOURS_BY_TAPS, isEnough),
} as const;

export type WeighedGame = keyof typeof PLAYERS;

/** The files that one game alone makes a browser load, by who runs them. */
export interface OwnPart {
  /** What the page itself runs, with its styles and texts: the part that has a promised limit. */
  readonly page: Weight;
  /** Workers share no file with the page: they have copies of the rules of their own. One deals, one thinks. */
  readonly workers: Weight;
  readonly physics: Weight;
}

const PHYSICS = /physics/;
const WORKER = /\/(?:table-worker|dealer|thinker)-/;

/** All that a phone asks for that has never been here, up to a table where a bot has been asked. */
export async function requestsOf(
  open: (options: PageOptions) => Promise<OpenedPage>,
  game: WeighedGame,
  language: Language,
): Promise<ReadonlySet<string>> {
  const { page, requests } = await open({ ...PHONE, language, seed: 11, reducedMotion: true, route: `/new/${game}` });
  await settle(page);
  const t = await wordsOf(page);
  await page.getByRole('button', { name: t('web-start') }).press('Enter');
  await page.waitForURL(/#\/table\//);
  await settle(page);
  // A bot comes when it is asked for the first time, and brings what it knows of its game.
  await PLAYERS[game](page, async () => hasBot(requests));
  await settleNetwork(page);
  return new Set(requests);
}

export function ownPart(requests: ReadonlySet<string>, others: ReadonlySet<string>): OwnPart {
  const own = [...requests].filter((path) => !others.has(path));
  const isPhysics = (path: string) => PHYSICS.test(path);
  const isWorker = (path: string) => !isPhysics(path) && WORKER.test(path);
  return {
    page: weigh(new Set(own.filter((path) => !isPhysics(path) && !isWorker(path)))),
    workers: weigh(new Set(own.filter(isWorker))),
    physics: weigh(new Set(own.filter(isPhysics))),
  };
}
