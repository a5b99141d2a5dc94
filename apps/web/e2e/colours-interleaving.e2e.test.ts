import { NO_DIE, type State } from '@crownhold/games/colours';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { coloursRecord } from './colours-game.ts';
import { onColours, tapArea } from './colours-person.ts';
import { DELAYED_ROWS, holdRows, letRowsThrough, letRowThrough } from './delayed-rows.ts';
import { PHONE } from './harness.ts';
import { openRecord } from './steps.ts';
import { useHarness } from './test-harness.ts';

const { openPage } = useHarness();
const CHAIRS = [{ name: 'Anna' }, ...['Leo', 'Mia', 'Max'].map((name) => ({ name, bot: 'greedy' }))];

/** Anna has a die with many drops and a spell; nobody else has one yet. */
const hasDie = (state: State, seat: number) =>
  state.dice[seat] !== NO_DIE && state.takers === 1 && state.left[seat] === 4 && state.spells[seat * 4 + 2]! > 0;

/** All that Anna has done so far, and what she is asked. */
function turnOf(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    task: document.querySelector('.head-task')?.textContent,
    fresh: [...document.querySelectorAll('.colours-main .area-paint')].flatMap((paint, area) =>
      paint.classList.contains('is-fresh') ? [area] : [],
    ),
    painted: document.querySelectorAll('.colours-main .area-paint .scribble').length,
    targets: [...document.querySelectorAll('.colours-main .area-hit.is-target')].map((area) =>
      area.getAttribute('data-area'),
    ),
    pressed: [...document.querySelectorAll('.spell-chip')].map((chip) => chip.getAttribute('aria-pressed')),
    options: document.querySelectorAll('.strip-option').length,
    drops: document.querySelector('.hand-drops')?.innerHTML,
    canUndo: document.querySelector('.thumb button')?.getAttribute('aria-disabled'),
  }));
}

/** What others are seen to do. */
const seatsOf = (page: Page) => page.locator('.seat-chip').evaluateAll((chips) => chips.map((chip) => chip.innerHTML));

it('[C22] turns of others come between any two of my taps while I colour, and nothing of mine is lost', async () => {
  const page = await openPage({ ...PHONE, reducedMotion: true, seed: 11, route: '/games', before: DELAYED_ROWS });
  const record = coloursRecord({ chairs: CHAIRS, until: hasDie, bot: 'random' });
  await openRecord(page, record);
  const { spell, options, targets, undo, action, yes } = onColours(page);
  await targets.first().waitFor();
  await holdRows(page);
  const taps: readonly (() => Promise<void>)[] = [
    () => tapArea(page, targets.first()),
    () => spell('split').tap(),
    () => options.first().tap(),
    () => tapArea(page, targets.last()),
    () => undo.tap(),
    () => tapArea(page, targets.first()),
  ];
  const seen = new Set([(await seatsOf(page)).join()]);
  for (const tap of taps) {
    const before = await turnOf(page);
    await tap();
    await expect.poll(() => turnOf(page)).not.toEqual(before);
    const mine = await turnOf(page);
    await letRowThrough(page);
    await expect.poll(async () => seen.has((await seatsOf(page)).join())).toBe(false);
    seen.add((await seatsOf(page)).join());
    expect(await turnOf(page)).toEqual(mine);
  }
  await letRowsThrough(page);
  await action.tap();
  if ((await yes.count()) > 0) await yes.tap();
  await page.locator('.reveal').waitFor();
});
