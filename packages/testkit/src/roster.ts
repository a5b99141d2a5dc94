import {
  type Actor,
  type ActorSet,
  CHANCE,
  type GameOptions,
  includes,
  type Seat,
  SPECTATOR,
  seatsIn,
  type Viewer,
} from '@crownhold/core';

export function seatsAt({ seats }: GameOptions): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

export function actorsAt(options: GameOptions): readonly Actor[] {
  return [...seatsAt(options), CHANCE];
}

export function viewersAt(options: GameOptions): readonly Viewer[] {
  return [SPECTATOR, ...seatsAt(options)];
}

export function actorsIn(set: ActorSet): readonly Actor[] {
  return includes(set, CHANCE) ? [...seatsIn(set), CHANCE] : seatsIn(set);
}
