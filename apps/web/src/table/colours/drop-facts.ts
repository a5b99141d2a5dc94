import type { Draft, Seat } from '@crownhold/core';
import {
  ACHIEVEMENTS,
  type Achievement,
  AREAS_PER_KINGDOM,
  COLOURS,
  type Colour,
  colourAt,
  colours,
  decodeMove,
  isComplete,
  type State,
} from '@crownhold/games/colours';
import type { Monster } from '@crownhold/games/colours/map';

/** What a drop has brought. */
export type DropFact =
  | { readonly kind: 'capital'; readonly points: number }
  | { readonly kind: 'monster'; readonly monster: Monster; readonly points: number }
  /** [C28] [C29] Usable from the next round. */
  | { readonly kind: 'spell'; readonly number: number }
  | { readonly kind: 'drop'; readonly colour: Colour }
  /** [C39] The first area of its kingdom in that colour. */
  | { readonly kind: 'new-colour'; readonly kingdom: Colour }
  | { readonly kind: 'complete'; readonly achievement: Achievement };

export interface Dropped {
  readonly area: number;
  readonly facts: readonly DropFact[];
}

/** What the last step of a turn in the making has brought, if it was a drop or the choice of one. */
export function lastDrop({ start, state, moves, seat }: Draft<State>): Dropped | undefined {
  const drop = moves.findLastIndex((code) => 'area' in (decodeMove(code) ?? {}));
  const move = drop < 0 ? undefined : decodeMove(moves[drop]!);
  const isLast = moves.slice(drop + 1).every((code) => decodeMove(code)?.kind === 'choose');
  if (!move || !('area' in move) || !isLast) return undefined;
  const before = colours.copy(start);
  for (const code of moves.slice(0, drop)) colours.apply(before, seat, code);
  return { area: move.area, facts: factsOf(before, state, seat, move.area) };
}

function factsOf(before: State, after: State, seat: Seat, area: number): readonly DropFact[] {
  const { symbol, kingdom } = after.atlas.map.areas[area]!;
  const isRight = symbol && 'colour' in symbol && colourAt(after, seat, area) === after.atlas.wanted[area];
  const points = isRight ? after.atlas.worth[area]! : 0;
  const facts: DropFact[] = [];
  if (symbol?.kind === 'capital') facts.push({ kind: 'capital', points });
  else if (symbol?.kind === 'spell') facts.push({ kind: 'spell', number: symbol.spell });
  else if (symbol) facts.push({ kind: 'monster', monster: symbol.kind, points });
  for (const [index, colour] of COLOURS.entries()) {
    const at = seat * COLOURS.length + index;
    const gained = after.gainedDrops[at]! - before.gainedDrops[at]!;
    for (let i = 0; i < gained; i++) facts.push({ kind: 'drop', colour });
  }
  if (isNewColour(after, seat, area)) facts.push({ kind: 'new-colour', kingdom });
  const completed = ACHIEVEMENTS.filter((_, row) => isComplete(after, seat, row) && !isComplete(before, seat, row));
  return [...facts, ...completed.map((achievement) => ({ kind: 'complete', achievement }) as const)];
}

function isNewColour(state: State, seat: Seat, area: number): boolean {
  const first = area - (area % AREAS_PER_KINGDOM);
  const kingdom = Array.from({ length: AREAS_PER_KINGDOM }, (_, i) => first + i);
  return kingdom.every((each) => each === area || colourAt(state, seat, each) !== colourAt(state, seat, area));
}
