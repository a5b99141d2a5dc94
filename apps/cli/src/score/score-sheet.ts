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
import { territoryFacts } from '../details/kingdomino.ts';
import type { Sheets, SheetsFault } from './sheets.ts';

/** Kingdoms with their points, and the places of their players. */
export interface Scores {
  /** One for each kingdom, which is that of seat 0. */
  readonly states: readonly State[];
  readonly kingdoms: readonly ReturnType<typeof kingdomFacts>[];
  readonly ranks: readonly number[];
}

/** Scores the kingdoms of one game; `options` is what the command line says of it. */
export function scoreSheets(
  sheets: Sheets,
  flags: { readonly variants?: unknown; readonly tiebreak?: unknown },
): Scores | SheetsFault {
  const options = optionsFor(sheets, flags);
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

function optionsFor({ kingdoms, variants }: Sheets, flags: { variants?: unknown; tiebreak?: unknown }) {
  // A kingdom alone is one of two.
  const options = parseOptions({
    seats: Math.max(2, kingdoms.length),
    ...(variants !== undefined && { variants }),
    ...flags,
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
