import { readText, removeText, tabStorage, writeText } from './device-storage.ts';

const KEY = 'crownhold.learning-for';

/** The table at which a seat is kept while this tab learns the game. */
export function learningFor(): string | undefined {
  return readText(tabStorage(), KEY);
}

export function beginLearning(table: string): void {
  writeText(tabStorage(), KEY, table);
}

/** Whether this tab was learning for that table; from now on it is not. */
export function endLearning(table: string): boolean {
  if (learningFor() !== table) return false;
  removeText(tabStorage(), KEY);
  return true;
}
