import { ARMS, type Arms, cellRows, type Square } from '@crownhold/games/duel';

/** The squares of a map on the pad, row by row from the top, in the signs of a score sheet: `d`, `S1`, `C`, `.` */
export type Sheet = readonly string[];

export const TOOLS = [...ARMS, 'cross', 'erase'] as const;
/** What a tap does: it draws arms, adds a cross, or takes away. */
export type Tool = (typeof TOOLS)[number];

const CASTLE = 'C';
const EMPTY = '.';
/** [D2] [D4] [D16] Two on a face, one of the castle, one of the spell. */
const MOST_CROSSES = 4;

const SIGNS: Readonly<Record<Arms, string>> = {
  dot: 'd',
  stripe: 's',
  'double-dot': 'D',
  'double-stripe': 'S',
  black: 'b',
  quarters: 'q',
};

export const CELLS = cellRows().flat();
const COLUMNS = cellRows()[0]!.length;

export function blankSheet(): Sheet {
  return CELLS.map(({ x, y }) => (x === 0 && y === 0 ? CASTLE : EMPTY));
}

export function isBlank(sheet: Sheet): boolean {
  return sheet.every((sign) => sign === EMPTY || sign === CASTLE);
}

/** As `crownhold score` reads them. */
export function rowsOf(sheet: Sheet): readonly string[] {
  return cellRows().map((_, row) => sheet.slice(row * COLUMNS, (row + 1) * COLUMNS).join(' '));
}

/** What is drawn on a square; `undefined` for an empty one and for the castle. */
export function markAt(sheet: Sheet, at: number): Square | undefined {
  const sign = sheet[at] ?? EMPTY;
  const arms = ARMS.find((name) => SIGNS[name] === sign[0]);
  return arms && { arms, crosses: Number(sign.slice(1)) };
}

/** The sheet after a tap. The castle stays. */
export function touch(sheet: Sheet, at: number, tool: Tool): Sheet {
  if (sheet[at] === CASTLE) return sheet;
  const mark = markAt(sheet, at);
  switch (tool) {
    case 'erase':
      return put(sheet, at, EMPTY);
    case 'cross':
      return mark ? put(sheet, at, oneMore(mark)) : sheet;
    default:
      return put(sheet, at, mark?.arms === tool ? oneMore(mark) : SIGNS[tool]);
  }
}

/** Whether this is a sheet, of whatever stranger's making. */
export function isSheet(json: unknown): json is Sheet {
  return (
    Array.isArray(json) &&
    json.length === CELLS.length &&
    json.every((sign, at) => {
      const { x, y } = CELLS[at]!;
      const isCastle = x === 0 && y === 0;
      return typeof sign === 'string' && (isCastle ? sign === CASTLE : /^(?:[dsDSbq][1-4]?|\.)$/.test(sign));
    })
  );
}

function oneMore({ arms, crosses }: Square): string {
  const next = (crosses + 1) % (MOST_CROSSES + 1);
  return `${SIGNS[arms]}${next || ''}`;
}

function put(sheet: Sheet, at: number, sign: string): Sheet {
  return sheet[at] === sign ? sheet : sheet.with(at, sign);
}
