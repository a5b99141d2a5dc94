import type { Seat } from '@crownhold/core';
import { type Arms, domains, type State } from '@crownhold/games/duel';

const EACH_DOMAIN = 3;

/** [D20] How many domains of some arms there are now, and what they would bring. */
export function domainsGain(state: State, seat: Seat, arms: Arms): { readonly count: number; readonly points: number } {
  const count = domains(state, seat).filter((domain) => domain.arms === arms).length;
  return { count, points: count * EACH_DOMAIN };
}
