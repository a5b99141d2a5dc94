import type { Chair, GameOf, GameRecord, GameTypes, Seat } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { ComponentType } from 'preact';
import type { Moment } from './timeline.ts';

/** Shows a record. */
export type Replay = ComponentType<{ readonly record: GameRecord; readonly say: Translate }>;

/** How a record of one game is shown, moment by moment. */
export interface ReplayFace<G extends GameTypes> {
  readonly game: GameOf<G>;
  /** Whether turns are hidden while the game goes on; a replay shows them. */
  readonly hidesTurns?: boolean;
  /** What has happened, a line each. */
  news(moment: Moment<G>, chairs: readonly Chair[], say: Translate): readonly string[];
  /** The board of one player. */
  readonly Board: ComponentType<ReplayBoardProps<G>>;
  /** What lies between the boards, while the game goes on. */
  readonly Middle: ComponentType<ReplayMiddleProps<G>>;
  /** The same for those who watch a game that goes on. */
  readonly LiveMiddle: ComponentType<LiveMiddleProps<G>>;
  /** How long a moment is looked at while the game plays by itself; a second unless told. */
  lookMs?(moment: Moment<G>): number;
  /** Bots that sit down again where they sat. */
  readonly bots: readonly string[];
  /** Who sits down instead of a person. */
  readonly bestBot: string;
}

export interface ReplayBoardProps<G extends GameTypes> {
  readonly moment: Moment<G>;
  readonly seat: Seat;
  readonly chair: Chair;
  /** Nothing before the game is over. */
  readonly place: number | undefined;
  readonly say: Translate;
}

interface MiddleProps<G extends GameTypes> {
  readonly moment: Moment<G>;
  readonly chairs: readonly Chair[];
  readonly say: Translate;
}

export interface ReplayMiddleProps<G extends GameTypes> extends MiddleProps<G> {
  readonly record: GameRecord;
}

export interface LiveMiddleProps<G extends GameTypes> extends MiddleProps<G> {
  /** How thrown dice lie, as the thrower gave it. */
  readonly thrown?: unknown;
}
