import { formatRecord, type GameRecord, isFault, type RecordFault } from '@crownhold/core';
import type { Route } from '../app/route.ts';
import { keepOpened } from '../replay/opened-record.ts';
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

/** Takes a record that somebody chose or dropped among the games; where it is to be seen, or what is wrong with it. */
export async function openRecordFile(file: File): Promise<Route | RecordFault> {
  const [text, { openRecord }] = await Promise.all([file.text(), import('../table/begin.ts')]);
  const opened = await openRecord(text);
  if (typeof opened === 'string') return { screen: 'table', id: opened };
  if (opened.refusal.code !== 'unknown-game') return opened;
  // A game that cannot be played here yet can be looked at.
  keepOpened(text);
  return { screen: 'replay' };
}

export function isRecordFault(opened: Route | RecordFault): opened is RecordFault {
  return isFault(opened);
}
