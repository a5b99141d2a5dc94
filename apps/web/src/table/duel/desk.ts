import { type Signal, signal } from '@preact/signals';
import type { DuelTable } from './duel-table.ts';

/** What somebody is about to choose, and has not chosen yet: it is no part of a turn. */
export type Picking =
  /** A die for the castle's cross. */
  | { readonly kind: 'castle' }
  /** A face to turn a die to. */
  | { readonly kind: 'turn' }
  /** The joker that the shields name. */
  | { readonly kind: 'joker'; readonly die: number };

interface Picked {
  readonly picking: Picking;
  /** The position that it belongs to: it is gone with the turn. */
  readonly start: object;
}

const desks = new WeakMap<DuelTable, Signal<Picked | undefined>>();

function deskOf(table: DuelTable): Signal<Picked | undefined> {
  const desk = desks.get(table) ?? signal<Picked | undefined>(undefined);
  desks.set(table, desk);
  return desk;
}

/** What is being picked in the present turn; boards and powers of a table share it. */
export function pickingAt(table: DuelTable): Picking | undefined {
  const picked = deskOf(table).value;
  return picked && picked.start === table.shown.value.input?.draft.start ? picked.picking : undefined;
}

export function pickAt(table: DuelTable, picking: Picking | undefined): void {
  const start = table.shown.value.input?.draft.start;
  deskOf(table).value = picking && start ? { picking, start } : undefined;
}
