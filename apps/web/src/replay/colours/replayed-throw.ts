import type { DiceThrow, Event } from '@crownhold/games/colours';

/** How the dice of a record fell, which it does not keep: by the number of the first step that they settled. */
export interface ReplayedThrow {
  readonly step: number;
  readonly thrown: DiceThrow;
}

/** What the worker tells: how much of the physics has come, from 0 to 1, and at last the throws. */
export type ThrowsAnswer =
  | { readonly kind: 'loading'; readonly part: number }
  | { readonly kind: 'throws'; readonly throws: readonly ReplayedThrow[] };

/** The throw whose dice lie in the box after so many steps. */
export function throwAfter(throws: readonly ReplayedThrow[], steps: number): ReplayedThrow | undefined {
  return throws.findLast(({ step }) => step < steps);
}

/** Whether the dice fell in what happened. */
export function isThrown(events: readonly Event[]): boolean {
  return events.some(({ kind }) => kind === 'landed');
}
