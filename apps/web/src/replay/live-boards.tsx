import type { Chair, GameTypes, Seat, StateBuffer, View } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { ComponentType, JSX } from 'preact';
import type { ReplayFace } from './replay-face.ts';
import type { Moment } from './timeline.ts';

/** A game that is being played, as a spectator may know it. */
interface LiveTable {
  readonly view: View<StateBuffer>;
  /** What was told last. */
  readonly events: readonly unknown[];
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly chairs: readonly Chair[];
  /** How thrown dice lie, as the thrower gave it. */
  readonly thrown?: unknown;
}

export interface LiveBoardsProps {
  readonly table: LiveTable;
  readonly say: Translate;
}

export interface LiveBoards {
  /** The boards of all players, alike. */
  readonly Boards: ComponentType<LiveBoardsProps>;
  /** What lies between them. */
  readonly Middle: ComponentType<LiveBoardsProps>;
}

/** The boards of a replay, for a game that goes on. */
export function createLiveBoards<G extends GameTypes>(face: ReplayFace<G>): LiveBoards {
  return {
    Boards: ({ table, say }): JSX.Element => (
      <div class="replay-kingdoms" data-seats={table.chairs.length}>
        {table.chairs.map((chair, seat) => (
          <face.Board key={seat} moment={momentOf(table)} seat={seat} chair={chair} place={undefined} say={say} />
        ))}
      </div>
    ),
    Middle: ({ table, say }): JSX.Element => (
      <face.LiveMiddle moment={momentOf(table)} chairs={table.chairs} thrown={table.thrown} say={say} />
    ),
  };
}

/** The registry gives the boards of a game to tables of this game alone. */
function momentOf<G extends GameTypes>({ view, events, seat }: LiveTable): Moment<G> {
  return { steps: 0, view: view as View<G['state']>, events: events as readonly G['event'][], seat };
}
