import type { Page } from 'playwright-core';
import { playBotGame } from './bot-game.ts';
import { coloursRecord } from './colours-game.ts';
import { COLOURS_BY_TAPS, onColours, playColoursOn } from './colours-person.ts';
import { duelRecord } from './duel-game.ts';
import { DUEL_BY_TAPS, onDuel } from './duel-person.ts';
import { BY_KEYS, onTable } from './person.ts';
import { openRecord } from './steps.ts';

/** A table at which only the end of the person's turn is left; returns what ends it and looks on. */
export async function readyKingdomino(page: Page, count: 2 | 3 | 4): Promise<() => Promise<void>> {
  const chairs = ['Anna', 'Miller', 'Mia', 'Max']
    .slice(0, count)
    .map((name, seat) => ({ name, ...(seat > 0 && { bot: 'greedy' }) }));
  const options = { seats: count, variants: [], tiebreak: 'crowns' } as const;
  await openRecord(page, playBotGame({ options, chairs, seed: 7, turns: 4 * count + 6 }));
  const { action, free, targets } = onTable(page);
  if ((await targets.count()) > 0) {
    await BY_KEYS.place(page);
    await action.tap();
  }
  await free.first().tap();
  await page.locator('.thumb-action:not([aria-disabled=true])').waitFor();
  await atRest(page);
  return async () => {
    await action.tap();
    await page.locator('.travel-cover').waitFor({ state: 'attached' });
    await page.locator('.domino-place.is-free, .target').first().waitFor({ state: 'attached' });
  };
}

/** The same in the Duel: the person, who is A, draws; then B draws, the spellbook is ticked, and B rolls and takes. */
export async function readyDuel(page: Page): Promise<() => Promise<void>> {
  const chairs = [{ name: 'Anna' }, { name: 'Miller', bot: 'greedy' }];
  const until = ({ phase, leader, round }: Parameters<NonNullable<Parameters<typeof duelRecord>[0]['until']>>[0]) =>
    phase === 'draw' && leader === 0 && round > 4;
  await openRecord(page, duelRecord({ chairs, until }));
  const { action, dice, ready } = onDuel(page);
  await DUEL_BY_TAPS.point(page);
  await ready.waitFor();
  await atRest(page);
  return async () => {
    await action.tap();
    await page.locator('.travel-cover').waitFor({ state: 'attached' });
    await dice.first().waitFor({ state: 'attached' });
  };
}

/** The same in Colour Kingdoms: the person has coloured all that fits; then all sheets are revealed, to the last ribbon. */
export async function readyReveal(page: Page, count: 2 | 3 | 4): Promise<() => Promise<void>> {
  const chairs = ['Anna', 'Miller', 'Mia', 'Max']
    .slice(0, count)
    .map((name, seat) => ({ name, ...(seat > 0 && { bot: 'greedy' }) }));
  const until = ({ phase, round, dice }: Parameters<NonNullable<Parameters<typeof coloursRecord>[0]['until']>>[0]) =>
    phase === 'play' && round > 5 && dice[0] !== 255;
  await openRecord(page, coloursRecord({ chairs, until }));
  const { action, targets } = onColours(page);
  const ready = page.locator('.thumb-action:not([aria-disabled=true])');
  await playColoursOn(
    page,
    COLOURS_BY_TAPS,
    async () => (await targets.count()) === 0 && (await page.locator('.colour-strip, .spell-chip').count()) > 0,
  );
  await ready.waitFor();
  await atRest(page);
  return async () => {
    await action.tap();
    await page.locator('.reveal.is-still').waitFor({ state: 'attached' });
  };
}

/** What the person did has come to rest. */
function atRest(page: Page): Promise<void> {
  return page.locator('.travel').waitFor({ state: 'detached' });
}
