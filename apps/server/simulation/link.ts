import type { Conversation } from '../src/tables/conversation.ts';
import type { ClientLink, LinkEvents } from './client-world.ts';
import type { SimulatedNode } from './simulated-node.ts';
import type { World } from './world.ts';

/** What the network does to everybody for a while. */
export interface Weather {
  isBad: boolean;
  isOffline: boolean;
}

/**
 * A connection of one client, again and again. Frames to the server may overtake each other and come twice, also long
 * after; frames to the client come in order, as long as the connection lasts.
 */
export class Link implements ClientLink {
  readonly #world: World;
  readonly #node: SimulatedNode;
  readonly #weather: Weather;
  readonly #session: string;
  readonly #events: LinkEvents;
  #conversation: Conversation | undefined;
  #life = 0;
  #number = 0;
  #lastArrivalMs = 0;
  #lastBeginMs = 0;

  constructor(world: World, node: SimulatedNode, weather: Weather, session: string, events: LinkEvents) {
    this.#world = world;
    this.#node = node;
    this.#weather = weather;
    this.#session = session;
    this.#events = events;
  }

  /** Another one for every connection. */
  get number(): number {
    return this.#number;
  }

  get isUp(): boolean {
    return this.#conversation !== undefined;
  }

  open(): void {
    const number = ++this.#number;
    this.#world.after(this.#delayMs(), () => {
      if (number !== this.#number) return;
      const conversation = this.#node.converse(this.#session, (frame) => this.#receive(number, frame));
      if (!conversation || this.#weather.isOffline) return this.#lose(number);
      this.#conversation = conversation;
      this.#life = this.#node.life;
      this.#watch(number);
      this.#events.opened();
    });
  }

  /** What begins a stream comes in order and once. */
  begin(frame: string): void {
    const atMs = Math.max(this.#lastBeginMs, this.#world.nowMs + this.#delayMs());
    this.#lastBeginMs = atMs;
    const number = this.#number;
    this.#world.after(atMs - this.#world.nowMs, () => {
      if (number === this.#number && this.#life === this.#node.life) void this.#conversation?.hear(frame);
    });
  }

  send(frame: string): void {
    if (!this.#conversation) return;
    this.#deliver(frame, this.#delayMs());
    const isTwice = this.#world.chance(this.#weather.isBad ? 30 : 4);
    if (isTwice) this.#deliver(frame, this.#world.between(1, 15_000));
  }

  /** The connection is gone, and both ends notice at some time. */
  cut(): void {
    const conversation = this.#conversation;
    if (!conversation) return;
    const life = this.#life;
    this.#world.after(this.#world.between(0, 5000), () => {
      if (life === this.#node.life) void conversation.end();
    });
    this.#lose(this.#number);
  }

  /** Through whatever connection the client has by then: a copy may be older than the connection. */
  #deliver(frame: string, delayMs: number): void {
    this.#world.after(delayMs, () => {
      const conversation = this.#conversation;
      if (!conversation || this.#life !== this.#node.life) return;
      this.#events.arrived(frame, this.#node.servedMs);
      void conversation.hear(frame);
    });
  }

  #receive(number: number, frame: string): void {
    const atMs = Math.max(this.#lastArrivalMs, this.#world.nowMs + this.#delayMs());
    this.#lastArrivalMs = atMs;
    this.#world.after(atMs - this.#world.nowMs, () => {
      if (number === this.#number && this.#conversation) this.#events.heard(frame);
    });
  }

  /** A process that has gone is noticed after a while. */
  #watch(number: number): void {
    this.#world.after(1000, () => {
      if (number !== this.#number || !this.#conversation) return;
      if (this.#life === this.#node.life) this.#watch(number);
      else this.#lose(number);
    });
  }

  #lose(number: number): void {
    if (number !== this.#number) return;
    this.#number++;
    this.#conversation = undefined;
    this.#events.lost();
    this.#world.after(this.#world.between(100, 3000), () => this.open());
  }

  #delayMs(): number {
    return this.#weather.isBad ? this.#world.between(1, 4000) : this.#world.between(1, 80);
  }
}
