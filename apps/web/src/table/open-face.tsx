import type { GameRecord, GameTypes, RecordFault, Refusal } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { ComponentType, JSX } from 'preact';
import { findCard } from '../games/cards.ts';
import type { Chair } from '../games/chair.ts';
import { playersOf, type SavedGame } from '../games/saved-game.ts';
import type { GameAction } from './action.ts';
import { type Beginnings, beginningsHere, type Start } from './beginnings.ts';
import type { CorrespondenceGame } from './correspondence/correspondence-game.ts';
import type { Advice, Face, FirstGame } from './face.ts';
import type { FarParts } from './far-parts.ts';
import { loadCorrespondence } from './load-correspondence.ts';
import { Table, type TableScreenProps } from './table.tsx';

/** A game as all the rest of the page uses it: nobody there sees a type of the game. */
export interface OpenFace {
  readonly id: string;
  /** Begins a game and keeps it; returns its id, or why the options cannot be. */
  begin(start: Start): Promise<string | Refusal>;
  /** Begins a game with the throws of one that is kept; its record says so. Nothing if they are not known any more. */
  beginAgain(id: string): Promise<string | undefined>;
  /** Begins the game in which somebody learns, `instead` of the one that is known; returns its id. */
  beginFirst(first: FirstGame, chairs: readonly Chair[], instead: SavedGame | undefined): Promise<string>;
  /** Keeps the game of a record, to look at or to go on with; returns its id. */
  openRecord(record: GameRecord): Promise<string | RecordFault>;
  /** Begins a game of its own where a record stood after so many steps. What it proved of its chance stays behind. */
  playOn(record: GameRecord, steps: number, chairs: readonly Chair[]): Promise<string | RecordFault>;
  /** What playing by message needs of it. Only for games that go by message. */
  loadCorrespondence(): Promise<CorrespondenceGame>;
  /** With which game somebody begins to learn. */
  loadFirstGame(): Promise<FirstGame>;
  /** The screen of a game that was kept. */
  readonly Table: ComponentType<TableScreenProps>;
  /** The screen of a game at a server. */
  loadFarTable(): Promise<ComponentType<{ readonly far: FarParts }>>;
}

export function createOpenFace<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
): OpenFace {
  const { game } = face.rules;
  const loadBeginnings = async (): Promise<Beginnings> =>
    findCard(game.id)?.isDealtInWorker
      ? (await import('./host/host-client.ts')).beginningsInWorker(game.id)
      : beginningsHere<G>(game);
  return {
    id: game.id,
    begin: async (start) => (await loadBeginnings()).begin(start),
    beginAgain: async (id) => (await loadBeginnings()).beginAgain?.(id),
    async beginFirst(first, chairs, instead) {
      await (await loadBeginnings()).beginFirst(first, chairs, instead);
      return first.id;
    },
    openRecord: async (record) => (await loadBeginnings()).goOn(record),
    playOn: async (record, steps, chairs) =>
      (await loadBeginnings()).goOn(
        { ...record, steps: record.steps.slice(0, steps), players: playersOf(chairs) },
        chairs,
      ),
    loadCorrespondence: async () =>
      (await (await loadCorrespondence()).loadCorrespondenceGame()).correspondenceGame<G>(game),
    loadFirstGame: async () => (await face.loadLessons()).first,
    Table: (props): JSX.Element => <Table face={face} {...props} />,
    loadFarTable: async () => (await import('./far-table.tsx')).createFarTable(face),
  };
}
