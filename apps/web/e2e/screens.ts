import { type State as ColoursState, NO_DIE } from '@crownhold/games/colours';
import type { State } from '@crownhold/games/duel';
import type { Language } from '@crownhold/i18n';
import type { Page } from 'playwright-core';
import { formatMessage } from '../src/table/correspondence/message-link.ts';
import { linkedGame } from '../test/correspondence.ts';
import { playBotGame } from './bot-game.ts';
import { coloursRecord } from './colours-game.ts';
import { duelRecord } from './duel-game.ts';
import { onDuel } from './duel-person.ts';
import { FRIENDS_SCREENS } from './friends-screens.ts';
import { BY_KEYS, onTable, playOn } from './person.ts';
import type { Screen } from './screen.ts';
import { chooseRecord, goTo, openRecord, wordsOf } from './steps.ts';

const SEED = 7;
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Leo', 'Mia', 'Max'],
  ru: ['Аня', 'Лёва', 'Маша', 'Миша'],
  uk: ['Ганна', 'Левко', 'Марійка', 'Михась'],
  bg: ['Ани', 'Лео', 'Мими', 'Митко'],
};

/** Every screen; one more is one more line. */
export const SCREENS: readonly Screen[] = [
  { name: 'first', route: '/' },
  { name: 'first-continued', route: '/games', go: showContinued },
  { name: 'game-sheet', route: '/game/kingdomino', go: (page) => page.locator('.game-sheet').waitFor() },
  { name: 'game-sheet-colours', route: '/game/colours', go: (page) => page.locator('.game-sheet').waitFor() },
  { name: 'about', route: '/about', go: (page) => page.locator('.about dl').waitFor() },
  { name: 'new-game', route: '/new/kingdomino' },
  { name: 'by-message', route: '/by-message/kingdomino', go: (page) => page.locator('.my-name').waitFor() },
  { name: 'message-invited', route: '/', go: (page, language) => showMessage(page, language, 1) },
  { name: 'message-forked', route: '/', go: showFork },
  { name: 'message-sent', route: '/by-message/kingdomino', go: showSent },
  { name: 'games', route: '/games', go: showGames },
  { name: 'replay', route: '/replay', go: (page, language) => showReplay(page, language, 2) },
  { name: 'replay-four', route: '/replay', go: (page, language) => showReplay(page, language, 4) },
  { name: 'settings', route: '/settings' },
  { name: 'rules', route: '/rules' },
  { name: 'rule', route: '/rules/K12' },
  { name: 'fairness', route: '/fairness', go: (page) => page.locator('.fairness h2').first().waitFor() },
  { name: 'learn', route: '/learn', go: (page) => page.locator('.bubble').waitFor() },
  { name: 'style', route: '/style' },
  { name: 'pad', route: '/score', go: showPad },
  { name: 'table', route: '/games', go: (page, language) => showTable(page, game(language, 2, 16)) },
  { name: 'table-four', route: '/games', go: (page, language) => showTable(page, game(language, 4, 26)) },
  { name: 'end', route: '/games', go: (page, language) => openRecord(page, game(language, 2)) },
  { name: 'end-four', route: '/games', go: (page, language) => openRecord(page, game(language, 4)) },
  { name: 'end-picture', route: '/games', go: (page, language) => showPicture(page, game(language, 2)) },
  { name: 'duel-new', route: '/new/duel' },
  { name: 'duel-take', route: '/games', go: (page, language) => showDuel(page, language, 'take', '2') },
  { name: 'duel-draw', route: '/games', go: (page, language) => showDuel(page, language, 'draw', 'n') },
  { name: 'duel-lightning', route: '/games', go: (page, language) => showDuel(page, language, 'lightning', 'n') },
  { name: 'duel-book', route: '/games', go: showSpellbook },
  {
    name: 'duel-end',
    route: '/games',
    go: (page, language) => openRecord(page, duelRecord({ chairs: duelChairs(language) })),
  },
  {
    name: 'duel-end-picture',
    route: '/games',
    go: (page, language) => showPicture(page, duelRecord({ chairs: duelChairs(language) })),
  },
  { name: 'duel-rule', route: '/rules/D8' },
  { name: 'duel-learn', route: '/learn/duel', go: (page) => page.locator('.bubble').waitFor() },
  { name: 'duel-pad', route: '/score/duel', go: (page) => page.locator('.pad-grid').waitFor() },
  { name: 'duel-replay', route: '/replay', go: showDuelReplay },
  { name: 'colours-new', route: '/new/colours' },
  { name: 'colours-take', route: '/games', go: (page, language) => showColours(page, language, 'pb', isTaking) },
  { name: 'colours-colour', route: '/games', go: (page, language) => showColours(page, language, 'pbbb', isColouring) },
  { name: 'colours-strike', route: '/games', go: (page, language) => showColours(page, language, 'p', isStriking) },
  { name: 'colours-curtain', route: '/games', go: (page, language) => showColours(page, language, 'pp', isColouring) },
  { name: 'colours-reveal', route: '/games', go: showReveal },
  { name: 'colours-end', route: '/games', go: (page, language) => showColours(page, language, 'pb') },
  { name: 'colours-end-alone', route: '/games', go: (page, language) => showColours(page, language, 'p') },
  { name: 'colours-rule', route: '/rules/C24', go: (page) => page.locator('.rule-entry.is-marked .sheet').waitFor() },
  { name: 'colours-learn', route: '/learn/colours', go: (page) => page.locator('.bubble').waitFor() },
  { name: 'colours-replay', route: '/replay', go: showColoursReplay },
  { name: 'colours-pad', route: '/score/colours', go: showColoursPad },
  ...FRIENDS_SCREENS,
];

