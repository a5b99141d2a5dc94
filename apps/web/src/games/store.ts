import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { deviceStorage, keysOf, type StorageFault } from '../app/device-storage.ts';
import { t } from '../app/language.ts';
import { nameChairs } from './chair.ts';
import { createGameStore, type GameStore, type Put } from './game-store.ts';
import { createIndexedGames } from './indexed-games.ts';
import { isOldGame } from './old-key.ts';
import {
  type GamePlace,
  type GameSummary,
  inLanguage,
  joinGame,
  type SavedGame,
  type StoredGame,
  summaryOf,
} from './saved-game.ts';
import { createWindowNews } from './window-news.ts';

export type { GameSummary, SavedGame, StoredGame } from './saved-game.ts';

const database = createIndexedGames(() => indexedDB);
const store = createGameStore(database);
const news = createWindowNews();
const kept = signal<readonly GameSummary[]>([]);

/** My games on this device, the one played last first. */
export const games: ReadonlySignal<readonly GameSummary[]> = computed(() =>
  kept.value.map((game) => ({ ...game, chairs: nameChairs(game.chairs, t.value) })),
);

/** Of which kind a game of mine is. */
export function kindOf(id: string): string | undefined {
  return kept.peek().find((game) => game.id === id)?.game;
}

const known = signal(false);

/** Whether `games` were read; until then nobody can say that there is none. */
export const areGamesKnown: ReadonlySignal<boolean> = known;

/** Resolves when `games` are known; from then on they follow all windows. */
export async function startGames(): Promise<void> {
  try {
    await takeOldGames();
    await refresh();
  } finally {
    known.value = true;
  }
  news.listen(() => {
    refresh().catch(reportError);
  });
}

/** Games of older versions of the page; who has none loads nothing for it. */
async function takeOldGames(): Promise<void> {
  const texts = deviceStorage();
  if (!keysOf(texts).some(isOldGame)) return;
  const { moveOldGames } = await import('./old-shelf.ts');
  for (const game of await moveOldGames(texts, database)) await store.put(game);
}

/** How often an entry was changed here: a list that was read before such a change is out of date. */
let changes = 0;

/** Games that a worker could not keep, by id: they live as long as the page, which alone knows of them. */
const unkeptElsewhere = new Map<string, GameSummary>();

async function refresh(): Promise<void> {
  let [before, list] = [-1, kept.peek()];
  while (before !== changes) [before, list] = [changes, await store.list()];
  const unkept = [...unkeptElsewhere.values()];
  kept.value = [...unkept, ...list.filter(({ id }) => !unkeptElsewhere.has(id))];
}

/** A worker has kept a game or a row, or could not. */
export function noteKept(summary: GameSummary, fault: StorageFault | undefined): void {
  if (fault === undefined) unkeptElsewhere.delete(summary.id);
  else unkeptElsewhere.set(summary.id, summary);
  tellOf(summary.id, summary);
}

/** Puts one entry of the list to rights, without reading the others. */
function show(id: string, summary: GameSummary | undefined): void {
  changes++;
  const others = kept.peek().filter((game) => game.id !== id);
  kept.value = summary ? [summary, ...others] : others;
}

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  const parts = await loadParts(id);
  const game = parts && joinGame(parts);
  return game && inLanguage(game, t.value);
}

/** The parts that a game is put together from. */
export function loadParts(id: string): Promise<StoredGame | undefined> {
  return store.load(id);
}

/** Calls back when another window may have changed this game. */
export function onGameChange(id: string, hear: () => void): () => void {
  return news.listen((changed) => {
    if (changed === undefined || changed === id) hear();
  });
}

/** Keeps a new game, unless there is one of its id; or `instead` of exactly the one that is known. */
export async function putGame(game: StoredGame, instead?: GamePlace): Promise<Put> {
  const put = await store.put(game, instead);
  if (put.kind === 'kept') tellOf(game.head.id, summaryOf(game.head));
  return put;
}

/** The same for tables, who append rows and follow those of other windows. */
export const gameStore: Pick<GameStore, 'append' | 'rowsAfter'> = {
  async append(place, row, whole) {
    const appended = await store.append(place, row, whole);
    if (appended.kind === 'kept') tellOf(place.id, summaryOf(appended.head));
    return appended;
  },
  rowsAfter: store.rowsAfter,
};

export const { keepDraft } = store;

/** The game was opened just now; a fault if it will not outlive the page. */
export async function touchGame(id: string): Promise<StorageFault | undefined> {
  const summary = kept.peek().find((game) => game.id === id);
  if (summary) show(id, { ...summary, updatedAt: Date.now() });
  return store.touch(id);
}

/** Returns what was removed, to be put back by whoever regrets it. */
export async function removeGame(id: string): Promise<StoredGame | undefined> {
  const removed = await store.load(id);
  unkeptElsewhere.delete(id);
  await store.remove(id);
  tellOf(id, undefined);
  return removed;
}

function tellOf(id: string, summary: GameSummary | undefined): void {
  show(id, summary);
  news.tell(id);
}
