import type { State } from '@crownhold/games/colours';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playBotGame } from './bot-game.ts';
import { coloursRecord } from './colours-game.ts';
import { onColours } from './colours-person.ts';
import { duelRecord } from './duel-game.ts';
import { onDuel } from './duel-person.ts';
import { PHONE } from './harness.ts';
import { onTable } from './person.ts';
import { openRecord, settle, wordsOf } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const CHAIRS = [{ name: 'Anna' }, { name: 'Leo', bot: 'greedy' }];
const DESKTOP = { width: 1280, height: 800 } as const;

const card = (page: Page) => page.locator('.piece-card');

async function kingdomino(size: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await openPage({ ...size, route: '/games', seed: 7, reducedMotion: true });
  await settle(page);
  const options = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
  await openRecord(page, playBotGame({ options, chairs: CHAIRS, seed: 7, turns: 10 }));
  await onTable(page).targets.first().waitFor();
  return page;
}

/** A finger that stays until the card is there. */
async function holdFinger(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await card(page).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('a piece that is held', () => {
  it('shows its card, and nothing else happens; the rule is behind it', async () => {
    const page = await kingdomino(PHONE);
    const t = await wordsOf(page);
    const prompt = await onTable(page).task.innerText();
    await holdFinger(page, '[data-next-line] .domino-place.is-disallowed, [data-next-line] .domino-place');
    expect(await card(page).count()).toBe(1);
    expect(await card(page).locator('.domino').count()).toBe(1);
    expect(await onTable(page).ghost.count()).toBe(0);
    await card(page)
      .getByRole('button', { name: t('web-rule', { rule: 'K8' }) })
      .tap();
    await page.locator('.rule-dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await onTable(page).task.innerText()).toBe(prompt);
  });

  it('is not asked about by a tap', async () => {
    const page = await kingdomino(PHONE);
    await page.locator('[data-current-line] .domino-place.is-current').tap();
    await onTable(page).targets.first().waitFor();
    expect(await card(page).count()).toBe(0);
  });

  it.each([
    ['a die', '.duel-tray .duel-die', 'D11'],
    ['a power', '.power-chip', 'D16'],
    ['a row of the spellbook', '.duel-book .book-row', 'D13'],
    ['a square', '.duel-main [data-spot="0 0"]', 'D16'],
  ])('in the Duel: %s', async (_, selector, rule) => {
    const page = await openPage({ ...PHONE, route: '/games', seed: 7, reducedMotion: true });
    await settle(page);
    await openRecord(page, duelRecord({ chairs: CHAIRS, until: ({ phase, round }) => phase === 'take' && round > 2 }));
    await onDuel(page).dice.first().waitFor();
    const t = await wordsOf(page);
    await holdFinger(page, selector);
    await card(page)
      .getByRole('button', { name: t('web-rule', { rule }) })
      .waitFor();
    expect(await onDuel(page).chosen.count()).toBe(0);
  });

  it('in Colour Kingdoms: an area and a spell, and nothing is coloured by it', async () => {
    const page = await openPage({ ...PHONE, route: '/games', seed: 7, reducedMotion: true });
    await settle(page);
    const until = ({ takers, seats }: State) => takers === seats;
    await openRecord(page, coloursRecord({ chairs: CHAIRS, until }));
    await onColours(page).targets.first().waitFor();
    const t = await wordsOf(page);
    for (const [selector, rule] of [
      ['.colours-main .area-hit[data-area="4"]', 'C26'],
      ['.spell-chip[data-spell="split"]', 'C33'],
    ] as const) {
      await holdFinger(page, selector);
      await card(page)
        .getByRole('button', { name: t('web-rule', { rule }) })
        .waitFor();
      await page.keyboard.press('Escape');
      await card(page).waitFor({ state: 'detached' });
    }
    // By key, the card of the area that keys point at.
    await page.keyboard.press('n');
    await page.keyboard.press('i');
    await card(page).waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await page.locator('.area-paint.is-fresh').count()).toBe(0);
  });
});

it('the other button of a mouse shows a card, and so does the key I', async () => {
  const page = await kingdomino(DESKTOP);
  const t = await wordsOf(page);
  const { x, y } = (await page.locator('[data-next-line] .domino-place').first().boundingBox())!;
  await page.mouse.click(x + 9, y + 9, { button: 'right' });
  await card(page).waitFor();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await page.locator('.kingdom [data-spot="0 0"]').focus();
  await page.keyboard.press('i');
  await card(page)
    .getByRole('button', { name: t('web-rule', { rule: 'K12' }) })
    .waitFor();
});
