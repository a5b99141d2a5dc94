import { below, createRng, type Rng } from '@crownhold/core';
import type { ServerMessage } from '@crownhold/protocol';
import type { Connection, ConnectionEvents } from '../src/far/index.ts';
import type { FakeClient, FakeServer } from './fake-server.ts';

interface Wire extends FakeClient {
  readonly events: ConnectionEvents;
  /** Each in its own order. Answers and news overtake each other. */
  readonly toServer: string[];
  readonly answers: string[];
  readonly news: string[];
  isOpen: boolean;
}

/** What goes wrong, in percent of the steps. */
export interface Weather {
  readonly cuts: number;
  readonly copies: number;
}

const SOON_MS = 20_000;

/** Wires between devices and a server, with a clock of its own: everything happens when somebody asks for the next step. */
export class FakeNetwork {
  readonly #rng: Rng;
  readonly #wires = new Set<Wire>();
  #timers: { readonly atMs: number; readonly task: () => void }[] = [];
  #nowMs = 0;
  server: FakeServer;
  weather: Weather = { cuts: 0, copies: 0 };
  /** What the server says instead. */
  forge: (message: ServerMessage) => ServerMessage = (message) => message;
  /** What never arrives at a device, while its connection stays. */
  lost: (message: ServerMessage) => boolean = () => false;
  /** What overtakes the other if both are on their way; either does unless told. */
  first: 'answers' | 'news' | undefined;
  /** Nothing arrives at devices. */
  isDeaf = false;
  /** No connection can be made. */
  isOff = false;
  /** Devices that want to be connected. */
  devices = 0;
  /** How often a device has begun to connect. */
  connections = 0;

  constructor(server: FakeServer, seed: number) {
    this.server = server;
    this.#rng = createRng(seed);
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  readonly entropy = (bytes: number) => Uint8Array.from({ length: bytes }, () => below(this.#rng, 256));

  readonly after = (ms: number, task: () => void) => {
    const timer = { atMs: this.#nowMs + ms, task };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  readonly connect = (events: ConnectionEvents): Connection => {
    this.connections++;
    const wire: Wire = {
      events,
      toServer: [],
      answers: [],
      news: [],
      isOpen: false,
      send: (message: ServerMessage) => {
        if (this.isDeaf || this.lost(message)) return;
        (message.kind === 'table' ? wire.news : wire.answers).push(JSON.stringify(this.forge(message)));
      },
    };
    this.#wires.add(wire);
    return { send: (frame) => wire.toServer.push(frame), close: () => this.#end(wire) };
  };

  /** Both ends lose what is on its way. */
  cut(): void {
    for (const wire of [...this.#wires]) {
      this.#end(wire);
      wire.events.closed();
    }
  }

  /** Goes on until nothing is on its way; timers that are far away may stay. */
  async rest(): Promise<void> {
    for (let step = 0; step < 20_000; step++) {
      await Promise.resolve();
      if (this.#step()) continue;
      const next = this.#timers.toSorted((one, other) => one.atMs - other.atMs)[0];
      const isIdle = this.#wires.size === this.devices;
      if (!next || isIdle || this.isOff || next.atMs - this.#nowMs > SOON_MS) return;
      this.#fire(next);
    }
    throw new Error('the network does not come to rest');
  }

  /** The next timer, however far away. */
  async passTime(): Promise<void> {
    const next = this.#timers.toSorted((one, other) => one.atMs - other.atMs)[0];
    if (next) this.#fire(next);
    await this.rest();
  }

  #fire(timer: { readonly atMs: number; readonly task: () => void }): void {
    this.#timers = this.#timers.filter((other) => other !== timer);
    this.#nowMs = timer.atMs;
    timer.task();
  }

  #end(wire: Wire): void {
    this.#wires.delete(wire);
    this.server.forget(wire);
  }

  /** One thing happens, any of those that could; false if there is none. */
  #step(): boolean {
    const possible = [...this.#wires].flatMap((wire): (() => void)[] => {
      if (!wire.isOpen) return [() => this.#open(wire)];
      const { toServer, answers, news, events } = wire;
      return [
        ...(toServer.length > 0 ? [() => this.#deliver(wire)] : []),
        ...this.#heard(answers, news).map((queue) => () => events.heard(queue.shift()!)),
      ];
    });
    if (possible.length === 0) return false;
    if (below(this.#rng, 100) < this.weather.cuts) this.cut();
    else possible[below(this.#rng, possible.length)]!();
    return true;
  }

  /** The queues of which a frame may arrive next. */
  #heard(answers: string[], news: string[]): readonly string[][] {
    const waiting = [answers, news].filter(({ length }) => length > 0);
    if (waiting.length < 2 || this.first === undefined) return waiting;
    return [this.first === 'answers' ? answers : news];
  }

  #open(wire: Wire): void {
    if (this.isOff) {
      this.#end(wire);
      wire.events.closed();
      return;
    }
    wire.isOpen = true;
    wire.events.opened();
  }

  #deliver(wire: Wire): void {
    const frame = wire.toServer.shift()!;
    this.server.hear(wire, frame);
    if (below(this.#rng, 100) < this.weather.copies) this.server.hear(wire, frame);
  }
}
