import { ACHIEVEMENTS, AREA_COUNT, BLOTS, COLOURS, type Colour, LETTERS, speedPoints } from '@crownhold/games/colours';

/** A sheet on the pad. */
export interface PadSheet {
  /** A sign for each area, in the order of the kingdoms: the letter of its colour, or `.` */
  readonly paints: string;
  readonly blots: number;
  /** By achievement: 1, 2 or 0 for no place with points. */
  readonly places: readonly number[];
}

export const TOOLS = [...COLOURS, 'erase'] as const;
export type Tool = (typeof TOOLS)[number];

const EMPTY = '.';
const PLACES = [0, 1, 2];
const AREAS_IN_ROW = AREA_COUNT / COLOURS.length;

export function blankSheet(): PadSheet {
  return { paints: EMPTY.repeat(AREA_COUNT), blots: 0, places: ACHIEVEMENTS.map(() => 0) };
}

export function isBlank(sheet: PadSheet): boolean {
  return rowsOf(sheet).join() === rowsOf(blankSheet()).join();
}

/** The colour of each area. */
export function paintsOf({ paints }: PadSheet): readonly (Colour | undefined)[] {
  return [...paints].map((sign) => COLOURS.find((colour) => LETTERS[colour] === sign));
}

/** The sheet after a tap on an area. A crayon takes off its own colour. */
export function touch(sheet: PadSheet, area: number, tool: Tool): PadSheet {
  const sign = tool === 'erase' || sheet.paints[area] === LETTERS[tool] ? EMPTY : LETTERS[tool];
  if (sheet.paints[area] === sign) return sheet;
  return { ...sheet, paints: sheet.paints.slice(0, area) + sign + sheet.paints.slice(area + 1) };
}

/** First place, second place, none again. */
export function turnPlace(sheet: PadSheet, achievement: number): PadSheet {
  const next = ((sheet.places[achievement] ?? 0) + 1) % PLACES.length;
  return { ...sheet, places: sheet.places.with(achievement, next) };
}

export function placePoints({ places }: PadSheet, achievement: number): number {
  return speedPoints(achievement, places[achievement] ?? 0);
}

export function withBlots(sheet: PadSheet, blots: number): PadSheet {
  const next = Math.min(BLOTS, Math.max(0, blots));
  return next === sheet.blots ? sheet : { ...sheet, blots: next };
}

/** As `crownhold score` reads them. */
export function rowsOf(sheet: PadSheet): readonly string[] {
  const kingdoms = COLOURS.map(
    (colour, row) => `${LETTERS[colour]} ${sheet.paints.slice(row * AREAS_IN_ROW, (row + 1) * AREAS_IN_ROW)}`,
  );
  const places = ACHIEVEMENTS.flatMap((achievement, index) => {
    const points = placePoints(sheet, index);
    return points > 0 ? [`${achievement} ${points}`] : [];
  });
  return [...kingdoms, `blots ${sheet.blots}`, ...(places.length > 0 ? [['places', ...places].join(' ')] : [])];
}

/** Whether this is a sheet, of whatever stranger's making. */
export function isSheet(json: unknown): json is PadSheet {
  const { paints, blots, places }: Readonly<Record<string, unknown>> = Object(json);
  const signs = new RegExp(`^[${Object.values(LETTERS).join('')}.]{${AREA_COUNT}}$`);
  return (
    typeof paints === 'string' &&
    signs.test(paints) &&
    Number.isInteger(blots) &&
    Number(blots) >= 0 &&
    Number(blots) <= BLOTS &&
    Array.isArray(places) &&
    places.length === ACHIEVEMENTS.length &&
    places.every((place) => PLACES.includes(place))
  );
}
