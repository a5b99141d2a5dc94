import type { Page } from 'playwright-core';

interface Stored {
  readonly version: number;
  /** The keys of its rows: 0, 1, 2 without gaps, if all is well. */
  readonly numbers: readonly number[];
  readonly steps: readonly string[];
  /** Whether every row goes on with the transcript. */
  readonly isSealed: boolean;
}

/** A game as the database of the browser has it now. */
export function storedGame(page: Page): Promise<Stored> {
  const id = new URL(page.url()).hash.split('/').at(-1)!;
  return page.evaluate(async (game) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('crownhold'));
    const transaction = database.transaction(['heads', 'rows']);
    const range = IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY]);
    const rows = transaction.objectStore('rows');
    const [head, keys, values] = await Promise.all([
      answer<{ version: number }>(transaction.objectStore('heads').get(game)),
      answer(rows.getAllKeys(range)),
      answer<{ steps: string[]; head?: string }[]>(rows.getAll(range)),
    ]);
    database.close();
    const numbers = keys.map((key) => (key as [string, number])[1]);
    const isSealed = values.every((row) => row.head !== undefined);
    return { version: head.version, numbers, steps: values.flatMap(({ steps }) => steps), isSealed };
  }, id);
}

/** What a table, or a result, tells people. */
export function pictureOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=gridcell], .domino-place, .head-task, .other, .result, .end-title')].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
    ),
  );
}
