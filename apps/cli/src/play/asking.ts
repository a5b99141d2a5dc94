import type { Seat } from '@crownhold/core';
import type { Mode } from './snapshot.ts';
import type { Table } from './table.ts';

/** What a table waits for now; `present` is the person who sits at the keyboard. */
export function modeOf(table: Table, present: Seat | undefined): Mode {
  const { next, board, chairs } = table;
  if (next.kind !== 'seat') return next;
  const { seat } = next;
  if (chairs[seat]!.bot !== undefined) return { kind: 'bot', seat };
  const turn = { seat, hand: board.start(table.view(seat), seat) };
  const isShared = board.hidesHands && chairs.filter(({ bot }) => bot === undefined).length > 1;
  return { kind: isShared && seat !== present ? 'hand-over' : 'turn', ...turn };
}
