import { keptName } from '../../games/chair.ts';
import { blankSheet, isSheet, type PadSheet } from './sheet.ts';

/** A score pad: up to four players and their sheets. */
export interface Pad {
  readonly count: number;
  /** Empty for the name that goes with the seat. */
  readonly names: readonly string[];
  readonly sheets: readonly PadSheet[];
}

export const COUNTS = [1, 2, 3, 4] as const;
const SEATS = [0, 1, 2, 3] as const;
const USUAL = 2;

export function blankPad(names: readonly string[] = SEATS.map(() => ''), count: number = USUAL): Pad {
  return { count, names, sheets: SEATS.map(blankSheet) };
}

export function withCount(pad: Pad, count: number): Pad {
  return { ...pad, count };
}

export function withName(pad: Pad, seat: number, name: string): Pad {
  return { ...pad, names: pad.names.with(seat, name) };
}

export function withSheet(pad: Pad, seat: number, sheet: PadSheet): Pad {
  return pad.sheets[seat] === sheet ? pad : { ...pad, sheets: pad.sheets.with(seat, sheet) };
}

/** The pad that was kept, with a blank one's part for all that is missing or unknown by now. */
export function parsePad(text: string | undefined): Pad {
  const { count, names, sheets } = fieldsOf(text);
  return {
    count: COUNTS.find((known) => known === count) ?? USUAL,
    names: SEATS.map((seat) => nameOf(Object(names)[seat])),
    sheets: SEATS.map((seat) => {
      const sheet: unknown = Object(sheets)[seat];
      return isSheet(sheet) ? sheet : blankSheet();
    }),
  };
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
