import { toy } from '../toy.ts';
import { SEAL } from '../toy-rules.ts';
import type { ToyState } from '../toy-state.ts';
import { counter, type Defects } from './defect.ts';

function seeing(change: (seen: ToyState, viewer: number, state: ToyState) => void) {
  return () => ({
    view(state: ToyState, viewer: number) {
      const seen = toy.view(state, viewer);
      change(seen, viewer, state);
      return seen;
    },
  });
}

export const viewingDefects: Defects = {
  'a view of a view is the same view': {
    'points fade': seeing((seen) => seen.give(0, 'points', seen.of(0, 'points') >> 1)),
    'the prize is turned over': seeing((seen) => seen.set('prize', 3 - seen.get('prize'))),
  },
  'a spectator sees what every seat sees, and no more': {
    'a spectator sees a prize that seats do not see': seeing((seen, viewer) => {
      if (viewer >= 0) seen.set('prize', 0);
    }),
  },
  'an open game hides nothing': {
    'a game of sealed bids says that it is open': () => ({ isOpen: true }),
    'the winner alone is told': () => ({
      isOpen: true,
      view: (state) => toy.copy(state) as ReturnType<typeof toy.view>,
      events: (before, entry, viewer) => (entry.actor === viewer ? toy.events(before, entry, viewer) : []),
    }),
  },
  'every view has the same actors': {
    'nobody seems to have sealed': seeing((seen, viewer) => {
      for (const seat of seen.seats) if (seat !== viewer) seen.give(seat, 'sealed', 0);
    }),
  },
  'a seat has the same moves on its view': {
    'the own purse is hidden': seeing((seen, viewer) => {
      if (viewer >= 0) seen.give(viewer, 'purse', 1);
    }),
    'the own turn is hidden': seeing((seen, viewer) => {
      if (viewer >= 0) seen.give(viewer, 'turns', 0);
    }),
    'a refusal tells what others did': () => ({
      refusal(state, actor, move) {
        const refusal = toy.refusal(state, actor, move);
        const sum = state.seats.reduce((total, seat) => total + state.of(seat, 'bid'), 0);
        return refusal && { ...refusal, args: { sum } };
      },
    }),
    'a text is read otherwise': () => ({
      parseMove(state, text) {
        const move = toy.parseMove(state, text);
        return move === 1 && state.seats.every((seat) => state.of(seat, 'bid') === 0) ? 2 : move;
      },
    }),
    'a text that depends on what others did': () => ({
      formatMove(state, move) {
        const sum = state.seats.reduce((total, seat) => total + state.of(seat, 'bid'), 0);
        return `${toy.formatMove(state, move)} of ${sum}`;
      },
      parseMove: (state, text) => toy.parseMove(state, text.replace(/ of .*/, '')),
    }),
  },
  'a seat sees what it did': {
    'the own bid is hidden': seeing((seen, viewer) => {
      if (viewer >= 0) seen.give(viewer, 'bid', 0);
    }),
  },
  'own moves can be previewed on a view': {
    'a move is missing on the view': seeing((seen, viewer) => {
      if (viewer >= 0) seen.give(viewer, 'purse', 1);
    }),
    'the last seal reveals': () => ({
      apply(state, actor, move) {
        toy.apply(state, actor, move);
        if (state.phase === 'reveal') toy.apply(state, 8, 96);
      },
    }),
    'a preview shows more than a view': seeing((seen, viewer) => {
      if (viewer >= 0 && seen.of(viewer, 'sealed') === 1) seen.give(viewer, 'bid', 0);
    }),
    'a move that needs the bids of others': () => ({
      apply(state, actor, move) {
        const sum = state.seats.reduce((total, seat) => total + state.of(seat, 'bid'), 0);
        toy.apply(state, actor, move);
        if (move === SEAL) state.set('prize', sum);
      },
    }),
  },
  'determinize fits the view': {
    'it guesses the prize': () => ({
      determinize(view, viewer, rng) {
        const guess = toy.determinize(view, viewer, rng);
        if (guess.phase === 'bid') guess.set('prize', 4);
        return guess;
      },
    }),
    'it forgets the own bid': () => ({
      determinize(view, viewer, rng) {
        const guess = toy.determinize(view, viewer, rng);
        if (viewer >= 0) guess.give(viewer, 'bid', 0);
        return guess;
      },
    }),
    'it bids more than there is': () => ({
      determinize(view, viewer, rng) {
        const guess = toy.determinize(view, viewer, rng);
        for (const seat of guess.seats) if (seat !== viewer && guess.phase === 'bid') guess.give(seat, 'bid', 99);
        return guess;
      },
    }),
    'it rolls its own dice': () => {
      const count = counter();
      return {
        determinize(view, viewer, rng) {
          const guess = toy.determinize(view, viewer, rng);
          for (const seat of guess.seats)
            if (seat !== viewer && guess.phase === 'bid') guess.give(seat, 'bid', count());
          return guess;
        },
      };
    },
    'it changes the view': () => ({
      determinize(view, viewer, rng) {
        view.set('prize', 0);
        return toy.determinize(view, viewer, rng);
      },
    }),
  },
};
