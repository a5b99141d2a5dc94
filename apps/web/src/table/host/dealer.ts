import type { GameOf, GameTypes } from '@crownhold/core';
import type { NamedThrower } from '@crownhold/fair';

/** How a game is dealt in the worker. */
export interface GameDealer<G extends GameTypes> {
  readonly game: GameOf<G>;
  /** Fetches the dice; `report` hears how much has come, from 0 to 1. Rejects if they cannot be fetched. */
  loadThrower(report: (part: number) => void): Promise<NamedThrower<G['state']>>;
}

/** Some game's, of which nobody here sees a type. */
export type AnyDealer = GameDealer<GameTypes>;
