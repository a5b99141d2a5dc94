import type { Seat } from '@crownhold/core';
import {
  AREA_COUNT,
  COLOURS,
  type Colour,
  clashes,
  colourCode,
  colours,
  isPainted,
  type State,
} from '@crownhold/games/colours';
import type { Brush } from './choices.ts';
import { type MoveOf, type Position, type Step, stepsOf } from './steps.ts';

type Drop = MoveOf<'paint' | 'blend' | 'tower'>;

/** Every way to let the next drop fall, with and without the spell `match`. */
function dropSteps(position: Position, brush: Brush): readonly Step<Drop>[] {
  const colour = brush.kind === 'paint' ? undefined : brush.colour;
  return stepsOf(position, brush.kind).filter(({ move }) => ('colour' in move ? move.colour : undefined) === colour);
}

/** The areas that the next drop may go to; with `isMatch` those that only the spell opens (C32). */
export function openAreas(position: Position, brush: Brush, isMatch = false): readonly number[] {
  return dropSteps(position, brush).flatMap(({ move }) => (move.isMatch === isMatch ? [move.area] : []));
}

/** The one of them where a drop wins most; of equals the first. */
export function bestArea(position: Position, brush: Brush): number | undefined {
  const { state, seat } = position;
  let best: { readonly area: number; readonly points: number } | undefined;
  for (const { code, move } of dropSteps(position, brush)) {
    if (move.isMatch) continue;
    const after = colours.copy(state);
    colours.apply(after, seat, code);
    const points = colours.score(after, seat);
    if (!best || points > best.points) best = { area: move.area, points };
  }
  return best?.area;
}

/** [C23] [C24] The most drops of a colour that fit into some kingdoms without spells. */
export function fittingDrops(
  { state, seat }: Position,
  kingdoms: readonly Colour[],
  colour: Colour,
  drops: number,
): number {
  const { areas } = state.atlas.map;
  const free = areasOf(state, seat).filter(
    (area) => kingdoms.includes(areas[area]!.kingdom) && !clashes(state, seat, area, colourCode(colour)),
  );
  const isBeside = (one: number, other: number) => areas[one]!.neighbours.includes(other);
  const most = (open: readonly number[], left: number): number => {
    let found = 0;
    for (const [at, area] of open.entries()) {
      if (left === 0 || found === left) break;
      const rest = open.slice(at + 1).filter((other) => !isBeside(area, other));
      found = Math.max(found, 1 + most(rest, left - 1));
    }
    return found;
  };
  return most(free, drops);
}

function areasOf(state: State, seat: Seat): readonly number[] {
  return Array.from({ length: AREA_COUNT }, (_, area) => area).filter((area) => !isPainted(state, seat, area));
}

/** How much a step aside counts against a step ahead. */
const ASIDE = 2;

/** The nearest area in a direction, rather straight than aside; y counts upwards. Stays where there is none. */
export function areaTowards({ atlas }: State, from: number, dx: number, dy: number): number {
  const { areas } = atlas.map;
  const [x, y] = areas[from]!.centre;
  let best: { readonly id: number; readonly distance: number } | undefined;
  for (const { id, centre } of areas) {
    const [right, down] = [centre[0] - x, centre[1] - y];
    const ahead = right * dx - down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    if (ahead <= 0 || aside > ASIDE * ahead) continue;
    const distance = ahead + ASIDE * aside;
    if (!best || distance < best.distance) best = { id, distance };
  }
  return best?.id ?? from;
}

/** The kingdoms that a spell can name. */
export function spellKingdoms(position: Position, spell: 'move' | 'split'): readonly Colour[] {
  const named = stepsOf(position, spell).map(({ move }) => move.kingdom);
  return COLOURS.filter((kingdom) => named.includes(kingdom));
}
