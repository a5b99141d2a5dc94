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
  /** What each seat saw, of a game that hides turns: a record that is shown hides nothing. */
  readonly own?: readonly View<G['state']>[];
  readonly events: readonly G['event'][];
  /** Whose step it was. */
  readonly seat: Seat | undefined;
}

export interface Timeline<G extends GameTypes> {
  readonly options: G['options'];
  /** At least one. */
  readonly moments: readonly Moment<G>[];
}

/** A record as moments to step through; where a game hides turns, each as whoever played it saw it. */
export function createTimeline<G extends GameTypes>(
  game: GameOf<G>,
  record: GameRecord,
  hidesTurns = false,
): Timeline<G> | RecordFault {
  const moments: Moment<G>[] = [];
  let events: G['event'][] = [];
  let seat: Seat | undefined;
  let steps = 0;
  const seats = Number(Object(record.options)['seats']);
  const close = (state: G['state']) => {
    const own = hidesTurns && { own: Array.from({ length: seats }, (_, each) => game.view(state, each)) };
    moments.push({ steps, view: game.view(state, SPECTATOR), ...own, events, seat });
    events = [];
    seat = undefined;
  };
  const played = replay(game, record, (before, entry) => {
    const isOfSeat = entry.actor !== CHANCE;
    // The next game of a series clears the table: first a look at the one that is over.
    if (isOfSeat || game.startsAct(before)) close(before);
    if (isOfSeat) seat = entry.actor;
    events.push(...game.events(before, entry, hidesTurns && isOfSeat ? entry.actor : SPECTATOR));
    steps++;
  });
  if (isFault(played)) return played;
  close(played.state);
  return { options: played.options, moments };
}
