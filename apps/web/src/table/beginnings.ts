import {
  type GameOf,
  type GameRecord,
  type GameTypes,
  isFault,
  isRefusal,
  type RecordFault,
  type Refusal,
} from '@crownhold/core';
import { beginHere, type Here, resumeHere } from '@crownhold/table';
import type { Chair } from '../games/chair.ts';
import { keepGameAs, keepNewGame } from '../games/device-table.ts';
import { unnamedChairs } from '../games/here-storage.ts';
import { type GamePlace, playersOf } from '../games/saved-game.ts';
import type { FirstGame } from './face.ts';
import { freshDealing, freshId } from './luck.ts';

/** What is to be played by whom. */
export interface Start {
  /** As the rules of the game read them. */
  readonly options: unknown;
  readonly chairs: readonly Chair[];
}

/** How games come to be among my games: wherever they are dealt. */
export interface Beginnings {
  begin(start: Start): Promise<string | Refusal>;
  /** With the throws of a game that is kept; only where dice are thrown. */
  beginAgain?(id: string): Promise<string | undefined>;
  beginFirst(first: FirstGame, chairs: readonly Chair[], instead: GamePlace | undefined): Promise<void>;
  /** From a record, with its players or others. */
  goOn(record: GameRecord, chairs?: readonly Chair[]): Promise<string | RecordFault>;
}

/** In this thread: for games that hide nothing. */
export function beginningsHere<G extends GameTypes>(game: GameOf<G>): Beginnings {
  const begun = (json: unknown, chairs: readonly Chair[], dealing: FirstGame['dealing']): Here<G> | Refusal => {
    const options = game.parseOptions(json);
    return isRefusal(options) ? options : beginHere<G>(game, options, playersOf(chairs), dealing);
  };
  return {
    async begin({ options, chairs }) {
      const here = begun(options, chairs, freshDealing(undefined));
      return isRefusal(here) ? here : keepNewGame(here, chairs, freshId);
    },
    async beginFirst({ id, options, dealing }, chairs, instead) {
      const here = begun(options, chairs, dealing);
      if (isRefusal(here)) throw new Error(`a first game that cannot be: ${JSON.stringify(here)}`);
      await keepGameAs(id, here, chairs, instead);
    },
    async goOn(record, chairs) {
      let unnamed: readonly Chair[] | undefined;
      const here = resumeHere<G>(game, record, {
        secrets: [],
        fresh: freshDealing(undefined),
        chairs(seats) {
          unnamed = unnamedChairs(seats);
          return playersOf(unnamed);
        },
      });
      return isFault(here) ? here : keepNewGame(here, chairs ?? unnamed ?? here.chairs, freshId);
    },
  };
}
