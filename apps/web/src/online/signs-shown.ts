import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { deviceStorage, readText, removeText, writeText } from '../app/device-storage.ts';

const KEY = 'crownhold.no-signs';

const tables = new Map<string, Signal<boolean>>();

/** Whether the signs of others are shown at a table: whoever does not like them turns them off there. */
export function areSignsShown(table: string): ReadonlySignal<boolean> {
  return shownAt(table);
}

export function showSigns(table: string, areShown: boolean): void {
  shownAt(table).value = areShown;
  if (areShown) removeText(deviceStorage(), KEY);
  else writeText(deviceStorage(), KEY, table);
}

/** Only the last table is remembered: there is a switch at every one. */
function shownAt(table: string): Signal<boolean> {
  const known = tables.get(table) ?? signal(readText(deviceStorage(), KEY) !== table);
  tables.set(table, known);
  return known;
}