const isTaking = (state: ColoursState, seat: number) => state.round > 5 && state.dice[seat] === NO_DIE;
const isStriking = ({ phase, round }: ColoursState) => phase === 'strike' && round > 8;
const isColouring = ({ round, dice, takers, seats }: ColoursState, seat: number) =>
  round > 5 && dice[seat] !== NO_DIE && takers === seats;

/** A game of people (p) and bots (b) up to a turn of a person, or to its end. */
async function showColours(
  page: Page,
  language: Language,
  seats: string,
  until?: (state: ColoursState, seat: number) => boolean,
): Promise<void> {
  const chairs = [...seats].map((kind, seat) => ({
    name: NAMES[language][seat]!,
    ...(kind === 'b' && { bot: 'greedy' }),
  }));
  await openRecord(page, coloursRecord({ chairs, ...(until && { until }) }));
  await page.locator('.head-task, .curtain, .end').first().waitFor();
}

/** All sheets open, at the end of a round. */
async function showReveal(page: Page, language: Language): Promise<void> {
  await showColours(page, language, 'pb', isColouring);
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('.reveal').waitFor();
}

/** A game that came by message, where the second seat is free. */
async function showMessage(page: Page, language: Language, rows: number, seed = 3): Promise<void> {
  await goTo(page, `/message/${await formatMessage(linkedGame({ names: [NAMES[language][0]!, ''], rows, seed }))}`);
  await page.locator('.page-centred').waitFor();
}

async function showFork(page: Page, language: Language): Promise<void> {
  const t = await wordsOf(page);
  await showMessage(page, language, 1);
  await page.getByRole('button', { name: t('message-sit') }).press('Enter');
  await onTable(page).task.waitFor();
  await showMessage(page, language, 3, 4);
}

/** A turn that is made, and the link of it. */
async function showSent(page: Page, language: Language): Promise<void> {
  const t = await wordsOf(page);
  await page.getByLabel(t('message-name')).fill(NAMES[language][0]!);
  await page.getByRole('button', { name: t('message-begin') }).press('Enter');
  const send = page.locator('.is-send:not([aria-disabled=true])');
  await playOn(page, BY_KEYS, async () => (await send.count()) > 0);
  await send.press('Enter');
  await page.locator('.message-sent input').waitFor();
}

async function showGames(page: Page, language: Language): Promise<void> {
  for (const record of [game(language, 2, 12), game(language, 4)]) {
    await openRecord(page, record);
    await goTo(page, '/games');
  }
}

async function showContinued(page: Page, language: Language): Promise<void> {
  await openRecord(page, game(language, 2, 12));
  await goTo(page, '/');
  await page.locator('.lid-continue').waitFor();
}

async function showPicture(page: Page, record: string): Promise<void> {
  const t = await wordsOf(page);
  await openRecord(page, record);
  await page.getByRole('button', { name: t('web-menu') }).press('Enter');
  await page.getByRole('button', { name: t('pad-save') }).press('Enter');
  await page.locator('.end-picture .is-main:enabled').waitFor();
}

