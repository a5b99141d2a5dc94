import { isRefusal } from '@crownhold/core';
import { parseSheet } from '@crownhold/games/kingdomino';
import type { SheetsFault } from '../scorer.ts';
import { splitKingdoms } from '../sheet-text.ts';
import type { Sheets } from './sheets.ts';

/** [N5] Kingdoms as rows of squares. */
export function readSheetText(text: string): Sheets | SheetsFault {
  const kingdoms = [];
  for (const [kingdom, rows] of splitKingdoms(text).entries()) {
    const squares = parseSheet(rows);
    if (isRefusal(squares)) return { kingdom, refusal: squares };
    kingdoms.push(squares);
  }
  return { kingdoms };
}
