import type { People } from '@crownhold/protocol';
import type { FarState } from '@crownhold/table/far';
import type { FarShown } from '../table/far-parts.ts';
import type { OnlineTable } from './online-table.ts';

/** What every part of the waiting room has. */
export interface RoomPartProps {
  readonly table: OnlineTable;
  readonly people: People;
  readonly shown: FarShown;
  /** Of the game, as the server has them. */
  readonly options: FarState['options'];
  readonly isHost: boolean;
  /** Asks the server, and shows what it refuses. */
  readonly run: (task: Promise<object>) => void;
}
