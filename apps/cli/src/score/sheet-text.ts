import { isRefusal } from '@crownhold/core';
import { parseSheet } from '@crownhold/games/kingdomino';
import type { Sheets, SheetsFault } from './sheets.ts';

const SEPARATOR = /^-{3,}$/;

/** Kingdoms as rows of squares, lines of `---` between them. Empty lines and lines that begin with `#` do not count. */
export function readSheetText(text: string): Sheets | SheetsFault {
  const kingdoms = [];
  for (const [kingdom, rows] of splitKingdoms(text).entries()) {
    const squares = parseSheet(rows);
    if (isRefusal(squares)) return { kingdom, refusal: squares };
    kingdoms.push(squares);
  }
  return { kingdoms };
}

function splitKingdoms(text: string): readonly (readonly string[])[] {
  const kingdoms: string[][] = [[]];
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    if (SEPARATOR.test(line)) kingdoms.push([]);
    else if (line !== '' && !line.startsWith('#')) kingdoms.at(-1)!.push(line);
  }
  // A line after the last kingdom separates it from nothing.
  if (kingdoms.length > 1 && kingdoms.at(-1)!.length === 0) kingdoms.pop();
  return kingdoms;
}
