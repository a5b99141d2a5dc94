import { isRefusal, type Refusal } from '@crownhold/core';
import {
  gameResult,
  harmonyBonus,
  laySheet,
  layUnfinished,
  middleKingdomBonus,
  type Options,
  parseSheet,
  type Result,
  rankResults,
  type Territory,
  territories,
} from '@crownhold/games/kingdomino';
import { possibleVariants } from '../../games/kingdomino/chosen-rules.ts';
import { gamesOf, type Pad } from './pad.ts';
import { isBlank, rowsOf, type Sheet } from './sheet.ts';

/** What a kingdom of the pad is worth. */
export interface PadKingdom extends Result {
  readonly territories: readonly Territory[];
  readonly bonuses: { readonly middleKingdom: number; readonly harmony: number };
  /** Why no finished game looks like this; the points are those so far. */
  readonly fault: Refusal | undefined;
  /** Nothing lies there yet. */
  readonly isBlank: boolean;
}

export interface PadScore {
  /** By game, then by seat. */
  readonly games: readonly (readonly PadKingdom[])[];
  /** [K20] By seat, over all games. */
  readonly totals: readonly Result[];
  readonly ranks: readonly number[];
}

export function scorePad(pad: Pad): PadScore {
  const options = optionsOf(pad);
  const games = pad.sheets
    .slice(0, gamesOf(pad))
    .map((seats) => seats.slice(0, pad.count).map((sheet) => scoreSheet(sheet, options)));
  const totals = Array.from({ length: pad.count }, (_, seat) => sumOf(games.map((kingdoms) => kingdoms[seat]!)));
  return { games, totals, ranks: rankResults(totals, pad.tiebreak) };
}

/** Each game of a dynasty is counted by itself. */
function optionsOf(pad: Pad): Options {
  const variants = possibleVariants(pad).filter((name) => name !== 'dynasty');
  return { seats: pad.count, variants, tiebreak: pad.tiebreak };
}

function scoreSheet(sheet: Sheet, options: Options): PadKingdom {
  const squares = parseSheet(rowsOf(sheet));
  const state = isRefusal(squares) ? squares : layUnfinished(squares, options);
  if (isRefusal(squares) || isRefusal(state)) throw new Error(`the pad holds no kingdom: ${rowsOf(sheet).join('/')}`);
  const laid = laySheet(squares, options);
  const isEmpty = isBlank(sheet);
  const result = gameResult(state, 0);
  return {
    ...result,
    // A castle alone would be a castle in the middle.
    points: isEmpty ? 0 : result.points,
    territories: territories(state, 0),
    bonuses: { middleKingdom: isEmpty ? 0 : middleKingdomBonus(state, 0), harmony: harmonyBonus(state, 0) },
    fault: isRefusal(laid) ? laid : undefined,
    isBlank: isEmpty,
  };
}

function sumOf(results: readonly Result[]): Result {
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  return {
    points: sum(({ points }) => points),
    largest: sum(({ largest }) => largest),
    crowns: sum(({ crowns }) => crowns),
  };
}
