import { TIEBREAKS, VARIANTS } from '@crownhold/games/kingdomino';
import { keptName } from '../../games/chair.ts';
import { type ChosenRules, possibleVariants, SEAT_COUNTS } from '../../games/kingdomino/chosen-rules.ts';
import { blankSheet, isSheet, resize, type Sheet } from './sheet.ts';

const SEATS = 4;
const GAMES = 3;

/** A score pad: who plays, by which rules, and the kingdoms. */
export interface Pad extends ChosenRules {
  /** All four, empty for the name that goes with the seat. */
  readonly names: readonly string[];
  /** By game, then by seat; three games and four seats, so that nothing is lost by another choice. */
  readonly sheets: readonly (readonly Sheet[])[];
}

const FIRST_PAD: Pad = {
  count: 2,
  names: Array<string>(SEATS).fill(''),
  variants: [],
  tiebreak: TIEBREAKS[0],
  sheets: blankSheets(5),
};

export function padSize(pad: ChosenRules): number {
  return possibleVariants(pad).includes('mighty-duel') ? 7 : 5;
}

/** [K20] Three games in a dynasty. */
export function gamesOf({ variants }: Pad): number {
  return variants.includes('dynasty') ? GAMES : 1;
}

/** Changes the rules; the kingdoms come along. */
export function withRules(pad: Pad, rules: Partial<ChosenRules>): Pad {
  const changed = { ...pad, ...rules };
  const size = padSize(changed);
  return { ...changed, sheets: changed.sheets.map((seats) => seats.map((sheet) => resize(sheet, size))) };
}

export function withName(pad: Pad, seat: number, name: string): Pad {
  return { ...pad, names: pad.names.map((other, index) => (index === seat ? name : other)) };
}

export function withSheet(pad: Pad, game: number, seat: number, sheet: Sheet): Pad {
  if (pad.sheets[game]![seat] === sheet) return pad;
  const sheets = pad.sheets.map((seats, at) => (at === game ? seats.with(seat, sheet) : seats));
  return { ...pad, sheets };
}

/** The same players and rules with empty kingdoms. */
export function cleared(pad: Pad): Pad {
  return { ...pad, sheets: blankSheets(padSize(pad)) };
}

/** The pad that was kept, with the first one's part for all that is missing or unknown by now. */
export function parsePad(text: string | undefined): Pad {
  const { count, names, variants, tiebreak, sheets } = fieldsOf(text);
  const pad: Pad = {
    count: SEAT_COUNTS.find((known) => known === count) ?? FIRST_PAD.count,
    names: FIRST_PAD.names.map((_, seat) => nameOf(Object(names)[seat])),
    variants: VARIANTS.filter((known) => Array.isArray(variants) && variants.includes(known)),
    tiebreak: TIEBREAKS.find((known) => known === tiebreak) ?? FIRST_PAD.tiebreak,
    sheets: [],
  };
  const size = padSize(pad);
  const kept = (game: number, seat: number): unknown => Object(Object(sheets)[game])[seat];
  const sheetOf = (json: unknown) => (isSheet(json, size) ? json : blankSheet(size));
  return {
    ...pad,
    sheets: blankSheets(size).map((seats, game) => seats.map((_, seat) => sheetOf(kept(game, seat)))),
  };
}

function blankSheets(size: number): readonly (readonly Sheet[])[] {
  return Array.from({ length: GAMES }, () => Array.from({ length: SEATS }, () => blankSheet(size)));
}

function nameOf(json: unknown): string {
  return typeof json === 'string' && json.trim() !== '' ? keptName(json) : '';
}

function fieldsOf(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
