import type { ConformanceSpec } from '../../src/property.ts';
import { type ToyEvent, type ToyGame, toySpec } from '../toy.ts';
import type { ToyOptions, ToyState } from '../toy-state.ts';

export type ToySpec = ConformanceSpec<ToyState, ToyOptions, ToyEvent>;

/** A mistake in the toy. Made anew for every check, for some of them remember. */
type Mistake = () => Partial<ToyGame>;

/** Mistakes by the name of the property that must report them. */
export type Defects = Readonly<Record<string, Readonly<Record<string, Mistake>>>>;

export function specWith(mistake: Partial<ToyGame>): ToySpec {
  return { ...toySpec, game: { ...toySpec.game, ...mistake } };
}

/** Counts its calls: what a function that must be pure has no business with. */
export function counter(): () => number {
  let calls = 0;
  return () => calls++;
}
