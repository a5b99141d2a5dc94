import { type DiceThrow, type Event, throwOf } from '@crownhold/games/colours';
import type { StepAttachment } from '../verify-client.ts';

/** How the dice of a record fell, which it does not keep: by the number of the first step that they settled. */
export interface ReplayedThrow {
  readonly step: number;
  readonly thrown: DiceThrow;
}

/** Nothing else comes along with a step of this game. */
export function throwsOf(found: readonly StepAttachment[]): readonly ReplayedThrow[] {
  return found.flatMap(({ step, attachment }) => {
    const thrown = throwOf({ attachment });
    return thrown ? [{ step, thrown }] : [];
  });
}

/** The throw whose dice lie in the box after so many steps. */
export function throwAfter(throws: readonly ReplayedThrow[], steps: number): ReplayedThrow | undefined {
  return throws.findLast(({ step }) => step < steps);
}

/** Whether the dice fell in what happened. */
export function isThrown(events: readonly Event[]): boolean {
  return events.some(({ kind }) => kind === 'landed');
}
