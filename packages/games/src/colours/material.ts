import { COLOURS, type Colour } from './colour.ts';

/** Colours as sheets code them: 1-6, so that 0 is an unpainted area. Base colours are odd, composite ones even. */
export type ColourCode = number;

export function colourName(code: ColourCode): Colour {
  return COLOURS[code - 1]!;
}

export function colourCode(colour: Colour): ColourCode {
  return COLOURS.indexOf(colour) + 1;
}

/** The code of a colour by its name. */
export function parseColour(text: string): ColourCode | undefined {
  return colourCode(text as Colour) || undefined;
}

export function isBase(code: ColourCode): boolean {
  return code % 2 === 1;
}

/** [C29] What two base colours give: red and blue violet, blue and yellow green, yellow and red brown; equal ones themselves. */
export function mixtureOf(one: ColourCode, other: ColourCode): ColourCode {
  if (one === other) return one;
  // The colour of the third, missing base colour decides: 9 less the sum of two of 1, 3 and 5.
  return { 1: BROWN, 3: VIOLET, 5: GREEN }[9 - one - other]!;
}

const [GREEN, VIOLET, BROWN] = (['green', 'violet', 'brown'] as const).map(colourCode) as [number, number, number];

/** [C13] The dice in the order they land, and the colour of their drops; white has none of its own. */
export const DICE = ['blue', 'red', 'yellow', 'white'] as const;
export type Die = (typeof DICE)[number];
export const WHITE = DICE.indexOf('white');
export const DIE_COLOURS: readonly ColourCode[] = [colourCode('blue'), colourCode('red'), colourCode('yellow'), 0];
export const LEAST_DROPS = 2;
export const MOST_DROPS = 4;

export const SPELL_NAMES = ['move', 'match', 'split', 'blend'] as const;
export type SpellName = (typeof SPELL_NAMES)[number];

/** [C8] */
export const BLOTS = 10;
/** [C8] A first cell and one for each area. */
export const MOST_SPELLS = 4;

/** [C36] What can be completed, with the points of the first and the second place. */
export const ACHIEVEMENTS = [...COLOURS, 'griffin', 'hydra', 'unicorn', 'dragon', 'three'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];
export const KINGDOMS = COLOURS.length;
export const THREE = ACHIEVEMENTS.indexOf('three');

/** Points of a place, by achievement and place from 1. */
export function speedPoints(achievement: number, place: number): number {
  const first = achievement < KINGDOMS ? 4 : 3;
  if (place === FIRST_PLACE) return first;
  return place === SECOND_PLACE ? first - 2 : 0;
}

export const FIRST_PLACE = 1;
export const SECOND_PLACE = 2;
/** Complete, but too late for points. */
export const NO_PLACE = 3;

/** [C46] From 0: below 50, from 50, from 60, from 70. */
export function gradeOf(points: number): number {
  return [50, 60, 70].filter((least) => points >= least).length;
}
