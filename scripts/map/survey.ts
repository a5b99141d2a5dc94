import { type Area, distance, type Point } from '@crownhold/games/colours/map';
import { HEIGHT, WIDTH } from './layout.ts';
import type { Token } from './token.ts';

const FORBIDDEN = 100;
// What one pair of neighbours of the same rank costs: they look like a heap.
const CROWDING = { capital: 3, spell: 2, monster: 0.6, plain: 0.7 };
const ALIKE_DISTANCE = 180;
const CAPITAL_OFFSET = 45;
const CAPITAL_AT_WALL = 5;
const UNFAIRNESS = 1.5;

/** Judges how symbols stand on the areas: tokens by id, the lower the better. */
export function surveyor(areas: readonly Area[]): (tokens: readonly Token[]) => number {
  const pairs = areas.flatMap(({ id, neighbours }) =>
    neighbours.filter((near) => near > id).map((near) => [id, near] as const),
  );
  const nearness = areas.map((a) => areas.map((b) => (ALIKE_DISTANCE / (distance(a.centre, b.centre) + 1)) ** 2));
  const seats = areas.map((area) => seatCost(area, areas));
  return (tokens) => {
    let cost = neighbourCost(pairs, tokens);
    for (let a = 0; a < tokens.length; a++) {
      const token = tokens[a]!;
      if (token.rank === 'plain') continue;
      if (token.rank === 'capital') cost += seats[a]!;
      for (let b = a + 1; b < tokens.length; b++) if (token.detail === tokens[b]!.detail) cost += nearness[a]![b]!;
    }
    return cost + unfairness(areas, tokens);
  };
}

/** [C5] One hydra guards blue's capital; no other neighbours want the same colour. */
function neighbourCost(pairs: readonly (readonly [number, number])[], tokens: readonly Token[]): number {
  let [cost, guards] = [0, 0];
  for (const [a, b] of pairs) {
    const [token, other] = [tokens[a]!, tokens[b]!];
    if (token.rank === other.rank) cost += CROWDING[token.rank];
    if (token.detail !== other.detail || token.rank === 'plain') continue;
    if (token.detail === 'blue' && token.rank !== other.rank) guards += 1;
    else cost += FORBIDDEN;
  }
  return cost + FORBIDDEN * Math.abs(guards - 1);
}

/** A capital belongs into the middle of its kingdom. */
function seatCost({ kingdom, centre, polygon }: Area, areas: readonly Area[]): number {
  const own = areas.filter((area) => area.kingdom === kingdom);
  const mean = (k: 0 | 1) => own.reduce((sum, area) => sum + area.centre[k], 0) / own.length;
  const middle: Point = [mean(0), mean(1)];
  const isAtWall = polygon.some((value, i) => value === 0 || value === (i % 2 === 0 ? WIDTH : HEIGHT));
  return (distance(centre, middle) / CAPITAL_OFFSET) ** 2 + (isAtWall ? CAPITAL_AT_WALL : 0);
}

/** The more neighbours, the harder to paint as wanted: each kind of monster shall have its share of them. */
function unfairness(areas: readonly Area[], tokens: readonly Token[]): number {
  const sums = new Map<string, { neighbours: number; count: number }>();
  for (const { id, neighbours } of areas) {
    const { rank, kind } = tokens[id]!;
    if (rank !== 'monster') continue;
    const sum = sums.get(kind) ?? { neighbours: 0, count: 0 };
    sums.set(kind, { neighbours: sum.neighbours + neighbours.length, count: sum.count + 1 });
  }
  const means = [...sums.values()].map(({ neighbours, count }) => neighbours / count);
  return UNFAIRNESS * (Math.max(...means) - Math.min(...means));
}
