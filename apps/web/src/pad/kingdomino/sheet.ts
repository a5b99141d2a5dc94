import { DOMINOES, TERRAINS, type Terrain } from '@crownhold/games/kingdomino';

/** The squares of a kingdom on the pad from the top left, row by row, in the signs of a score sheet: `w`, `f1`, `C`, `.` */
export type Sheet = readonly string[];

export const TOOLS = [...TERRAINS, 'castle', 'crown', 'next', 'erase'] as const;
/** What a tap does: it puts a terrain, moves the castle, adds a crown, turns to the next terrain, or takes away. */
export type Tool = (typeof TOOLS)[number];

const CASTLE = 'C';
const EMPTY = '.';

const MOST_CROWNS: ReadonlyMap<string, number> = new Map(
  TERRAINS.map((name) => {
    const halves = DOMINOES.flatMap((domino) => domino.halves).filter(({ terrain }) => terrain === name);
    return [name, Math.max(...halves.map(({ crowns }) => crowns))];
  }),
);

/** What lies on a square of the pad. */
export type Mark = { readonly terrain: Terrain; readonly crowns: number } | 'castle' | undefined;

export function blankSheet(size: number): Sheet {
  const squares = Array<string>(size * size).fill(EMPTY);
  squares[(size * size - 1) / 2] = CASTLE;
  return squares;
}

export function isBlank(sheet: Sheet): boolean {
  return sheet.every((sign) => sign === EMPTY || sign === CASTLE);
}

export function sizeOf(sheet: Sheet): number {
  return Math.sqrt(sheet.length);
}

export function castleOf(sheet: Sheet): number {
  return sheet.indexOf(CASTLE);
}

/** As `crownhold score` reads them. */
export function rowsOf(sheet: Sheet): readonly string[] {
  const size = sizeOf(sheet);
  return Array.from({ length: size }, (_, row) => sheet.slice(row * size, (row + 1) * size).join(' '));
}

export function markAt(sheet: Sheet, at: number): Mark {
  const sign = sheet[at] ?? EMPTY;
  if (sign === CASTLE) return 'castle';
  const terrain = TERRAINS.find((name) => name[0] === sign[0]);
  return terrain && { terrain, crowns: Number(sign.slice(1)) };
}

/** The sheet after a tap. The castle stays until it is put elsewhere. */
export function touch(sheet: Sheet, at: number, tool: Tool): Sheet {
  const mark = markAt(sheet, at);
  if (mark === 'castle') return sheet;
  switch (tool) {
    case 'castle':
      return sheet.map((sign, index) => (index === at ? CASTLE : sign === CASTLE ? EMPTY : sign));
    case 'erase':
      return put(sheet, at, EMPTY);
    case 'crown':
      return mark ? put(sheet, at, oneMoreCrown(mark)) : sheet;
    case 'next': {
      const next = TERRAINS[mark ? TERRAINS.indexOf(mark.terrain) + 1 : 0];
      return put(sheet, at, next?.[0] ?? EMPTY);
    }
    default:
      return put(sheet, at, mark?.terrain === tool ? oneMoreCrown(mark) : tool[0]!);
  }
}

/** The sheet with so many crowns on a square, as far as its terrain has them. */
export function crown(sheet: Sheet, at: number, crowns: number): Sheet {
  const mark = markAt(sheet, at);
  if (mark === undefined || mark === 'castle') return sheet;
  return put(sheet, at, signOf(mark.terrain, Math.min(crowns, MOST_CROWNS.get(mark.terrain)!)));
}

/** The same kingdom on a pad of another size; of what does not fit as little as possible is lost. */
export function resize(sheet: Sheet, size: number): Sheet {
  const from = sizeOf(sheet);
  if (from === size) return sheet;
  const shifts = from < size ? [(size - from) / 2] : Array.from({ length: from - size + 1 }, (_, step) => -step);
  const sheets = shifts.flatMap((dy) => shifts.map((dx) => shifted(sheet, size, dx, dy)));
  const kept = (one: Sheet) => one.filter((sign) => sign !== EMPTY).length;
  return sheets.filter((one) => castleOf(one) >= 0).reduce((best, one) => (kept(one) > kept(best) ? one : best));
}

/** Whether this is a sheet, of whatever stranger's making. */
export function isSheet(json: unknown, size: number): json is Sheet {
  return (
    Array.isArray(json) &&
    json.length === size * size &&
    json.filter((sign) => sign === CASTLE).length === 1 &&
    json.every((sign) => typeof sign === 'string' && /^(?:[wflgsm][1-3]?|C|\.)$/.test(sign))
  );
}

function shifted(sheet: Sheet, size: number, dx: number, dy: number): Sheet {
  const from = sizeOf(sheet);
  return Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [(at % size) - dx, Math.floor(at / size) - dy];
    return x >= 0 && x < from && y >= 0 && y < from ? sheet[y * from + x]! : EMPTY;
  });
}

function oneMoreCrown({ terrain, crowns }: Exclude<Mark, 'castle' | undefined>): string {
  return signOf(terrain, (crowns + 1) % (MOST_CROWNS.get(terrain)! + 1));
}

function signOf(terrain: Terrain, crowns: number): string {
  return `${terrain[0]}${crowns || ''}`;
}

function put(sheet: Sheet, at: number, sign: string): Sheet {
  return sheet[at] === sign ? sheet : sheet.map((other, index) => (index === at ? sign : other));
}