/** A pad with two kingdoms. */
async function showPad(page: Page, language: Language): Promise<void> {
  const kept = padOf(NAMES[language], [
    'f f f1 l l1 w w1 f l l w w C g g2 s1 m2 g g s m m3 g s s',
    '. w w1 f f l l w f1 f l1 C g g2 . s s1 g m1 m w s . m m3',
  ]);
  await page.evaluate((text) => localStorage.setItem('crownhold.pad', text), kept);
  await goTo(page, '/');
  await goTo(page, '/score');
}

/** As the page keeps it. */
function padOf(names: readonly string[], kingdoms: readonly string[]): string {
  const sheets = [kingdoms.map((signs) => signs.split(' '))];
  return JSON.stringify({ count: 2, names, variants: ['harmony', 'middle-kingdom'], sheets });
}

/** A pad of Colour Kingdoms with two sheets. */
async function showColoursPad(page: Page, language: Language): Promise<void> {
  const sheets = [
    'gnynv.gry.b...y....br.y.yv.by.v..grb.r..vb....rb.n...y',
    'b.ry.nvgb.y.rg..bn.v.yb.r.g.nb.y.vr.b.g.yn.rv.b.gy.n.r',
  ];
  const kept = {
    count: 2,
    names: NAMES[language],
    sheets: sheets.map((paints, seat) => ({ paints, blots: seat, places: Array(11).fill(0) })),
  };
  await page.evaluate((text) => localStorage.setItem('crownhold.pad.colours', text), JSON.stringify(kept));
  await goTo(page, '/');
  await goTo(page, '/score/colours');
  await page.locator('.pad-map').waitFor();
}

/** In the middle of a game, with its chance checked. */
async function showReplay(page: Page, language: Language, seats: 2 | 4): Promise<void> {
  const t = await wordsOf(page);
  await chooseRecord(page, game(language, seats));
  const slider = page.locator(`.replay:has(.replay-kingdoms[data-seats='${seats}'])`).getByRole('slider');
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) / 2)));
  await page.getByRole('button', { name: t('replay-verify') }).press('Enter');
  await page.locator('.verdict').waitFor();
}

/** With the domino where it fits next. */
async function showTable(page: Page, record: string): Promise<void> {
  await openRecord(page, record);
  await BY_KEYS.place(page);
  await onTable(page).ghost.waitFor();
}

function duelChairs(language: Language) {
  return NAMES[language].slice(0, 2).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'greedy' }));
}

/** A turn of the Duel in the middle of a game, with something chosen by a key. */
async function showDuel(
  page: Page,
  language: Language,
  phase: 'take' | 'draw' | 'lightning',
  key: string,
): Promise<void> {
  const until = (state: State) => state.phase === phase && state.round > 6;
  await openRecord(page, duelRecord({ chairs: duelChairs(language), until }));
  await onDuel(page).task.waitFor();
  await page.keyboard.press(key);
}

async function showSpellbook(page: Page, language: Language): Promise<void> {
  await showDuel(page, language, 'take', '1');
  const open = page.locator('.book-open');
  // Wide screens have its sentences in sight.
  if (await open.isVisible()) await open.press('Enter');
}

async function showDuelReplay(page: Page, language: Language): Promise<void> {
  await chooseRecord(page, duelRecord({ chairs: duelChairs(language) }));
  const slider = page.getByRole('slider');
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) / 2)));
}

/** Somebody has coloured, and another has a die. */
async function showColoursReplay(page: Page, language: Language): Promise<void> {
  const chairs = NAMES[language].slice(0, 3).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'greedy' }));
  await chooseRecord(page, coloursRecord({ chairs, until: ({ round }) => round > 8 }));
  const slider = page.getByRole('slider');
  await slider.fill(String(Number(await slider.getAttribute('max')) - 9));
}

const games = new Map<string, string>();

/** A person against greedy bots, up to a turn of the person or to the end. */
function game(language: Language, seats: 2 | 4, turns?: number): string {
  const key = `${language} ${seats} ${turns}`;
  const record = games.get(key) ?? playGame(language, seats, turns);
  games.set(key, record);
  return record;
}

function playGame(language: Language, seats: 2 | 4, turns?: number): string {
  const chairs = NAMES[language].slice(0, seats).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'greedy' }));
  const options = { seats, variants: ['harmony'], tiebreak: 'territory-then-crowns' } as const;
  return playBotGame({ options, chairs, seed: SEED, ...(turns !== undefined && { turns }) });
}
