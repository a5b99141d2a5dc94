import { isRefusal, type Refusal } from '@crownhold/core';
import {
  ACHIEVEMENTS,
  type KingdomScore,
  kingdomScores,
  laySheet,
  type MonsterScore,
  monsterScores,
  parseSheet,
  rankResults,
  resultOf,
  speedOf,
} from '@crownhold/games/colours';
import type { Pad } from './pad.ts';
import { isBlank, type PadSheet, paintsOf, rowsOf } from './sheet.ts';

/** What a sheet of the pad is worth. */
export interface SheetScore {
  readonly points: number;
  /** [C42] Points lost to blots and unpainted monsters. */
  readonly lost: number;
  readonly kingdoms: readonly KingdomScore[];
  readonly monsters: readonly MonsterScore[];
  readonly three: number;
  readonly blots: number;
  /** Why no finished game looks like this; the points are those so far. */
  readonly fault: Refusal | undefined;
  readonly isBlank: boolean;
}

export interface PadScore {
  readonly sheets: readonly SheetScore[];
  readonly ranks: readonly number[];
}

export function scorePad({ count, sheets }: Pad): PadScore {
  const scores = sheets.slice(0, count).map(scoreSheet);
  return { sheets: scores, ranks: rankResults(scores) };
}

function scoreSheet(sheet: PadSheet): SheetScore {
  const places = new Map(
    ACHIEVEMENTS.flatMap((achievement, index) => {
      const place = sheet.places[index] ?? 0;
      return place > 0 ? [[achievement, place] as const] : [];
    }),
  );
  const state = laySheet({ paints: paintsOf(sheet), blots: sheet.blots, places });
  const parsed = parseSheet(rowsOf(sheet));
  return {
    ...resultOf(state, 0),
    kingdoms: kingdomScores(state, 0),
    monsters: monsterScores(state, 0),
    three: speedOf(state, 0, ACHIEVEMENTS.indexOf('three')),
    blots: sheet.blots,
    fault: isRefusal(parsed) ? parsed : undefined,
    isBlank: isBlank(sheet),
  };
}
