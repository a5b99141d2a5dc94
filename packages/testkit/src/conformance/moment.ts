import { type Actor, actorsIn, type StateBuffer, type Viewer } from '@crownhold/core';
import type { AnyPosition, AnySpec } from '../property.ts';
import { viewersAt } from '../roster.ts';

export type HidingSpec = AnySpec & Required<Pick<AnySpec, 'hides'>>;

/** A state in which the actor can do something that the viewer may not know. */
export interface HiddenMoment {
  readonly state: StateBuffer;
  readonly actor: Actor;
  readonly viewer: Viewer;
}

/** One of the hidden moments on the way to a position; `undefined` if there is none. */
export function hiddenMoment(spec: HidingSpec, position: AnyPosition, choice: number): HiddenMoment | undefined {
  const { game } = spec;
  const { options, entries } = position;
  const found: { step: number; actor: Actor; viewer: Viewer }[] = [];
  const state = game.create(options);
  for (let step = 0; step <= entries.length; step++) {
    for (const actor of actorsIn(game.actors(state))) {
      for (const viewer of viewersAt(options)) {
        if (actor !== viewer && spec.hides(state, actor, viewer)) found.push({ step, actor, viewer });
      }
    }
    const entry = entries[step];
    if (entry) game.apply(state, entry.actor, entry.move);
  }
  const chosen = found[choice % found.length];
  return chosen && { ...chosen, state: stateAt(spec, position, chosen.step) };
}

function stateAt({ game }: AnySpec, { options, entries }: AnyPosition, step: number): StateBuffer {
  const state = game.create(options);
  for (const { actor, move } of entries.slice(0, step)) game.apply(state, actor, move);
  return state;
}
