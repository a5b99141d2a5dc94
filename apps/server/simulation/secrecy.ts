import type { SimulatedDisk } from './simulated-store.ts';
import type { World } from './world.ts';

/** Whoever is told something. */
interface Listener {
  readonly ledger: { readonly who: string };
  readonly players: readonly { readonly viewer: number }[];
}

interface HiddenTurn {
  readonly seat: number;
  readonly blind: string;
}

/** Looks at every frame and every line of the log for what nobody may read there. */
export class SecrecyInspector {
  readonly #world: World;
  readonly #disk: SimulatedDisk;
  readonly #table: string;
  #read = 0;
  #rows = 0;
  /** Blinds of turns that are hidden now. */
  #hidden: HiddenTurn[] = [];
  /** Who sent which command. */
  readonly #authors = new Map<string, number>();

  constructor(world: World, disk: SimulatedDisk, table: string) {
    this.#world = world;
    this.#disk = disk;
    this.#table = table;
  }

  /** Blinds of others' hidden turns, others' commands, and sessions. */
  frame(frame: string, client: Listener, sessions: readonly string[]): void {
    this.#catchUp();
    const own = client.players.map(({ viewer }) => viewer);
    for (const { seat, blind } of this.#hidden)
      if (!own.includes(seat) && frame.includes(blind)) this.#leak(client, `the blind of seat ${seat}`);
    for (const [id, seat] of this.#authors)
      if (!own.includes(seat) && frame.includes(id)) this.#leak(client, `a command of seat ${seat}`);
    for (const session of sessions) if (frame.includes(session)) this.#leak(client, 'a session');
  }

  /** Nobody hears of a row that is not durable. */
  told(client: Listener, version: number): void {
    this.#catchUp();
    if (version > this.#rows)
      this.#world.violate('stored before told', `${client.ledger.who} hears of row ${version} of ${this.#rows}`);
  }

  #leak(client: Listener, what: string): void {
    this.#world.violate('secrecy', `${client.ledger.who} is told ${what}`);
  }

  #catchUp(): void {
    const entries = this.#disk.memory.entriesNow(this.#table, this.#read);
    this.#read += entries.length;
    for (const { text } of entries) {
      const entry = JSON.parse(text) as {
        readonly kind: string;
        readonly id?: string;
        readonly seat?: number;
        readonly opening?: { readonly blind: string };
        readonly events?: readonly { readonly chance?: readonly string[] }[];
      };
      if (entry.id !== undefined && entry.seat !== undefined) this.#authors.set(entry.id, entry.seat);
      if (entry.kind !== 'row') continue;
      this.#rows++;
      if (entry.events?.some(({ chance }) => chance !== undefined && chance.length > 0)) this.#hidden = [];
      if (entry.opening) this.#hidden.push({ seat: entry.seat!, blind: entry.opening.blind });
    }
  }
}
