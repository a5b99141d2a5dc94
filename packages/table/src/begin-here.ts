import {
  type Chair,
  type GameOf,
  type GameRecord,
  type GameTypes,
  isFault,
  parseChairs,
  type RecordFault,
} from '@crownhold/core';
import { beginAlone, type Dealing, resumeAlone } from '@crownhold/fair';
import { Here, type HerePorts } from './here.ts';

/** Begins a game on this device. */
export function beginHere<G extends GameTypes>(
  game: GameOf<G>,
  options: G['options'],
  chairs: readonly Chair[],
  dealing: Dealing<G['state']>,
  ports?: HerePorts<G>,
): Here<G> {
  return new Here<G>(beginAlone(game, options, dealing), chairs, ports);
}

export interface Resuming<G extends GameTypes> {
  /** One of them may have sealed the record. */
  readonly secrets: readonly Uint8Array[];
  /** To go on by if none has. */
  readonly fresh: Dealing<G['state']>;
  /** Who sits where if the record does not say. */
  chairs(seats: number): readonly Chair[];
}

/** Goes on from a record, or says what is wrong with it. */
export function resumeHere<G extends GameTypes>(
  game: GameOf<G>,
  record: GameRecord,
  { secrets, fresh, chairs }: Resuming<G>,
  ports?: HerePorts<G>,
): Here<G> | RecordFault {
  const alone = resumeAlone(game, record, secrets, fresh);
  if (isFault(alone)) return alone;
  const { seats } = alone.match.options;
  return new Here<G>(alone, parseChairs(record.players, seats) ?? chairs(seats), ports);
}
