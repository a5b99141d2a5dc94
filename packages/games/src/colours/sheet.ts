import { isRefusal, type Refusal, refuse, type Seat } from '@crownhold/core';
import { isComplete, placeOf, speedOf } from './achievements.ts';
import { AREAS_PER_KINGDOM } from './atlas.ts';
import { COLOURS, type Colour, LETTERS } from './colour.ts';
import { ACHIEVEMENTS, type Achievement, BLOTS, FIRST_PLACE, SECOND_PLACE, speedPoints } from './material.ts';
import { colourAt, paintArea } from './painting.ts';
import { create } from './rules.ts';
import type { State } from './state.ts';

/** [N7] A sheet copied from a physical table. */
export interface Sheet {
  /** The colour of each area, in the order of the kingdoms. */
  readonly paints: readonly (Colour | undefined)[];
  readonly blots: number;
  /** The place in each achievement that has points, 1 or 2. */
  readonly places: ReadonlyMap<Achievement, number>;
}

const EMPTY_SIGN = '.';
const BLOTS_WORD = 'blots';
const PLACES_WORD = 'places';

/**
 * A row for each kingdom, its letter and a sign for each of its areas (`b rg.b.....`); `blots 3`; `places blue 4 hydra 3`,
 * the speed points that were earned. The last two may be left out.
 */
export function parseSheet(rows: readonly string[]): Sheet | Refusal {
  const table = rows.map((row) => row.trim().split(/\s+/).filter(Boolean)).filter((row) => row.length > 0);
  const isWord = ([word]: readonly string[]) => word === BLOTS_WORD || word === PLACES_WORD;
  const paints = parseKingdoms(table.filter((row) => !isWord(row)));
  if (isRefusal(paints)) return paints;
  const blots = parseBlots(table.filter(([word]) => word === BLOTS_WORD));
  if (typeof blots !== 'number') return blots;
  const places = parsePlaces(table.filter(([word]) => word === PLACES_WORD));
  if (isRefusal(places)) return places;
  const sheet = { paints, blots, places };
  return incomplete(sheet) ?? sheet;
}

/** The rows of a seat's sheet, as `parseSheet` reads them. */
export function formatSheet(state: State, seat: Seat): readonly string[] {
  const kingdoms = COLOURS.map((kingdom, index) => {
    const areas = Array.from({ length: AREAS_PER_KINGDOM }, (_, i) => index * AREAS_PER_KINGDOM + i);
    const signs = areas.map((area) => {
      const paint = COLOURS[colourAt(state, seat, area) - 1];
      return paint ? LETTERS[paint] : EMPTY_SIGN;
    });
    return `${LETTERS[kingdom]} ${signs.join('')}`;
  });
  const places = ACHIEVEMENTS.flatMap((achievement, index) => {
    const points = speedOf(state, seat, index);
    return points > 0 ? [`${achievement} ${points}`] : [];
  });
  return [
    ...kingdoms,
    `${BLOTS_WORD} ${state.blots[seat]}`,
    ...(places.length > 0 ? [[PLACES_WORD, ...places].join(' ')] : []),
  ];
}

/** A state in which seat 0 has this sheet, for scoring. */
export function laySheet({ paints, blots, places }: Sheet): State {
  const state = create({ seats: 1, map: 'first' });
  for (const [area, paint] of paints.entries()) {
    if (paint) paintArea(state, 0, area, COLOURS.indexOf(paint) + 1);
  }
  state.blots[0] = blots;
  for (const [achievement, place] of places) state.places[ACHIEVEMENTS.indexOf(achievement)] = place;
  return state;
}

function parseKingdoms(table: readonly (readonly string[])[]): readonly (Colour | undefined)[] | Refusal {
  const rows = new Map<string, readonly (Colour | undefined)[]>();
  for (const [letter = '', ...parts] of table) {
    const signs = [...parts.join('')];
    const paints = signs.map((sign) => COLOURS.find((colour) => LETTERS[colour] === sign));
    const isRight = signs.every((sign, i) => sign === EMPTY_SIGN || paints[i]) && signs.length === AREAS_PER_KINGDOM;
    const isKingdom = Object.values(LETTERS).includes(letter) && !rows.has(letter);
    if (!isRight || !isKingdom) return refuse('N7', 'unreadable-kingdom', { text: [letter, ...parts].join(' ') });
    rows.set(letter, paints);
  }
  const missing = COLOURS.find((kingdom) => !rows.has(LETTERS[kingdom]));
  if (missing) return refuse('N7', 'kingdom-missing', { letter: LETTERS[missing] });
  return COLOURS.flatMap((kingdom) => rows.get(LETTERS[kingdom])!);
}

function parseBlots(rows: readonly (readonly string[])[]): number | Refusal {
  const [row = [BLOTS_WORD, '0']] = rows;
  const [, count = ''] = row;
  const blots = /^\d{1,2}$/.test(count) ? Number(count) : Number.NaN;
  const isRight = rows.length < 2 && row.length === 2 && blots <= BLOTS;
  return isRight ? blots : refuse('C8', 'bad-blots', { most: BLOTS });
}

function parsePlaces(rows: readonly (readonly string[])[]): ReadonlyMap<Achievement, number> | Refusal {
  const places = new Map<Achievement, number>();
  const words = rows.flatMap(([, ...rest]) => rest);
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', points = ''] = words.slice(at, at + 2);
    const achievement = ACHIEVEMENTS.find((each) => each === name);
    const place = achievement && placeFor(achievement, points);
    if (achievement === undefined || place === undefined || places.has(achievement)) {
      return refuse('N7', 'bad-place', { text: `${name} ${points}`.trim() });
    }
    places.set(achievement, place);
  }
  return places;
}

/** The place that these points stand for. */
function placeFor(achievement: Achievement, points: string): number | undefined {
  const index = ACHIEVEMENTS.indexOf(achievement);
  return [FIRST_PLACE, SECOND_PLACE].find((place) => String(speedPoints(index, place)) === points);
}

/** [C36] Nobody has a place for what is not complete. */
function incomplete(sheet: Sheet): Refusal | undefined {
  const state = laySheet(sheet);
  const wrong = ACHIEVEMENTS.find((_, index) => placeOf(state, 0, index) !== 0 && !isComplete(state, 0, index));
  return wrong && refuse('C36', 'place-incomplete', { achievement: wrong });
}
