import { isFault, type RecordFault } from '@crownhold/core';
import type { Route } from '../app/route.ts';
import { keepOpened } from '../games/opened-record.ts';

/** Takes a record that somebody chose or dropped among the games; where it is to be seen, or what is wrong with it. */
export async function openRecordFile(file: File): Promise<Route | RecordFault> {
  const [text, { openRecord }] = await Promise.all([file.text(), import('./begin.ts')]);
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
