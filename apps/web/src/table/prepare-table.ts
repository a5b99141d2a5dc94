import { findCard } from '../games/cards.ts';
import { kindOf } from '../games/store.ts';
import { prepareStart } from './start.ts';

/** Loads what a table is made of side by side, for somebody who opens one by its address. */
export async function prepareTable(id: string, knowing: Promise<void>): Promise<void> {
  const loading = import('./table-screen.tsx');
  await knowing;
  const card = findCard(kindOf(id) ?? '');
  if (card) prepareStart(card);
  await loading;
}
