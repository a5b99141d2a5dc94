import type { Seat } from '@crownhold/core';
import type { DuelTypes } from '@crownhold/table/duel';
import type { ToldAct } from '../film.ts';

/** [D11] Whose dice are looked at in this act, A's first: the spellbook may have been interrupted by a spell. */
export function bookSeats({ before, events, view }: ToldAct<DuelTypes>): readonly Seat[] {
  const isBook = events.some(({ kind }) => kind === 'ticked' || kind === 'round-began' || kind === 'game-ended');
  if (!isBook || before.phase === 'roll' || before.phase === 'first') return [];
  const { leader } = before;
  const isInterrupted = view.phase === 'lightning' && view.seat === leader;
  const seats = before.phase === 'draw' ? [leader, 1 - leader] : before.seat === leader ? [1 - leader] : [];
  return isInterrupted ? seats.filter((seat) => seat === leader) : seats;
}
