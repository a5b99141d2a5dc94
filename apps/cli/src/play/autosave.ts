import { type GameRecord, isFault, type RecordFault } from '@crownhold/core';
import type { SessionWorld } from './session-world.ts';

/** Where a game is kept as it is now, or why it is not. */
export type Kept = { readonly file: string } | RecordFault;

/** Keeps the game that is played in its usual place, and knows whether that worked. */
export class Autosave {
  readonly #world: SessionWorld;
  #kept: Kept | undefined;

  constructor(world: SessionWorld) {
    this.#world = world;
  }

  /** `undefined` as long as there was nothing to keep. */
  get kept(): Kept | undefined {
    return this.#kept;
  }

  get isLost(): boolean {
    return this.#kept !== undefined && isFault(this.#kept);
  }

  keep(record: GameRecord): RecordFault | undefined {
    const file = this.#world.autosave(record.game);
    const fault = this.#world.save(file, record);
    this.#kept = fault ?? { file };
    return fault;
  }

  /** The person has saved it, in any place. */
  keptElsewhere(file: string): void {
    if (this.isLost) this.#kept = { file };
  }

  /** Before leaving: a copy that was saved elsewhere will do where the usual place still cannot be written. */
  keepAgain(record: GameRecord): RecordFault | undefined {
    const before = this.#kept;
    const fault = this.keep(record);
    if (!fault || !before || isFault(before) || before.file === this.#world.autosave(record.game)) return fault;
    this.#kept = before;
    return undefined;
  }
}
