import type { Chair, Seat, Status } from '@crownhold/core';
import type { ComponentType } from 'preact';
import type { OpenGame } from './sitting.ts';

/** What is the same at a table of any game, for the parts that a table far away adds. */
export interface FarShown {
  readonly status: Status;
  readonly chairs: readonly Chair[];
  readonly own: readonly Seat[];
  readonly presence?: readonly ('here' | 'away' | 'learning' | 'bot')[] | undefined;
  /** A turn is on its way. */
  readonly isSent: boolean;
  /** Why the last turn came back, as a code. */
  readonly rejected?: string | undefined;
}

interface FarPartProps {
  readonly shown: FarShown;
}

/** A table at a server: how it is opened, and what its screen has besides that of a table on this device. */
export interface FarParts {
  readonly id: string;
  readonly open: OpenGame;
  /** Instead of the table until the first deal. */
  readonly Waiting: ComponentType<FarPartProps>;
  /** Over the boards: what is wrong with the line or with the seat. */
  readonly Sign: ComponentType<FarPartProps>;
  /** In the menu of the table. */
  readonly MenuPart: ComponentType;
  readonly onRematch: () => void;
  readonly onLookBack: () => void;
}
