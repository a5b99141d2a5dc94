import type { Seat } from '@crownhold/core';
import type { People, SetupBody } from '@crownhold/protocol';
import { findCard } from '../games/cards.ts';
import { lastPlan } from '../games/last-plan.ts';

type SeatSetup = SetupBody['seats'][number];

/** The seats as they are, in the words of a change. */
function seatsOf({ seats }: People, chairs: readonly { readonly bot?: string }[]): SeatSetup[] {
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

/** What the server is told of a changed table; the rules are those that were chosen last. */
export function setupOf(game: string, { clock }: People, seats: readonly SeatSetup[]): SetupBody | undefined {
  const card = findCard(game);
  if (!card) return undefined;
  const options = card.setup.options({ ...lastPlan(card).value, count: seats.length });
  // The rules of the game read them, here and there.
  return { options: options as Record<string, unknown>, clock, seats: [...seats] };
}
