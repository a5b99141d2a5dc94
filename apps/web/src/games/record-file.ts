import { formatRecord, type GameRecord } from '@crownhold/core';
import type { SavedGame } from './saved-game.ts';

const TYPE = 'application/json';

/** Gives the record of a game to the downloads of the browser. */
export function saveRecordFile({ record, startedAt }: SavedGame): void {
  saveRecordText(record, startedAt);
}

/** The same for a record alone; without a time of its own it bears that of the moment. */
export function saveRecordText(record: GameRecord, timeMs = Date.now()): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([formatRecord(record)], { type: TYPE }));
  link.download = `crownhold-${record.game}-${new Date(timeMs).toISOString().slice(0, 16).replace(/\D/g, '-')}.json`;
  link.click();
  // The browser reads it after the click, not during it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
