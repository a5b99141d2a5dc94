import { isRefusal } from '@crownhold/core';
import { FIRSTS, parseOptions, SPELLBOOKS } from '@crownhold/games/duel';
import { expect, it } from 'vitest';
import { firstPlan } from '../plan.ts';
import { duelSetup } from './setup.ts';

it('[D5] [D12] offers what the rules know, and nothing else', () => {
  const values = Object.fromEntries(duelSetup.choices.map((choice) => [choice.id, choice.values]));
  expect(values).toEqual({ spellbook: SPELLBOOKS, first: FIRSTS.map(String) });
});

it('makes options that the rules accept, whatever is chosen', () => {
  const plan = firstPlan(duelSetup);
  for (const spellbook of SPELLBOOKS) {
    for (const first of FIRSTS) {
      const options = duelSetup.options({ ...plan, choices: { spellbook, first: String(first) } });
      expect(parseOptions(options)).toEqual({ seats: 2, spellbook, first });
    }
  }
  const unknown = parseOptions(duelSetup.options({ ...plan, choices: { first: '7', spellbook: 'loud' } }));
  expect(isRefusal(unknown)).toBe(false);
});
