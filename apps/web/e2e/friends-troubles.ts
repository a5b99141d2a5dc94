import { ARRIVALS } from './friends-arrivals.ts';
import type { Trouble } from './friends-meeting.ts';
import { REFUSALS } from './friends-refusals.ts';
import { SEATS } from './friends-seats.ts';

/** Everything that goes wrong with friends. */
export const TROUBLES: readonly Trouble[] = [...ARRIVALS, ...SEATS, ...REFUSALS];
