import type { TableNews } from '@crownhold/protocol';
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
  /** The number of its event. */
  readonly event: number;
}

/** Looks at every frame and every line of the log for what nobody may read there. */
export class SecrecyInspector {
  readonly #world: World;
  readonly #disk: SimulatedDisk;
  readonly #table: string;
  readonly #sessions: readonly string[];
  #read = 0;
  #rows = 0;
  #events = 0;
  /** Blinds of turns that are hidden now. */
  #hidden: HiddenTurn[] = [];
  /** Who sent which command. */
  readonly #authors = new Map<string, number>();

  constructor(world: World, disk: SimulatedDisk, table: string, sessions: readonly string[]) {
    this.#sessions = sessions;
    this.#world = world;
    this.#disk = disk;
    this.#table = table;
  }

  /** Blinds of others' hidden turns, others' commands, and sessions. */
  frame(frame: string, client: Listener): void {
    this.#catchUp();
    const own = client.players.map(({ viewer }) => viewer);
    for (const { seat, blind } of this.#hidden)
      if (!own.includes(seat) && blind !== '' && frame.includes(blind)) this.#leak(client, `the blind of seat ${seat}`);
    for (const [id, seat] of this.#authors)
      if (!own.includes(seat) && frame.includes(id)) this.#leak(client, `a command of seat ${seat}`);
    for (const session of this.#sessions) if (frame.includes(session)) this.#leak(client, 'a session');
  }

  /** Nobody hears of a row that is not durable, or of the words of a turn that is hidden. */
  told(client: Listener, { view, rows, fair }: TableNews): void {
    this.#catchUp();
    if (view.version > this.#rows)
      this.#world.violate('stored before told', `${client.ledger.who} hears of row ${view.version} of ${this.#rows}`);
    for (const { index, event } of [...rows.flatMap((row) => row.fair), ...fair]) {
      const turn = event['turn'] as object | undefined;
      const isHidden = this.#hidden.some((hidden) => hidden.event === index);
      if (isHidden && turn && 'steps' in turn) this.#leak(client, `the words of event ${index}`);
    }
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
        readonly steps: readonly string[];
        readonly opening?: { readonly blind: string };
        readonly events?: readonly { readonly chance?: readonly string[] }[];
      };
      if (entry.id !== undefined && entry.seat !== undefined) this.#authors.set(entry.id, entry.seat);
      this.#events += entry.events?.length ?? 0;
      if (entry.kind !== 'row') continue;
      this.#rows++;
      if (entry.events?.some(({ chance }) => chance !== undefined && chance.length > 0)) this.#hidden = [];
      else if (entry.seat !== undefined && isColouring(entry.steps))
        this.#hidden.push({ seat: entry.seat, blind: entry.opening?.blind ?? '', event: this.#events - 1 });
    }
  }
}

/**
 * [C22] What others may not know until the reveal; from the rules, not from the code that hides it. To paint nothing is no
 * secret where there is nothing to paint: everybody can see that.
 */
function isColouring(steps: readonly string[]): boolean {
  return steps.length > 1 && steps.at(-1)?.endsWith('done') === true;
}
