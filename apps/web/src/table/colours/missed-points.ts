import {
  ACHIEVEMENTS,
  type Achievement,
  AREA_COUNT,
  AREAS_PER_KINGDOM,
  COLOURS,
  type Colour,
  colourAt,
  gradeOf,
  isComplete,
  isPainted,
  type State,
  speedPoints,
} from '@crownhold/games/colours';
import type { Monster } from '@crownhold/games/colours/map';

/** Points that were within reach, and what they would have cost. */
export interface Missed {
  readonly what:
    | { readonly kind: 'monster'; readonly monster: Monster; readonly kingdom: Colour }
    | { readonly kind: 'capital'; readonly kingdom: Colour }
    | { readonly kind: 'row'; readonly row: Achievement }
    | { readonly kind: 'colour'; readonly kingdom: Colour }
    | { readonly kind: 'blot' };
  readonly points: number;
  /** How many drops it would have taken. */
  readonly drops: number;
}

/** [C46] How many points are missing to the next grade; nothing at the highest. */
export function pointsToNextGrade(points: number): number | undefined {
  for (let more = 1; more <= MOST_TO_GRADE; more++) if (gradeOf(points + more) > gradeOf(points)) return more;
  return undefined;
}

/** From no points at all to the first limit, with room for less than none. */
const MOST_TO_GRADE = 120;

/** The points that would have been the cheapest, at most so many: fewest drops for a point first. */
export function cheapestMissed(state: State, most = 3): readonly Missed[] {
  const price = ({ drops, points }: Missed) => drops / points;
  return [...missedAreas(state), ...missedRows(state), ...missedColours(state), ...missedBlot(state)]
    .toSorted((one, other) => price(one) - price(other) || other.points - one.points)
    .slice(0, most);
}

/** [C26] [C27] Monsters and capitals that stayed paper: one drop of their colour each. */
function missedAreas(state: State): readonly Missed[] {
  return state.atlas.map.areas.flatMap(({ id, kingdom, symbol }): readonly Missed[] => {
    if (!symbol || symbol.kind === 'spell' || isPainted(state, 0, id)) return [];
    const worth = state.atlas.worth[id]!;
    if (symbol.kind === 'capital') return [{ what: { kind: 'capital', kingdom }, points: worth, drops: 1 }];
    // An unpainted one has cost a point besides.
    return [{ what: { kind: 'monster', monster: symbol.kind, kingdom }, points: worth + 1, drops: 1 }];
  });
}

/** [C36] [C45] Rows that were not completed, while a number could still be earned. */
function missedRows(state: State): readonly Missed[] {
  return ACHIEVEMENTS.flatMap((row, index): readonly Missed[] => {
    if (row === 'three' || isComplete(state, 0, index)) return [];
    const struck = state.struck[index]!;
    const points = struck & 1 ? (struck & 2 ? 0 : speedPoints(index, 2)) : speedPoints(index, 1);
    const drops = membersOf(state, row).filter((area) => !isPainted(state, 0, area)).length;
    return points > 0 ? [{ what: { kind: 'row', row }, points, drops }] : [];
  });
}

function membersOf({ atlas }: State, row: Achievement): readonly number[] {
  return atlas.map.areas.filter(({ kingdom, symbol }) => kingdom === row || symbol?.kind === row).map(({ id }) => id);
}

/** [C39] A colour more in a kingdom that has room for it. */
function missedColours(state: State): readonly Missed[] {
  return COLOURS.flatMap((kingdom, index): readonly Missed[] => {
    const areas = Array.from({ length: AREA_COUNT }, (_, area) => area).filter(
      (area) => Math.floor(area / AREAS_PER_KINGDOM) === index,
    );
    const used = new Set(areas.map((area) => colourAt(state, 0, area)).filter((code) => code > 0));
    const hasRoom = areas.some((area) => !isPainted(state, 0, area));
    return hasRoom && used.size < COLOURS.length ? [{ what: { kind: 'colour', kingdom }, points: 1, drops: 1 }] : [];
  });
}

/** [C41] A blot comes of at least one drop that found no place. */
function missedBlot(state: State): readonly Missed[] {
  return state.blots[0]! > 0 ? [{ what: { kind: 'blot' }, points: 1, drops: 1 }] : [];
}
