import {
  type AnyGame,
  CHANCE,
  formatStep,
  type GameOptions,
  isFault,
  type LogEntry,
  NOBODY,
  type RecordFault,
  replay,
  type Seat,
  type StateBuffer,
} from '@crownhold/core';
import { detailsOf } from '../details/registry.ts';
import type { Details } from '../details.ts';
import type { LoadedRecord } from '../record-file.ts';

interface StepAccount {
  readonly actor: Seat | 'chance';
  readonly move: string;
  /** How many moves the actor could choose from. */
  readonly legal: number;
  /** What came along with it. */
  readonly attachment?: unknown;
}

/** What can be told of a record that replays. */
export interface Account {
  readonly game: AnyGame;
  readonly options: GameOptions;
  readonly details: Details<StateBuffer>;
  readonly steps: readonly StepAccount[];
  readonly entries: readonly LogEntry[];
  /** The last state of each game begun: one, or several in a series. */
  readonly ends: readonly StateBuffer[];
  readonly isOver: boolean;
  readonly scores: readonly number[];
  /** Only when all is over. */
  readonly ranks: readonly number[] | undefined;
}

/** `verified` is the log of the record with all that came along with it, if its transcript is sound. */
export function accountOf({ game, record }: LoadedRecord, verified: readonly LogEntry[] = []): Account | RecordFault {
  const details = detailsOf(game);
  const buffer = new Int32Array(game.maxMoves);
  const steps: StepAccount[] = [];
  const ends: StateBuffer[] = [];
  const outcome = replay(game, record, (before, entry) => {
    // The step that begins another game clears the old one away.
    if (details.isBetweenGames(before)) ends.push(game.copy(before));
    const { attachment } = verified[steps.length] ?? {};
    steps.push({
      actor: entry.actor === CHANCE ? 'chance' : entry.actor,
      move: formatStep(game, before, entry),
      legal: game.legalMoves(before, entry.actor, buffer),
      ...(attachment !== undefined && { attachment }),
    });
  });
  if (isFault(outcome)) return outcome;
  const { options, state } = outcome;
  const isOver = game.actors(state) === NOBODY;
  return {
    game,
    options,
    details,
    steps,
    entries: verified,
    ends: [...ends, state],
    isOver,
    scores: seatsOf(options).map((seat) => game.score(state, seat)),
    ranks: isOver ? game.ranking(state) : undefined,
  };
}

export function seatsOf({ seats }: GameOptions): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
