import { isRefusal, refuse } from '@crownhold/core';
import {
  crownCount,
  gamePoints,
  harmonyBonus,
  largestTerritory,
  laySheet,
  middleKingdomBonus,
  type Options,
  parseOptions,
  rankResults,
  type State,
} from '@crownhold/games/kingdomino';
import { territoryFacts } from '../../details/kingdomino.ts';
import type { ScoreOptions, Scores, SheetsFault } from '../scorer.ts';
import type { Sheets } from './sheets.ts';

export interface KingdominoScores extends Scores {
  readonly kingdoms: readonly ReturnType<typeof kingdomFacts>[];
}

/** Scores the kingdoms of one game; `given` is what the command line says of it. */
export function scoreSheets(sheets: Sheets, given: ScoreOptions): KingdominoScores | SheetsFault {
  const options = optionsFor(sheets, given);
  if (isRefusal(options)) return { refusal: options };
  const states: State[] = [];
  for (const [kingdom, squares] of sheets.kingdoms.entries()) {
    const state = laySheet(squares, options);
    if (isRefusal(state)) return { kingdom, refusal: state };
    states.push(state);
  }
  const kingdoms = states.map(kingdomFacts);
  return { states, kingdoms, ranks: rankResults(kingdoms, options.tiebreak) };
}

function optionsFor({ kingdoms, variants }: Sheets, given: ScoreOptions) {
  // A kingdom alone is one of two.
  const options = parseOptions({
    seats: Math.max(2, kingdoms.length),
    ...(variants !== undefined && { variants }),
    ...given,
  });
  if (isRefusal(options)) return options;
  return isSingle(options) ? options : refuse('K20', 'single-games-only');
}

function isSingle({ variants }: Options): boolean {
  return !variants.includes('dynasty');
}

function kingdomFacts(state: State) {
  return {
    points: gamePoints(state, 0),
    territories: territoryFacts(state, 0),
    largest: largestTerritory(state, 0),
    crowns: crownCount(state, 0),
    discarded: state.discards[0]!,
    bonuses: { middleKingdom: middleKingdomBonus(state, 0), harmony: harmonyBonus(state, 0) },
  };
}
