import { type Actor, CHANCE, type GameOptions, type Seat, SPECTATOR, type Viewer } from '@crownhold/core';

export function seatsAt({ seats }: GameOptions): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

export function actorsAt(options: GameOptions): readonly Actor[] {
  return [...seatsAt(options), CHANCE];
}

export function viewersAt(options: GameOptions): readonly Viewer[] {
  return [SPECTATOR, ...seatsAt(options)];
}
