import { type ClientMessage, parseServerMessage, type ServerMessage, SPOKEN_VERSIONS } from '@crownhold/protocol';
import type { Connection, FarPorts, FarTrouble } from './ports.ts';

const FIRST_WAIT_MS = 250;
const MOST_WAIT_MS = 15_000;
/** Somebody has to renew something first. */
const TROUBLE_WAIT_MS = 60_000;

export interface LinkEvents {
  /** Greeted; whatever was subscribed to is so no more. */
  up(): void;
  heard(message: ServerMessage): void;
  /** Another state of `isUp` or `trouble`. */
  changed(): void;
}

type LinkPorts = Pick<FarPorts<never>, 'connect' | 'after' | 'entropy'>;

/** A connection that is made again whenever it is lost, each time after a longer wait. */
export class Link {
  readonly #ports: LinkPorts;
  readonly #events: LinkEvents;
  #connection: Connection | undefined;
  /** Another one for every connection: what an old one says is not heard. */
  #number = 0;
  #isUp = false;
  #isClosed = false;
  #trouble: FarTrouble | undefined;
  #tries = 0;
  /** Versions that are still to be offered, the newest first. */
  #offers: number[] = [];
  #cancelWait = () => {};

  constructor(ports: LinkPorts, events: LinkEvents) {
    this.#ports = ports;
    this.#events = events;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  get trouble(): FarTrouble | undefined {
    return this.#trouble;
  }

  open(): void {
    this.#cancelWait();
    const number = ++this.#number;
    const isNow = () => number === this.#number;
    this.#offers = [...SPOKEN_VERSIONS].reverse();
    const connection = this.#ports.connect({
      opened: () => isNow() && this.#greet(),
      heard: (frame) => isNow() && this.#hear(frame),
      closed: (reason) => isNow() && this.#lose(reason),
    });
    // It may have failed at once.
    if (isNow()) this.#connection = connection;
    else connection.close();
  }

  /** Does not wait any longer: there is a network again. */
  hurry(): void {
    if (!this.#connection && !this.#isClosed) this.open();
  }

  /** For good. */
  close(): void {
    this.#isClosed = true;
    this.#drop();
    this.#cancelWait();
  }

  /** Says so, and tries again after a long wait. */
  fail(trouble: FarTrouble): void {
    this.#drop();
    this.#trouble = trouble;
    this.#wait(TROUBLE_WAIT_MS);
    this.#events.changed();
  }

  /** Whether it could be sent; whether it arrives nobody knows. */
  send(message: ClientMessage): boolean {
    if (!this.#isUp) return false;
    this.#connection?.send(JSON.stringify(message));
    return true;
  }

  #greet(): void {
    const protocol = this.#offers.shift();
    if (protocol === undefined) this.fail('other-version');
    else this.#connection?.send(JSON.stringify({ kind: 'hello', protocol } satisfies ClientMessage));
  }

  #hear(frame: string): void {
    const message = parseServerMessage(parseJson(frame));
    if (!message) this.fail('other-version');
    else if (message.kind === 'welcome') this.#rise();
    else if (message.kind === 'error' && message.code === 'unknown-protocol' && !this.#isUp) this.#greet();
    else {
      if (message.kind === 'table') this.#recover();
      this.#events.heard(message);
    }
  }

  #rise(): void {
    this.#isUp = true;
    this.#events.changed();
    this.#events.up();
  }

  /** A table that can be read ends all trouble; a welcome does not, or an old page would come and go for ever. */
  #recover(): void {
    this.#tries = 0;
    this.#trouble = undefined;
  }

  #lose(reason: 'no-session' | undefined): void {
    if (reason) {
      this.fail(reason);
      return;
    }
    this.#drop();
    const longest = Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(this.#tries++, 10));
    // Not all clients of a server that comes back come at the same moment.
    this.#wait((longest * (256 + this.#ports.entropy(1)[0]!)) / 512);
    this.#events.changed();
  }

  #drop(): void {
    this.#number++;
    this.#isUp = false;
    const connection = this.#connection;
    this.#connection = undefined;
    connection?.close();
  }

  #wait(ms: number): void {
    this.#cancelWait();
    this.#cancelWait = this.#ports.after(ms, () => this.open());
  }
}

function parseJson(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
}
