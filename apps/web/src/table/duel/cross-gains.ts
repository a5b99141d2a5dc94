import type { Seat } from '@crownhold/core';
import { domains, type State } from '@crownhold/games/duel';

/** [D4] What one more cross would bring on each drawn square: as many points as its domain has squares. */
export function crossGains(state: State, seat: Seat): ReadonlyMap<string, string> {
  return new Map(
    domains(state, seat).flatMap(({ cells, squares }) =>
      cells.map(({ x, y }) => [`${x} ${y}`, `+${squares}`] as const),
    ),
  );
}
