import type { Seat } from '@crownhold/core';
import { type Signal, signal } from '@preact/signals';
import type { ColoursTable } from './colours-table.ts';

interface Look {
  readonly seat: Seat;
  /** Whose eyes: a look ends when the device goes to somebody else, or when the round does. */
  readonly front: Seat;
  readonly round: number;
}

const looks = new WeakMap<ColoursTable, Signal<Look | undefined>>();

function lookOf(table: ColoursTable): Signal<Look | undefined> {
  const look = looks.get(table) ?? signal<Look | undefined>(undefined);
  looks.set(table, look);
  return look;
}

/** The seat whose sheet lies in the place of the map, if somebody looks at one. */
export function lookedAt(table: ColoursTable): Seat | undefined {
  const look = lookOf(table).value;
  const { front, view } = table.shown.value;
  return look && look.front === front && look.round === view.round ? look.seat : undefined;
}

export function lookAt(table: ColoursTable, seat: Seat | undefined): void {
  const { front, view } = table.shown.value;
  lookOf(table).value = seat === undefined ? undefined : { seat, front, round: view.round };
}
