import { ARMS, type Arms } from '@crownhold/games/duel';
import { keptName } from '../../games/chair.ts';
import { blankSheet, isSheet, type Sheet } from './sheet.ts';

/** A score pad: both players, their maps, and the arms they named with `domains`. */
export interface Pad {
  /** Empty for the name that goes with the seat. */
  readonly names: readonly string[];
  readonly sheets: readonly Sheet[];
  readonly named: readonly (Arms | undefined)[];
}

const SEATS = [0, 1] as const;

export function blankPad(names: readonly string[] = ['', '']): Pad {
  return { names, sheets: SEATS.map(blankSheet), named: SEATS.map(() => undefined) };
}

export function withName(pad: Pad, seat: number, name: string): Pad {
  return { ...pad, names: pad.names.with(seat, name) };
}

export function withSheet(pad: Pad, seat: number, sheet: Sheet): Pad {
  return pad.sheets[seat] === sheet ? pad : { ...pad, sheets: pad.sheets.with(seat, sheet) };
}

export function withNamed(pad: Pad, seat: number, arms: Arms | undefined): Pad {
  return { ...pad, named: pad.named.with(seat, arms) };
}

/** The pad that was kept, with a blank one's part for all that is missing or unknown by now. */
export function parsePad(text: string | undefined): Pad {
  const { names, sheets, named } = fieldsOf(text);
  return {
    names: SEATS.map((seat) => nameOf(Object(names)[seat])),
    sheets: SEATS.map((seat) => {
      const sheet: unknown = Object(sheets)[seat];
      return isSheet(sheet) ? sheet : blankSheet();
    }),
    named: SEATS.map((seat) => ARMS.find((arms) => arms === Object(named)[seat])),
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
