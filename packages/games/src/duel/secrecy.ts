import type { Rng, View, Viewer } from '@crownhold/core';
import { copyState, type State } from './state.ts';

/** [D6] Dice, maps and spellbook lie open, and what is not rolled yet is chance: everybody sees everything. */
export function view(state: State, _viewer: Viewer): View<State> {
  return copyState(state) as View<State>;
}

/** The future is chance, not a secret: there is nothing to fill in. */
export function determinize(view: View<State>, _viewer: Viewer, _rng: Rng): State {
  return copyState(view);
}
