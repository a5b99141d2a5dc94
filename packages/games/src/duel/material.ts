/** The coats of arms, in the order of the spellbook. */
export const ARMS = ['dot', 'stripe', 'double-dot', 'double-stripe', 'black', 'quarters'] as const;
export type Arms = (typeof ARMS)[number];

/** The spells, each in the place of the arms whose row wins it. */
export const SPELLS = ['free', 'split', 'pair', 'turn', 'domains', 'cross'] as const;
export type Spell = (typeof SPELLS)[number];

/** [D4] Squares in the row of each arms. */
export const ROW_LENGTHS = [5, 5, 4, 4, 3, 3] as const;

/** Arms as the maps code them: 1-6, so that 0 is a joker that has no name yet. */
export type ArmsCode = number;
const JOKER: ArmsCode = 0;

/** A face: its arms and its crosses in one number. The joker is 0. */
export type Face = number;

function faceOf(arms: ArmsCode, crosses: number): Face {
  return arms * 4 + crosses;
}

export function armsOfFace(face: Face): ArmsCode {
  return face >> 2;
}

export function crossesOfFace(face: Face): number {
  return face & 3;
}

export function armsName(code: ArmsCode): Arms {
  return ARMS[code - 1]!;
}

export function armsCode(arms: Arms): ArmsCode {
  return ARMS.indexOf(arms) + 1;
}

export const DIE_COUNT = 4;

const JOKER_SIGN = '?';

// [D2] The six faces of each die, as the notation writes them.
const LIST = [
  '? dot dot stripe double-dot+1 double-stripe+1',
  'dot stripe double-dot+1 double-stripe+1 black quarters',
  'dot stripe double-dot double-stripe black+2 quarters+2',
  '? dot+1 stripe stripe+1 double-dot double-stripe',
] as const;

/** A face of a die and how many of its sides look like it. */
export interface Side {
  readonly face: Face;
  readonly weight: number;
}

/** The different faces of each die, ascending. Dice count from 0 inside, from 1 outside. */
export const DICE: readonly (readonly Side[])[] = LIST.map((text) => {
  const faces = text.split(' ').map((side) => parseFace(side)!);
  return [...new Set(faces)]
    .sort((a, b) => a - b)
    .map((face) => ({ face, weight: faces.filter((each) => each === face).length }));
});

export function hasFace(die: number, face: Face): boolean {
  return DICE[die]!.some((side) => side.face === face);
}

/** `?`, `dot`, `black+2`. */
export function formatFace(face: Face): string {
  if (armsOfFace(face) === JOKER) return JOKER_SIGN;
  const crosses = crossesOfFace(face);
  return armsName(armsOfFace(face)) + (crosses === 0 ? '' : `+${crosses}`);
}

export function parseFace(text: string): Face | undefined {
  if (text === JOKER_SIGN) return faceOf(JOKER, 0);
  const [, name = '', crosses = '0'] = /^([a-z-]+)(?:\+([1-3]))?$/.exec(text) ?? [];
  const arms = parseArms(name);
  return arms && faceOf(arms, Number(crosses));
}

/** The code of arms by their name. */
export function parseArms(name: string): ArmsCode | undefined {
  return armsCode(name as Arms) || undefined;
}
