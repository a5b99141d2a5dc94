import type { GameTypes, Seat, Viewer } from '@crownhold/core';
import type { CommandMessage, TableMessage } from '@crownhold/protocol';
import type { Commands } from './commands.ts';
import { toHex } from './hex.ts';
import type { FarPorts } from './ports.ts';
import type { Proof } from './proof.ts';

const ID_BYTES = 16;

type Giving = Pick<Proof<GameTypes>, 'keyOf' | 'commit' | 'showElement' | 'renewKey'>;

/** What the seats of this device give to sealed dice besides their turns, each part once. */
export class Contributions {
  readonly #place: { readonly table: string; readonly own: readonly Seat[] };
  readonly #ports: Pick<FarPorts<never>, 'entropy'>;
  readonly #proof: Giving;
  readonly #commands: Commands;
  readonly #given = new Set<string>();

  constructor(
    place: { readonly table: string; readonly own: readonly Seat[] },
    ports: Pick<FarPorts<never>, 'entropy'>,
    proof: Giving,
    commands: Commands,
  ) {
    this.#place = place;
    this.#ports = ports;
    this.#proof = proof;
    this.#commands = commands;
  }

  /** Gives what the table waits for before the first deal, and a key where it has none. */
  give(viewer: Viewer, { status, sealing }: TableMessage): void {
    const seat = this.#place.own.find((own) => own === viewer);
    if (seat === undefined) return;
    if (status === 'playing' && this.#proof.keyOf(seat) === 'none') this.enrol(seat);
    if (status !== 'sealing' || !sealing?.awaited.includes(seat)) return;
    const { stage, attempt } = sealing;
    if (stage === 'commit') this.#giveOnce(`commit ${seat}`, () => this.#commit(seat));
    else this.#giveOnce(`reveal ${seat} ${attempt}`, () => this.#reveal(seat, attempt));
  }

  /** A new key during the game. */
  enrol(seat: Seat): void {
    this.#giveOnce(`enrol ${seat} ${this.#proof.keyOf(seat)}`, () => {
      const renewed = this.#proof.renewKey(seat);
      return renewed && { kind: 'enrol', ...this.ids(seat), ...renewed };
    });
  }

  ids(seat: Seat) {
    return { table: this.#place.table, commandId: toHex(this.#ports.entropy(ID_BYTES)), seat };
  }

  #giveOnce(name: string, create: () => CommandMessage | undefined): void {
    if (this.#given.has(name)) return;
    const message = create();
    if (!message) return;
    this.#given.add(name);
    void this.#commands.add(message);
  }

  #commit(seat: Seat): CommandMessage | undefined {
    // It was given before a restart, and has no answer yet.
    if (this.#commands.list.some((command) => command.kind === 'commit' && command.seat === seat)) return undefined;
    const client = this.#proof.commit(seat);
    return client && { kind: 'commit', ...this.ids(seat), client };
  }

  #reveal(seat: Seat, attempt: number): CommandMessage | undefined {
    const element = this.#proof.showElement(seat);
    return element === undefined ? undefined : { kind: 'reveal', ...this.ids(seat), attempt, element };
  }
}
