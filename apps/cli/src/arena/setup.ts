import type { AnyGame, GameOptions } from '@crownhold/core';
import type { Contestant } from './contestant.ts';

/** All that decides how the games go; the same for every thread, and for whoever continues another day. */
export interface Setup {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: GameOptions;
  readonly seed: number;
  readonly contestants: readonly Contestant[];
  /** Which contestant sits at each seat, before seats rotate. */
  readonly chairs: readonly number[];
}

/** Seats as the bots were named, the last of them at all seats that are left; whoever is named again has another seat. */
export function createSetup(game: AnyGame, options: GameOptions, seed: number, named: readonly Contestant[]): Setup {
  const seated = Array.from({ length: options.seats }, (_, seat) => named[Math.min(seat, named.length - 1)]!);
  const names = [...new Set(seated.map(({ name }) => name))];
  // A bot against itself is a contest too.
  const contestants = names.length > 1 ? names.map((name) => named.find((each) => each.name === name)!) : named;
  const chairs = seated.map(({ name }, seat) =>
    names.length > 1 ? names.indexOf(name) : Math.min(seat, named.length - 1),
  );
  return { game: game.id, rulesVersion: game.rulesVersion, options, seed, contestants, chairs };
}

/** A deal is played once in each rotation: the contestant of each seat. */
export function seatingOf({ chairs }: Setup, rotation: number): readonly number[] {
  return chairs.map((_, seat) => chairs[(seat + rotation) % chairs.length]!);
}
