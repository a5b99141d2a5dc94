import type { DiceThrow, State } from '@crownhold/games/colours';
import { bordersOf, type Colour, type Point } from '@crownhold/games/colours/map';
import { kingdomsUnder } from '../die-words.ts';

/** Where a die lies on the map, and by how much it is turned, in degrees. */
export interface DicePlace {
  readonly at: Point;
  readonly degrees: number;
}

/** Where it has come to rest; a record that tells no throws has dice somewhere in their kingdoms. */
export function dicePlace(state: State, die: number, thrown: unknown): DicePlace {
  // What comes along with a throw of this game is a throw.
  const footprint = (thrown as DiceThrow | undefined)?.dice[die]?.footprint;
  if (!footprint || footprint.length < 2) return guessedPlace(state, die);
  const [one, other] = footprint as readonly [Point, Point];
  const sum = footprint.reduce(([x, y], point) => [x + point[0], y + point[1]] as const, [0, 0] as Point);
  const degrees = (Math.atan2(other[1] - one[1], other[0] - one[0]) * 180) / Math.PI;
  return { at: [sum[0] / footprint.length, sum[1] / footprint.length], degrees: nearest(degrees) };
}

/** A square looks the same after a quarter: the smallest turn will do. */
function nearest(degrees: number): number {
  return ((((degrees + 45) % 90) + 90) % 90) - 45;
}

const TILTS = [-9, 7, 12, -5];

function guessedPlace(state: State, die: number): DicePlace {
  const kingdoms = kingdomsUnder(state, die);
  const degrees = TILTS[die]!;
  const at = kingdoms.length > 1 ? borderPoint(state, die, kingdoms) : innerPoint(state, die, kingdoms[0]!);
  return { at, degrees };
}

/** Every die has another corner of a kingdom to itself. */
function innerPoint({ atlas }: State, die: number, kingdom: Colour): Point {
  const areas = atlas.map.areas.filter((area) => area.kingdom === kingdom);
  return areas[(2 * die + 1) % areas.length]!.centre;
}

function borderPoint({ atlas }: State, die: number, kingdoms: readonly Colour[]): Point {
  const { areas } = atlas.map;
  const meeting = bordersOf(atlas.map).filter(({ area, across }) => {
    const pair = [areas[area]!.kingdom, areas[across!]!.kingdom];
    return pair[0] !== pair[1] && pair.every((each) => kingdoms.includes(each));
  });
  // Where three meet, every one of their borders ends.
  const points = meeting.map(({ points: all }) => all[kingdoms.length > 2 ? 0 : Math.floor(all.length / 2)]!);
  return points[die % points.length] ?? innerPoint({ atlas } as State, die, kingdoms[0]!);
}
