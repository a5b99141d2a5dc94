import type { GameSetup } from '../game-card.ts';
import { FIRST_LEVEL, LEVELS } from './levels.ts';

const SPELLBOOK = 'spellbook';
const FIRST = 'first';

// The first screen must not load the rules for these few words: a test holds them against what the rules know.
const SPELLBOOKS = ['drawn', 'always'] as const;
const LOT = 'random';
const SEATS = ['0', '1'] as const;

/** The options of a Duel as data: both editions as one choice in plain words, and who begins. */
export const duelSetup: GameSetup = {
  seatCounts: [2],
  levels: LEVELS,
  firstLevel: FIRST_LEVEL,
  switches: [],
  choices: [
    {
      id: SPELLBOOK,
      rule: 'D12',
      values: SPELLBOOKS,
      legend: (t) => t('web-spellbook-legend'),
      label: (value, t) => t('web-spellbook-name', { spellbook: spellbookOf(value) }),
      about: (value, t) => t('web-spellbook-about', { spellbook: spellbookOf(value) }),
    },
    {
      id: FIRST,
      rule: 'D5',
      values: [LOT, ...SEATS],
      legend: (t) => t('web-first-player'),
      label: (value, t) => (value === LOT ? t('web-first-by-lot') : t('web-seat', { number: Number(value) + 1 })),
      about: () => '',
    },
  ],
  options({ choices }) {
    const spellbook = spellbookOf(choices[SPELLBOOK]);
    const seat = SEATS.find((known) => known === choices[FIRST]);
    return { seats: 2, spellbook, first: seat === undefined ? LOT : Number(seat) };
  },
};

function spellbookOf(value: string | undefined): (typeof SPELLBOOKS)[number] {
  return SPELLBOOKS.find((known) => known === value) ?? SPELLBOOKS[0];
}
