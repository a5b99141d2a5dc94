import { isRefusal, type Refusal } from '@crownhold/core';
import {
  type Domain,
  domains,
  domainsBonus,
  laySheet,
  parseSheet,
  rankResults,
  resultOf,
  type State,
} from '@crownhold/games/duel';
import type { Pad } from './pad.ts';
import { CELLS, isBlank, markAt, rowsOf, type Sheet } from './sheet.ts';

/** What a map of the pad is worth. */
export interface PadMap {
  readonly points: number;
  readonly largest: number;
  readonly domains: readonly Domain[];
  /** [D20] */
  readonly bonus: number;
  /** Why no finished game looks like this; the points are those so far. */
  readonly fault: Refusal | undefined;
  readonly isBlank: boolean;
  readonly state: State;
}

export interface PadScore {
  readonly maps: readonly PadMap[];
  readonly ranks: readonly number[];
}

export function scorePad(pad: Pad): PadScore {
  const maps = pad.sheets.map((sheet, seat) => scoreSheet(sheet, pad.named[seat]));
  return { maps, ranks: rankResults(maps) };
}

function scoreSheet(sheet: Sheet, named: Pad['named'][number]): PadMap {
  const state = laySheet({ squares: squaresOf(sheet), ...(named !== undefined && { named }) });
  const parsed = parseSheet([...rowsOf(sheet), ...(named === undefined ? [] : [`domains ${named}`])]);
  return {
    ...resultOf(state, 0),
    domains: domains(state, 0),
    bonus: domainsBonus(state, 0),
    fault: isRefusal(parsed) ? parsed : undefined,
    isBlank: isBlank(sheet),
    state,
  };
}

/** Also of a map that is still written down. */
function squaresOf(sheet: Sheet) {
  return CELLS.flatMap((cell, at) => {
    const mark = markAt(sheet, at);
    return mark ? [{ ...cell, ...mark }] : [];
  });
}
