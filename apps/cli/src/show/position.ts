import {
  type AnyGame,
  type Asked,
  asked,
  type GameOptions,
  type GameRecord,
  isFault,
  type RecordFault,
  refuse,
  replay,
  type StateBuffer,
} from '@crownhold/core';

/** Where a game is after some of its steps. */
export interface Position {
  readonly game: AnyGame;
  readonly options: GameOptions;
  readonly state: StateBuffer;
  /** How many steps have been played, and how many there are. */
  readonly at: number;
  readonly steps: number;
  /** The step of the record that follows. */
  readonly next: string | undefined;
  readonly asked: Asked;
}

/** After `at` steps, or after all of them. Steps behind that are not even read: a broken record can be looked at. */
export function positionIn(game: AnyGame, record: GameRecord, at = record.steps.length): Position | RecordFault {
  const steps = record.steps.length;
  if (at > steps) return { refusal: refuse('R5', 'no-such-step', { at, steps }) };
  const replayed = replay(game, { ...record, steps: record.steps.slice(0, at) });
  if (isFault(replayed)) return replayed;
  const { options, state } = replayed;
  return { game, options, state, at, steps, next: record.steps[at], asked: asked(game, state) };
}
