import { TIEBREAKS, type Tiebreak, VARIANTS, type Variant } from '@crownhold/games/kingdomino/options';
import type { ChosenOptions, GameSetup } from '../game-card.ts';
import { type ChosenRules, isPossible, possibleVariants, SEAT_COUNTS } from './chosen-rules.ts';
import { FIRST_LEVEL, LEVELS } from './levels.ts';

const RULES: Readonly<Record<Variant, string>> = {
  dynasty: 'K20',
  'middle-kingdom': 'K18',
  harmony: 'K19',
  'mighty-duel': 'K21',
};

const TIEBREAK = 'tiebreak';

/** The options of a game of Kingdomino as data. */
export const kingdominoSetup: GameSetup = {
  seatCounts: SEAT_COUNTS,
  levels: LEVELS,
  firstLevel: FIRST_LEVEL,
  switches: VARIANTS.map((variant) => ({
    id: variant,
    rule: RULES[variant],
    label: (t) => t(`variant-${variant}`),
    about: (t) => {
      const about = t('web-variant-about', { variant });
      return variant === 'mighty-duel' ? `${about} ${t('web-only-two')}` : about;
    },
    isPossible: (count) => isPossible({ count }, variant),
  })),
  choices: [
    {
      id: TIEBREAK,
      rule: 'K17',
      values: TIEBREAKS,
      legend: (t) => t('web-tiebreak'),
      label: (value, t) => t('web-tiebreak-name', { tiebreak: tiebreakOf(value) }),
      about: (value, t) => t('web-tiebreak-about', { tiebreak: tiebreakOf(value) }),
    },
  ],
  options(chosen) {
    const rules = rulesOf(chosen);
    return { seats: rules.count, variants: possibleVariants(rules), tiebreak: rules.tiebreak };
  },
};

/** What was chosen, in the words of the rules. */
export function rulesOf({ count, switches, choices }: ChosenOptions): ChosenRules {
  return {
    count: SEAT_COUNTS.find((known) => known === count) ?? SEAT_COUNTS[0],
    variants: VARIANTS.filter((variant) => switches.includes(variant)),
    tiebreak: tiebreakOf(choices[TIEBREAK]),
  };
}

function tiebreakOf(value: string | undefined): Tiebreak {
  return TIEBREAKS.find((known) => known === value) ?? TIEBREAKS[0];
}

/** The same the other way round. */
export function chosenOf({ count, variants, tiebreak }: ChosenRules): ChosenOptions {
  return { count, switches: variants, choices: { [TIEBREAK]: tiebreak } };
}
