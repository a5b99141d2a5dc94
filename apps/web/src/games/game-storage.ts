import { type KeptTexts, keysOf, readText, removeText, type StorageFault, writeText } from '../app/device-storage.ts';
import { type GameSummary, parseSavedGame, parseSummaries, type SavedGame, summaryOf } from './saved-game.ts';

const INDEX = 'crownhold.games';
const GAME = 'crownhold.game.';

/** The games of this device. Every write is small and done when the call returns: a reload at any moment loses nothing. */
export interface GameStorage {
  /** The one played last comes first. */
  list(): readonly GameSummary[];
  load(id: string): SavedGame | undefined;
  /** A fault if the game will not outlive the page. It can be loaded until then all the same. */
  save(game: SavedGame): StorageFault | undefined;
  remove(id: string): void;
}

export function createGameStorage(storage: KeptTexts | undefined): GameStorage {
  // What the storage does not take.
  const unkept = new Map<string, SavedGame>();

  const load = (id: string) => unkept.get(id) ?? parseSavedGame(readText(storage, GAME + id));

  // The index is a second write, and a page may die between the two: the games themselves decide what there is.
  const kept = (): readonly GameSummary[] => {
    const known = new Map(parseSummaries(readText(storage, INDEX)).map((summary) => [summary.id, summary]));
    const ids = keysOf(storage).flatMap((key) => (key.startsWith(GAME) ? [key.slice(GAME.length)] : []));
    return ids.flatMap((id) => {
      const summary = known.get(id) ?? summaryIn(parseSavedGame(readText(storage, GAME + id)));
      return summary === undefined ? [] : [summary];
    });
  };

  const writeIndex = (summaries: readonly GameSummary[]) => {
    // An old index would say something else than the games; without one they are read.
    if (writeText(storage, INDEX, JSON.stringify(summaries)) !== undefined) removeText(storage, INDEX);
  };

  const remove = (id: string) => {
    unkept.delete(id);
    removeText(storage, GAME + id);
    writeIndex(kept().filter((summary) => summary.id !== id));
  };

  /** Writes, and as long as there is no room throws out the finished game that nobody has opened for longest. */
  const write = (game: SavedGame): StorageFault | undefined => {
    const text = JSON.stringify(game);
    for (;;) {
      const fault = writeText(storage, GAME + game.id, text);
      if (fault !== 'full') return fault;
      const oldest = kept()
        .filter(({ id, isOver }) => isOver && id !== game.id)
        .sort(byAge)
        .at(-1);
      if (oldest === undefined) return fault;
      remove(oldest.id);
    }
  };

  return {
    list: () => {
      const others = kept().filter(({ id }) => !unkept.has(id));
      return [...others, ...[...unkept.values()].map(summaryOf)].sort(byAge);
    },
    load,
    save(game) {
      const fault = write(game);
      if (fault !== undefined) unkept.set(game.id, game);
      else {
        unkept.delete(game.id);
        writeIndex([...kept().filter(({ id }) => id !== game.id), summaryOf(game)]);
      }
      return fault;
    },
    remove,
  };
}

function summaryIn(game: SavedGame | undefined): GameSummary | undefined {
  return game && summaryOf(game);
}

function byAge(one: GameSummary, other: GameSummary): number {
  return other.updatedAt - one.updatedAt;
}
