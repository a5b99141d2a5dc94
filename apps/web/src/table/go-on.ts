import { play } from './intentions.ts';
import type { TableModel } from './table-model.ts';

/** Ends a turn that is ready, or takes its next step. */
export function goOn(table: TableModel): void {
  const before = table.state.value;
  table.want(play);
  if (table.state.value === before) table.confirm();
}
