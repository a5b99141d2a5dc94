import {
  CHANCE,
  type GameRecord,
  isFault,
  type RecordFault,
  replay,
  type Seat,
  SPECTATOR,
  type View,
} from '@crownhold/core';
import { type Event, kingdomino, type Options, type State } from '@crownhold/games/kingdomino';

/** What one sees at once: a step of somebody and the chance after it, or the chance before the first. */
export interface Moment {
  /** How many steps of the record lie behind it. */
  readonly steps: number;
  readonly state: View<State>;
  readonly events: readonly Event[];
  /** Whose step it was. */
  readonly seat: Seat | undefined;
}

export interface Timeline {
  readonly options: Options;
  /** At least one. */
  readonly moments: readonly Moment[];
}

/** A record as moments to step through. */
export function createTimeline(record: GameRecord): Timeline | RecordFault {
  const moments: Moment[] = [];
  let events: Event[] = [];
  let seat: Seat | undefined;
  let steps = 0;
  const close = (state: State) => {
    moments.push({ steps, state: kingdomino.view(state, SPECTATOR), events, seat });
    events = [];
    seat = undefined;
  };
  const played = replay(kingdomino, record, (before, entry) => {
    const isOfSeat = entry.actor !== CHANCE;
    // The next game of a dynasty clears the table: first a look at the one that is over.
    if (isOfSeat || before.phase === 'renew') close(before);
    if (isOfSeat) seat = entry.actor;
    events.push(...kingdomino.events(before, entry, SPECTATOR));
    steps++;
  });
  if (isFault(played)) return played;
  close(played.state);
  return { options: played.options, moments };
}
