import type { Chair, GameTypes, Seat, StateBuffer, Status, View } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import type { ShownTable } from './shown-table.ts';
import type { OpenGame } from './sitting.ts';

/** What is the same at a table of any game, for the parts that a table far away adds. */
export interface FarShown {
  readonly status: Status;
  readonly chairs: readonly Chair[];
  readonly own: readonly Seat[];
  readonly presence?: ShownTable<GameTypes, Input<GameTypes>>['presence'];
  /** A turn is on its way. */
  readonly isSent: boolean;
  /** Why the last turn came back, as a code. */
  readonly rejected?: string | undefined;
}

interface FarPartProps {
  readonly shown: FarShown;
}

/** A game that is watched on a large screen. */
export interface WatchedProps extends FarPartProps {
  readonly live: {
    readonly view: View<StateBuffer>;
    /** What was told last. */
    readonly events: readonly unknown[];
    /** Whose turn it is. */
    readonly seat: Seat;
    readonly chairs: readonly Chair[];
    readonly thrown?: unknown;
  };
  /** Of whoever is asked, and what. */
  readonly name: string;
  readonly prompt: string;
  /** How far the game is. */
  readonly progress: string;
  readonly news: JSX.Element;
}

export interface FarWatch {
  /** Whether the screen is large enough. */
  readonly isWanted: ReadonlySignal<boolean>;
  readonly Screen: ComponentType<WatchedProps>;
}

/** A table at a server: how it is opened, and what its screen has besides that of a table on this device. */
export interface FarParts {
  readonly id: string;
  readonly open: OpenGame;
  /** Until it is open. */
  readonly Opening: ComponentType;
  /** Instead of the table if it cannot be opened. */
  readonly Lost: ComponentType;
  /** Instead of the table until the first deal. */
  readonly Waiting: ComponentType<FarPartProps>;
  /** Over the boards: what is wrong with the line or with a seat. */
  readonly Sign: ComponentType<FarPartProps>;
  /** In the place of the hint, where there are other people. */
  readonly Thumb: ComponentType<FarPartProps>;
  /** In the menu of the table. */
  readonly MenuPart: ComponentType<FarPartProps>;
  /** At the end, under the verdict: who has given up, and what was checked. */
  readonly Notes: ComponentType<FarPartProps & { readonly places: readonly number[] }>;
  /** At the end: another game of these people. */
  readonly Again: ComponentType<FarPartProps>;
  readonly onLookBack: () => void;
  /** Only for those who watch: instead of the table while the game goes on. */
  readonly watch?: FarWatch | undefined;
}

export function farShown<G extends GameTypes, I extends Input<G>>(
  { status, chairs, presence, stage, rejected }: ShownTable<G, I>,
  own: readonly Seat[],
): FarShown {
  const code = rejected?.kind === 'refused' ? rejected.code : rejected?.kind;
  return { status, chairs, own, presence, isSent: stage.kind === 'sent', rejected: code };
}
