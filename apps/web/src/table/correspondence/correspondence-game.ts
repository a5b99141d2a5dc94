import {
  createRecord,
  type GameOf,
  type GameRecord,
  type GameTypes,
  isFault,
  isRefusal,
  type Refusal,
} from '@crownhold/core';
import { resumeHere } from '@crownhold/table';
import { keptId } from '../../games/correspondence.ts';
import { storedGameOf } from '../../games/here-storage.ts';
import { playersOf, type SavedGame } from '../../games/saved-game.ts';
import { putGame } from '../../games/store.ts';
import type { Start } from '../beginnings.ts';
import { freshDealing, freshId } from '../luck.ts';
import { courseOf, type JudgedCourse } from './course.ts';
import { turnedChairs } from './seats.ts';

/** What playing by message needs of a game. */
export interface CorrespondenceGame {
  /** Begins a game and keeps it, with the first chair on this device; returns its id, or why the options cannot be. */
  begin(start: Start): Promise<string | Refusal>;
  /** The same people and options once more; whoever asks for it has the first seat. The link of it invites the others. */
  beginAgain(saved: SavedGame): Promise<string | undefined>;
  /** A record that came by message; nothing if the rules do not allow it. */
  read(record: GameRecord): JudgedCourse | undefined;
}

/** Nothing is sealed: every device deals the chance after its own turns, and nobody can check it. */
export function correspondenceGame<G extends GameTypes>(game: GameOf<G>): CorrespondenceGame {
  const begin = async ({ options: json, chairs }: Start): Promise<string | Refusal> => {
    const options = game.parseOptions(json);
    if (isRefusal(options)) return options;
    const here = resumeHere<G>(game, createRecord(game, options, []), {
      secrets: [],
      fresh: freshDealing(undefined),
      chairs: () => playersOf(chairs),
    });
    if (isFault(here)) return here.refusal;
    for (;;) {
      const stored = storedGameOf(here, chairs, keptId(freshId()));
      const put = await putGame({ ...stored, head: { ...stored.head, ownSeat: 0 } });
      if (put.kind === 'kept') return stored.head.id;
    }
  };
  return {
    begin,
    async beginAgain({ record: { options }, chairs, ownSeat = 0 }) {
      const begun = await begin({ options, chairs: turnedChairs(chairs, ownSeat) });
      return typeof begun === 'string' ? begun : undefined;
    },
    read: (record) => courseOf<G>(game, record),
  };
}
