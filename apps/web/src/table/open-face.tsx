import { type GameRecord, type GameTypes, isFault, isRefusal, type RecordFault, type Refusal } from '@crownhold/core';
import { beginHere, type Here, type Input, resumeHere } from '@crownhold/table';
import type { ComponentType, JSX } from 'preact';
import type { Chair } from '../games/chair.ts';
import { playersOf } from '../games/saved-game.ts';
import type { GameAction } from './action.ts';
import type { Advice, Face, FirstGame } from './face.ts';
import { freshDealing, freshId } from './luck.ts';
import { keepTable } from './saved-table.ts';
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
  begin(start: Start, dealing?: FirstGame['dealing'], id?: string): string | Refusal;
  /** Keeps the game of a record, to look at or to go on with; returns its id. */
  openRecord(record: GameRecord): string | RecordFault;
  /** Begins a game of its own where a record stood after so many steps. What it proved of its chance stays behind. */
  playOn(record: GameRecord, steps: number, chairs: readonly Chair[]): string | RecordFault;
  /** With which game somebody begins to learn. */
  loadFirstGame(): Promise<FirstGame>;
  /** The screen of a game that was kept. */
  readonly Table: ComponentType<TableScreenProps>;
}

export function createOpenFace<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
): OpenFace {
  const { game } = face.rules;
  const keep = (here: Here<G>, chairs: readonly Chair[], id = freshId()) => {
    keepTable(here, { id, startedAt: Date.now(), chairs, draft: '' });
    return id;
  };
  const goOn = (record: GameRecord, chairs?: readonly Chair[]): string | RecordFault => {
    let unnamed: readonly Chair[] | undefined;
    const here = resumeHere<G>(game, record, {
      secrets: [],
      fresh: freshDealing(face.thrower),
      chairs(seats) {
        unnamed = Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}`, isUnnamed: true }));
        return playersOf(unnamed);
      },
    });
    return isFault(here) ? here : keep(here, chairs ?? unnamed ?? here.chairs);
  };
  return {
    id: game.id,
    begin({ options: json, chairs }, dealing, id) {
      const options = game.parseOptions(json);
      if (isRefusal(options)) return options;
      const fresh = dealing ?? freshDealing(face.thrower);
      return keep(beginHere<G>(game, options, playersOf(chairs), fresh), chairs, id);
    },
    openRecord: (record) => goOn(record),
    playOn: (record, steps, chairs) =>
      goOn({ ...record, steps: record.steps.slice(0, steps), players: playersOf(chairs) }, chairs),
    loadFirstGame: async () => (await face.loadLessons()).first,
    Table: (props): JSX.Element => <Table face={face} {...props} />,
  };
}
