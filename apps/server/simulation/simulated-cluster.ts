import { MemoryStore } from '../src/store/memory-store.ts';
import { SimulatedHints } from './simulated-hints.ts';
import { SimulatedNode } from './simulated-node.ts';
import { SimulatedDisk } from './simulated-store.ts';
import type { World } from './world.ts';

/** One server, or several nodes that share a store. */
export class SimulatedCluster {
  readonly disk: SimulatedDisk;
  readonly hints: SimulatedHints;
  readonly nodes: readonly SimulatedNode[];
  readonly #world: World;
  #up = 0;
  /** For how long somebody served before the present time. */
  #upMs = 0;
  #upSinceMs = 0;

  constructor(world: World, seed: number, count: number) {
    this.#world = world;
    this.disk = new SimulatedDisk(new MemoryStore(), count > 1, () => this.servedMs);
    this.hints = new SimulatedHints(world);
    const surroundings = { world, disk: this.disk, hints: this.hints, changed: (isUp: boolean) => this.#count(isUp) };
    this.nodes = Array.from({ length: count }, (_, index) => new SimulatedNode(index, seed, surroundings));
  }

  /** Virtual time during which somebody served. */
  get servedMs(): number {
    return this.#upMs + (this.#up === 0 ? 0 : this.#world.nowMs - this.#upSinceMs);
  }

  /** Anyone: they are all the same to a client. */
  get any(): SimulatedNode {
    return this.nodes.length === 1 ? this.nodes[0]! : this.#world.pick(this.nodes);
  }

  start(): void {
    for (const node of this.nodes) void node.start();
  }

  crash(): void {
    for (const node of this.nodes) node.crash();
  }

  #count(isUp: boolean): void {
    this.#upMs = this.servedMs;
    this.#upSinceMs = this.#world.nowMs;
    this.#up += isUp ? 1 : -1;
  }
}
