import { describe, expect, it } from 'vitest';
import { CARDS, findCard } from '../games/cards.ts';
import { firstPlan } from '../games/plan.ts';
import { chosenOf } from './chosen-options.ts';

const kingdomino = findCard('kingdomino')!.setup;

describe('what was chosen for a table', () => {
  it.each(CARDS.map((card) => [card.id, card] as const))('is found again by its options, in %s', (_, { setup }) => {
    const { count, switches, choices } = firstPlan(setup);
    expect(chosenOf(setup, Object(setup.options({ count, switches, choices })), count)).toEqual({
      count,
      switches,
      choices,
    });
  });

  it('has every variant, in whatever order the fields came', () => {
    const { tiebreak, ...rest } = Object(
      kingdomino.options({ count: 2, switches: ['harmony', 'mighty-duel'], choices: {} }),
    ) as { readonly tiebreak: string };
    const chosen = chosenOf(kingdomino, { tiebreak, ...rest }, 2);
    expect(chosen?.switches).toEqual(['harmony', 'mighty-duel']);
    expect(chosen?.choices).toEqual({ tiebreak });
  });

  it('is unknown for options that no choice gives', () => {
    expect(chosenOf(kingdomino, { seats: 2, variants: ['giants'] }, 2)).toBeUndefined();
  });
});
