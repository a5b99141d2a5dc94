import { formatRecord } from '@crownhold/core';
import { recordAlone } from '@crownhold/fair';
import type { TableModel } from './table-model.ts';

/** Gives the record of a game to the person as a file. */
export function saveRecord({ id, state }: TableModel): void {
  const { alone, chairs } = state.value;
  const text = formatRecord({ ...recordAlone(alone), players: chairs });
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `kingdomino-${id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
