import { isRefusal } from '@crownhold/core';
import { parseOptions } from '@crownhold/games/kingdomino';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { possibleSwitches, turnSwitch } from './game-card.ts';
import { kingdominoSetup as setup } from './kingdomino/setup.ts';
import { chairsOf, firstPlan, type Plan, parsePlan, withSeat } from './plan.ts';

const t = translatorFor('en');
const FIRST_PLAN = firstPlan(setup);

describe('a plan', () => {
  it('begins with one person and a friendly bot', () => {
    expect(chairsOf(FIRST_PLAN, t)).toEqual([
      { name: 'Player 1', isUnnamed: true },
      { name: 'Miller', bot: 'miller', isUnnamed: true },
    ]);
    expect(setup.options(FIRST_PLAN)).toEqual({ seats: 2, variants: [], tiebreak: 'territory-then-crowns' });
  });

  it.each(setup.seatCounts)('gives options that the game takes, with %i seats and all variants', (count) => {
    let plan: Plan = { ...FIRST_PLAN, count };
    for (const variant of ['mighty-duel', 'dynasty', 'harmony', 'middle-kingdom'] as const) {
      plan = { ...plan, switches: turnSwitch(setup, plan, variant, true) };
    }
    expect(isRefusal(parseOptions(setup.options(plan)))).toBe(false);
  });

  it('[K21] leaves the Mighty Duel out when there are more than two', () => {
    const plan: Plan = { ...FIRST_PLAN, switches: turnSwitch(setup, FIRST_PLAN, 'mighty-duel', true) };
    expect(setup.options(plan)).toMatchObject({ variants: ['mighty-duel'] });
    expect(setup.options({ ...plan, count: 3 })).toMatchObject({ variants: [] });
    expect(possibleSwitches(setup, plan).map(({ id }) => id)).toEqual(['mighty-duel']);
    expect(possibleSwitches(setup, { ...plan, count: 3 })).toEqual([]);
    expect(turnSwitch(setup, plan, 'mighty-duel', false)).toEqual([]);
  });

  it('numbers bots of one level, and takes names as they are given', () => {
    const plan = withSeat({ ...FIRST_PLAN, count: 4 }, 2, { bot: 'page', name: ' Rex ' });
    expect(chairsOf(plan, t).map(({ name }) => name)).toEqual(['Player 1', 'Miller 1', 'Rex', 'Miller 2']);
  });
});

describe('the name of a seat', () => {
  const long = 'Александра-Мария Петрова';

  it('[R7] is kept whole, in the plan and at the table', () => {
    const plan = withSeat(FIRST_PLAN, 0, { name: long });
    expect(chairsOf(parsePlan(setup, JSON.stringify(plan)), t)[0]).toEqual({ name: long });
  });

  it.each([`${long}!`, 'Ann\u202e'])('[R7] is the usual one instead of %j', (name) => {
    const plan = withSeat(FIRST_PLAN, 0, { name });
    expect(chairsOf(plan, t)[0]).toEqual({ name: 'Player 1', isUnnamed: true });
    expect(parsePlan(setup, JSON.stringify(plan)).seats[0]).toEqual({ name: '' });
  });
});

describe('a plan that was kept', () => {
  it('comes back as it was', () => {
    const plan: Plan = { ...withSeat(FIRST_PLAN, 1, { name: 'Оля' }), count: 3, switches: ['harmony'] };
    expect(parsePlan(setup, JSON.stringify(plan))).toEqual(plan);
  });

  it('comes back as older versions of the page kept it', () => {
    const text = '{"seats":[],"count":4,"variants":["harmony"],"tiebreak":"crowns"}';
    expect(parsePlan(setup, text)).toMatchObject({ count: 4, switches: ['harmony'], choices: { tiebreak: 'crowns' } });
  });

  it.each([undefined, '{', 'null', '7', '{"seats":7,"count":9,"variants":["x"],"tiebreak":"dice"}'])(
    'is the first plan if it says %j',
    (text) => {
      expect(parsePlan(setup, text)).toEqual(FIRST_PLAN);
    },
  );

  it.each(['greedy', 'oracle'])('has a friendly bot for %s, who is no longer offered', (bot) => {
    const text = JSON.stringify({ seats: [{ bot, name: 'Pythia' }] });
    expect(parsePlan(setup, text).seats[0]).toEqual({ bot: 'miller', name: 'Pythia' });
  });
});
