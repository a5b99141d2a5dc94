import type { Seat } from '@crownhold/core';
import { AREA_COUNT, COLOURS, colourAt, NO_DIE, type State } from '@crownhold/games/colours';
import type { ShownColours } from './colours-table.ts';
import type { Paints } from './sheet-map.ts';

/** The colours on a seat's sheet, as a view shows them. */
export function paintsOf(state: State, seat: Seat): Paints {
  return Array.from({ length: AREA_COUNT }, (_, area) => COLOURS[colourAt(state, seat, area) - 1]);
}

/** What the boards show: the table with the turn in the making, but without its end until that is on its way. */
export function boardState({ input, stage, view }: Pick<ShownColours, 'input' | 'stage' | 'view'>): State {
  return stage.kind === 'sent' ? view : (input?.base.state ?? view);
}

export function isInBox({ box }: State, die: number): boolean {
  return ((box >> die) & 1) === 1;
}

/** [C22] What a seat does in this round, as everybody may know. */
export type SeatDoing = 'waits' | 'takes' | 'colours' | 'done';

export function doingOf(state: State, seat: Seat): SeatDoing {
  if (state.phase !== 'play') return 'waits';
  if (state.dice[seat] !== NO_DIE) return state.done[seat] === 1 ? 'done' : 'colours';
  return state.takers < state.seats && state.taker === seat ? 'takes' : 'waits';
}

/** [C22] Whether everybody has a die, so that nothing open is left to do. */
export function areDiceTaken({ phase, takers, seats }: State): boolean {
  return phase === 'play' && takers === seats;
}
