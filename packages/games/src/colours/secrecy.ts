import { below, type Rng, type Seat, type View, type Viewer } from '@crownhold/core';
import { KIND_BITS } from './moves.ts';
import { blotUnused, listColouring } from './painting.ts';
import { applyColouring, maxMoves } from './rules.ts';
import { copyState, NO_DIE, type State } from './state.ts';
import { hide } from './visibility.ts';

const REST = (1 << KIND_BITS) - 1;

/** [C22] Until the reveal a seat's sheet is shown to others as it was when the round began; dice and who is done are public. */
export function view(state: State, viewer: Viewer): View<State> {
  const seen = copyState(state);
  for (const seat of hiddenSeats(state, viewer)) hide(seen, seat);
  return seen as View<State>;
}

/** Whoever is done has coloured somehow: any way that the rules allow. Whoever is not may still be at the beginning. */
export function determinize(view: View<State>, viewer: Viewer, rng: Rng): State {
  const state = copyState(view);
  for (const seat of hiddenSeats(state, viewer)) if (state.done[seat] === 1) colourAtRandom(state, seat, rng);
  return state;
}

/** The seats whose present turn a viewer may not see. */
function hiddenSeats(state: State, viewer: Viewer): readonly Seat[] {
  if (state.phase !== 'play' && state.phase !== 'reveal') return [];
  const everySeat = Array.from({ length: state.seats }, (_, seat) => seat);
  return everySeat.filter((seat) => seat !== viewer && state.dice[seat] !== NO_DIE);
}

function colourAtRandom(state: State, seat: Seat, rng: Rng): void {
  const moves = new Int32Array(maxMoves);
  for (;;) {
    const move = moves[below(rng, listColouring(state, seat, moves))]!;
    if (!applyColouring(state, seat, move >> KIND_BITS, move & REST)) break;
  }
  blotUnused(state, seat);
}
