import type { Hints } from '../src/ports/hints.ts';
import type { World } from './world.ts';

/** What becomes of hints for a while. */
export type HintTrouble = 'lost' | 'late';

/** Hints between nodes. Some are lost on good days too, and one that is late may tell of what is long known. */
export class SimulatedHints {
  trouble: HintTrouble | undefined;
  readonly #world: World;
  readonly #listeners = new Map<number, (table: string) => void>();

  constructor(world: World) {
    this.#world = world;
  }

  /** The port of one node; `enter` is how something gets into its process. */
  portOf(node: number, enter: (task: () => void) => void): Hints {
    return {
      publish: (table) => {
        for (const other of this.#listeners.keys()) if (other !== node) this.#carry(other, table);
      },
      listen: (hear) => {
        this.#listeners.set(node, (table) => enter(() => hear(table)));
        return () => this.#listeners.delete(node);
      },
    };
  }

  /** A process that is gone hears nothing. */
  remove(node: number): void {
    this.#listeners.delete(node);
  }

  #carry(to: number, table: string): void {
    const world = this.#world;
    if (this.trouble === 'lost' || world.chance(5)) return;
    const delayMs = this.trouble === 'late' ? world.between(500, 20_000) : world.between(1, 30);
    world.after(delayMs, () => this.#listeners.get(to)?.(table));
  }
}
