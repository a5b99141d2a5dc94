import type { AnyGame, GameOptions } from '@crownhold/core';
import { type Options as ColoursOptions, colours } from '../src/colours/index.ts';
import { type Options as DuelOptions, duel } from '../src/duel/index.ts';
import { kingdomino, type Options } from '../src/kingdomino/index.ts';

/** A golden game: `playthroughs/` keeps the text of a random game with these options and this seed. */
export interface Golden {
  readonly game: AnyGame;
  readonly options: GameOptions;
  readonly seed: number;
}

const KINGDOMINO: readonly Options[] = [
  { seats: 2, variants: [], tiebreak: 'territory-then-crowns' },
  { seats: 3, variants: [], tiebreak: 'territory-then-crowns' },
  { seats: 4, variants: [], tiebreak: 'territory-then-crowns' },
  { seats: 2, variants: ['middle-kingdom', 'harmony', 'mighty-duel'], tiebreak: 'territory-then-crowns' },
  { seats: 3, variants: ['dynasty', 'middle-kingdom', 'harmony'], tiebreak: 'crowns' },
];

const DUEL: readonly DuelOptions[] = [
  { seats: 2, spellbook: 'drawn', first: 'random' },
  { seats: 2, spellbook: 'always', first: 1 },
];

const COLOURS: readonly ColoursOptions[] = [1, 2, 3, 4].map((seats) => ({ seats, map: 'first' }));

/** The golden games: at least one for each game and each number of seats. */
export const GOLDEN: readonly Golden[] = [
  ...KINGDOMINO.map((options) => ({ game: kingdomino, options, seed: 2016 })),
  ...DUEL.map((options) => ({ game: duel, options, seed: 2019 })),
  ...COLOURS.map((options) => ({ game: colours, options, seed: 2022 })),
];
