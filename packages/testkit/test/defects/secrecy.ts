import { type LogEntry, SPECTATOR, type Viewer } from '@crownhold/core';
import { type ToyEvent, toy } from '../toy.ts';
import { ROLL, SEAL } from '../toy-rules.ts';
import type { ToyState } from '../toy-state.ts';
import type { Defects } from './defect.ts';

/** A view that shows the field of others too, changed by `leak`. */
function leaking(field: 'bid' | 'coins', leak: (value: number, seat: number, state: ToyState) => number) {
  return (isFor: (viewer: Viewer) => boolean = () => true) => ({
    view(state: ToyState, viewer: Viewer) {
      const seen = toy.view(state, viewer);
      for (const seat of seen.seats) {
        if (seat !== viewer && isFor(viewer)) seen.give(seat, field, leak(state.of(seat, field), seat, state));
      }
      return seen;
    },
  });
}

function telling(tell: (before: ToyState, entry: LogEntry) => readonly ToyEvent[]) {
  return () => ({
    events(before: ToyState, entry: LogEntry, viewer: Viewer) {
      const told = toy.events(before, entry, viewer);
      return entry.actor === viewer || entry.move > ROLL ? told : [...told, ...tell(before, entry)];
    },
  });
}

export const secrecyDefects: Defects = {
  'hidden moves look alike': {
    'a view shows the bids': () => leaking('bid', (bid) => bid)(),
    'a view shows whether a bid is odd': () => leaking('bid', (bid) => bid % 2)(),
    'a spectator sees the bids': () => leaking('bid', (bid) => bid)((viewer) => viewer === SPECTATOR),
    'a seat sees the bids': () => leaking('bid', (bid) => bid)((viewer) => viewer === 1),
    'a view shows high bids': () => leaking('bid', (bid) => (bid > 5 ? bid : 0))(),
    'a view shows sealed bids': () => leaking('bid', (bid, seat, state) => bid * state.of(seat, 'sealed'))(),
    'a view shows all bids once all are sealed': () =>
      leaking('bid', (bid, _, state) => (state.phase === 'reveal' ? bid : 0))(),
    'an event tells the coin': telling((_, { actor, move }) =>
      move === SEAL ? [] : [{ kind: 'laid', seat: actor, coin: move }],
    ),
    'the event of the seal tells the bid': telling((before, { actor, move }) =>
      move === SEAL ? [{ kind: 'laid', seat: actor, coin: before.of(actor, 'bid') }] : [],
    ),
  },
  'a hidden turn does not show its length': {
    'a view shows the number of coins': () => leaking('coins', (coins) => coins)(),
    'an event tells that a coin was laid': telling((_, { actor, move }) =>
      move === SEAL ? [] : [{ kind: 'laid', seat: actor, coin: 0 }],
    ),
  },
};
