import type { Rng, View, Viewer } from '@crownhold/core';
import { copyState, type State } from './state.ts';

/** [K5] [K15] All that has been drawn lies open, and what has not been drawn has no order yet: everybody sees everything. */
export function view(state: State, _viewer: Viewer): View<State> {
  return copyState(state) as View<State>;
}

/** The future is chance, not a secret: there is nothing to fill in. */
export function determinize(view: View<State>, _viewer: Viewer, _rng: Rng): State {
  return copyState(view);
}
