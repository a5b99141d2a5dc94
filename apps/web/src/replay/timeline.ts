import {
  CHANCE,
  type GameOf,
  type GameRecord,
  type GameTypes,
  isFault,
  type RecordFault,
  replay,
  type Seat,
  SPECTATOR,
  type View,
} from '@crownhold/core';

/** What one sees at once: a step of somebody and the chance after it, or the chance before the first. */
export interface Moment<G extends GameTypes> {
  /** How many steps of the record lie behind it. */
  readonly steps: number;
  readonly view: View<G['state']>;
  readonly events: readonly G['event'][];
  /** Whose step it was. */
  readonly seat: Seat | undefined;
}

export interface Timeline<G extends GameTypes> {
  readonly options: G['options'];
  /** At least one. */
  readonly moments: readonly Moment<G>[];
}

/** A record as moments to step through. */
export function createTimeline<G extends GameTypes>(game: GameOf<G>, record: GameRecord): Timeline<G> | RecordFault {
  const moments: Moment<G>[] = [];
  let events: G['event'][] = [];
  let seat: Seat | undefined;
  let steps = 0;
  const close = (state: G['state']) => {
    moments.push({ steps, view: game.view(state, SPECTATOR), events, seat });
    events = [];
    seat = undefined;
  };
  const played = replay(game, record, (before, entry) => {
    const isOfSeat = entry.actor !== CHANCE;
    // The next game of a series clears the table: first a look at the one that is over.
    if (isOfSeat || game.startsAct(before)) close(before);
    if (isOfSeat) seat = entry.actor;
    events.push(...game.events(before, entry, SPECTATOR));
    steps++;
  });
  if (isFault(played)) return played;
  close(played.state);
  return { options: played.options, moments };
}
