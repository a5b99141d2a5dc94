import { type GameRecord, type GameTypes, isFault, isRefusal, type RecordFault, type Refusal } from '@crownhold/core';
import { beginHere, type Here, type Input, resumeHere } from '@crownhold/table';
import type { ComponentType, JSX } from 'preact';
import type { Chair } from '../games/chair.ts';
import { keepGameAs, keepNewGame } from '../games/device-table.ts';
import { playersOf, type SavedGame } from '../games/saved-game.ts';
import type { GameAction } from './action.ts';
import type { Advice, Face, FirstGame } from './face.ts';
import { freshDealing, freshId } from './luck.ts';
import { Table, type TableScreenProps } from './table.tsx';

/** What is to be played by whom. */
export interface Start {
  /** As the rules of the game read them. */
  readonly options: unknown;
  readonly chairs: readonly Chair[];
}

/** A game as all the rest of the page uses it: nobody there sees a type of the game. */
export interface OpenFace {
  readonly id: string;
  /** Begins a game and keeps it; returns its id, or why the options cannot be. */
  begin(start: Start): Promise<string | Refusal>;
  /** Begins the game in which somebody learns, `instead` of the one that is known; returns its id. */
  beginFirst(first: FirstGame, chairs: readonly Chair[], instead: SavedGame | undefined): Promise<string>;
  /** Keeps the game of a record, to look at or to go on with; returns its id. */
  openRecord(record: GameRecord): Promise<string | RecordFault>;
  /** Begins a game of its own where a record stood after so many steps. What it proved of its chance stays behind. */
  playOn(record: GameRecord, steps: number, chairs: readonly Chair[]): Promise<string | RecordFault>;
  /** With which game somebody begins to learn. */
  loadFirstGame(): Promise<FirstGame>;
  /** The screen of a game that was kept. */
  readonly Table: ComponentType<TableScreenProps>;
}

export function createOpenFace<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
): OpenFace {
  const { game } = face.rules;
  const begun = (json: unknown, chairs: readonly Chair[], dealing: FirstGame['dealing']): Here<G> | Refusal => {
    const options = game.parseOptions(json);
    return isRefusal(options) ? options : beginHere<G>(game, options, playersOf(chairs), dealing);
  };
  const goOn = async (record: GameRecord, chairs?: readonly Chair[]): Promise<string | RecordFault> => {
    let unnamed: readonly Chair[] | undefined;
    const here = resumeHere<G>(game, record, {
      secrets: [],
      fresh: freshDealing(face.thrower),
      chairs(seats) {
        unnamed = Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}`, isUnnamed: true }));
        return playersOf(unnamed);
      },
    });
    return isFault(here) ? here : keepNewGame(here, chairs ?? unnamed ?? here.chairs, freshId);
  };
  return {
    id: game.id,
    async begin({ options, chairs }) {
      const here = begun(options, chairs, freshDealing(face.thrower));
      return isRefusal(here) ? here : keepNewGame(here, chairs, freshId);
    },
    async beginFirst({ id, options, dealing }, chairs, instead) {
      const here = begun(options, chairs, dealing);
      if (isRefusal(here)) throw new Error(`a first game that cannot be: ${JSON.stringify(here)}`);
      await keepGameAs(id, here, chairs, instead);
      return id;
    },
    openRecord: (record) => goOn(record),
    playOn: (record, steps, chairs) =>
      goOn({ ...record, steps: record.steps.slice(0, steps), players: playersOf(chairs) }, chairs),
    loadFirstGame: async () => (await face.loadLessons()).first,
    Table: (props): JSX.Element => <Table face={face} {...props} />,
  };
}
