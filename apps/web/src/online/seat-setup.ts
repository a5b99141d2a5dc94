import type { Seat } from '@crownhold/core';
import type { ClockTerms, People, SetupBody } from '@crownhold/protocol';
import type { ChosenOptions, GameCard } from '../games/game-card.ts';
import { lastPlan } from '../games/last-plan.ts';
import { chosenOf } from './chosen-options.ts';
import type { RoomPartProps } from './room-part.ts';

export type SeatSetup = SetupBody['seats'][number];

/** The seats as they are, in the words of a change. */
export function seatsOf({ seats }: People, chairs: readonly { readonly bot?: string }[]): SeatSetup[] {
  return seats.map(({ kind }, seat): SeatSetup => {
    const bot = chairs[seat]?.bot;
    if (kind === 'bot' && bot !== undefined) return { kind, bot };
    return { kind: kind === 'free' ? 'free' : 'taken' };
  });
}

/** A bot at a seat, or nobody. */
export function withTaker(
  people: People,
  chairs: readonly { readonly bot?: string }[],
  seat: Seat,
  bot: string | undefined,
): readonly SeatSetup[] {
  return seatsOf(people, chairs).with(seat, bot === undefined ? { kind: 'free' } : { kind: 'bot', bot });
}

/** One seat more, or the last free one less; nothing if the game does not allow it. */
export function withCount(
  people: People,
  chairs: readonly { readonly bot?: string }[],
  counts: readonly number[],
  count: number,
): readonly SeatSetup[] | undefined {
  const seats = seatsOf(people, chairs);
  if (!counts.includes(count) || count < 2) return undefined;
  if (count > seats.length) return [...seats, { kind: 'free' }];
  return seats.at(-1)?.kind === 'taken' ? undefined : seats.slice(0, -1);
}

/** What the server is told of a changed table. */
export function setupOf(
  { setup }: GameCard,
  chosen: ChosenOptions,
  clock: ClockTerms,
  seats: readonly SeatSetup[],
): SetupBody {
  // The rules of the game read them, here and there.
  const options = setup.options({ ...chosen, count: seats.length }) as Record<string, unknown>;
  return { options, clock, seats: [...seats] };
}

/** The rules that the table has now; what was chosen last if this page does not know them. */
export function chosenAt(
  card: GameCard,
  { options, people }: Pick<RoomPartProps, 'options' | 'people'>,
): ChosenOptions {
  return chosenOf(card.setup, options ?? {}, people.seats.length) ?? lastPlan(card).value;
}
