import { type AnyGame, SPECTATOR } from '@crownhold/core';
import { parseServerMessage, type TableNews } from '@crownhold/protocol';
import type { ClientLink, ClientTools, ClientWorld, LinkEvents } from './client-world.ts';
import { Ledger } from './ledger.ts';
import type { Person } from './scenario.ts';
import { SeatPlayer } from './seat-player.ts';

/** Whose device it is. */
interface Device {
  readonly index: number;
  readonly session: string;
  /** Nobody for a spectator. */
  readonly person: Person | undefined;
}

/** What is around a device. */
interface Surroundings {
  readonly world: ClientWorld;
  readonly tools: ClientTools;
  openLink(session: string, events: LinkEvents): ClientLink;
}

/** Looks at everything that a client is told. */
export interface ClientInspector {
  frame(frame: string, client: Client): void;
  told(client: Client, news: TableNews): void;
}

/** A device of one session: a connection and its viewers. */
export class Client {
  readonly session: string;
  readonly ledger: Ledger;
  readonly players: readonly SeatPlayer[];
  readonly #world: ClientWorld;
  readonly #link: ClientLink;
  readonly #inspector: ClientInspector;

  constructor(
    { index, session, person }: Device,
    { world, tools, openLink }: Surroundings,
    at: { readonly game: AnyGame; readonly table: string; readonly seed: number; isPlaying(version: number): boolean },
    inspector: ClientInspector,
  ) {
    this.#world = world;
    this.#inspector = inspector;
    this.session = session;
    this.ledger = new Ledger(person ? `person ${index}` : `spectator ${index}`, world);
    this.#link = openLink(this.session, {
      opened: () => this.#greet(),
      heard: (frame) => {
        this.#hear(frame);
        inspector.frame(frame, this);
      },
      lost: () => world.tell(this.ledger.who, 'loses its connection'),
      arrived: (frame, servedMs) => this.#noteArrival(frame, servedMs),
    });
    const ports = {
      world,
      tools,
      ledger: this.ledger,
      ...at,
      send: (frame: string) => this.#link.send(frame),
      begin: (frame: string) => this.#link.begin(frame),
    };
    const viewers = person ? person.seats : [SPECTATOR];
    this.players = viewers.map((viewer) => new SeatPlayer(viewer, ports, person, at.seed * 16 + index));
  }

  connect(): void {
    this.#link.open();
  }

  cut(): void {
    this.#link.cut();
  }

  loseDevice(): void {
    this.#world.tell(this.ledger.who, 'loses its device');
    this.#link.cut();
    for (const player of this.players) player.loseDevice();
  }

  get isUp(): boolean {
    return this.#link.isUp;
  }

  /** Looks again at what there is to do. */
  nudge(): void {
    for (const player of this.players) player.act();
  }

  #greet(): void {
    this.#link.begin(JSON.stringify({ kind: 'hello', protocol: 1 }));
  }

  #hear(frame: string): void {
    this.#world.note(frame);
    const message = parseServerMessage(JSON.parse(frame));
    if (!message) {
      this.#world.violate('protocol', `${this.ledger.who} cannot read ${frame.slice(0, 200)}`);
      return;
    }
    switch (message.kind) {
      case 'welcome':
        for (const player of this.players) player.subscribe();
        return;
      case 'table':
        this.#inspector.told(this, message);
        this.players.find(({ viewer }) => viewer === message.viewer)?.hear(message);
        return;
      case 'answer':
        for (const player of this.players) player.answer(message.commandId, message.answer);
        return;
      case 'record':
        for (const player of this.players) player.hasRecord = true;
        this.ledger.records.push(JSON.stringify(message.record));
        return;
      case 'error':
        this.#fail(message.code, message.viewer);
        return;
      default:
        return;
    }
  }

  #fail(code: string, viewer: number | undefined): void {
    const { number } = this.#link;
    const again = () => {
      if (number !== this.#link.number) return;
      if (viewer === undefined) this.nudge();
      else this.players.find((player) => player.viewer === viewer)?.subscribe();
    };
    // The disk could not be read.
    if (code === 'unavailable') this.#world.after(1000 * this.#world.patience, again);
    // A late copy of a command may come before the greeting of its connection.
    else if (code !== 'malformed' && code !== 'unknown-protocol')
      this.#world.violate('protocol', `${this.ledger.who} got the error ${code}`);
  }

  #noteArrival(frame: string, servedMs: number): void {
    const { commandId } = JSON.parse(frame) as { readonly commandId?: string };
    if (commandId !== undefined && !this.ledger.arrived.has(commandId)) this.ledger.arrived.set(commandId, servedMs);
  }
}

export function sessionOf(index: number): string {
  return `5e5510${index}`.padEnd(64, 'f');
}
