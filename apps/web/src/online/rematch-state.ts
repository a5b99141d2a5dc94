import type { Seat } from '@crownhold/core';
import type { People } from '@crownhold/protocol';
import type { FarShown } from '../table/far-parts.ts';

export type RematchState =
  | { readonly kind: 'open' }
  /** Others want it. */
  | { readonly kind: 'asked'; readonly wanting: readonly Seat[] }
  /** This device wants it, and these people have not said so. */
  | { readonly kind: 'waiting'; readonly missing: readonly Seat[] }
  | { readonly kind: 'ready'; readonly table: string };

/** How far these people have come with another game. */
export function rematchOf(people: People | undefined, { own, chairs }: Pick<FarShown, 'own' | 'chairs'>): RematchState {
  const rematch = people?.rematch;
  if (!rematch) return { kind: 'open' };
  if (rematch.table !== undefined) return { kind: 'ready', table: rematch.table };
  const isWanted = own.some((seat) => rematch.agreed.includes(seat));
  if (!isWanted) return rematch.agreed.length > 0 ? { kind: 'asked', wanting: rematch.agreed } : { kind: 'open' };
  const missing = chairs.flatMap((_, seat) =>
    people.seats[seat]?.kind === 'person' && !rematch.agreed.includes(seat) ? [seat] : [],
  );
  return { kind: 'waiting', missing };
}
