import type { Conversation } from '../src/tables/conversation.ts';
import type { ClientLink, LinkEvents } from './client-world.ts';
import type { SimulatedCluster } from './simulated-cluster.ts';
import type { Deafness, SimulatedNode } from './simulated-node.ts';
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
  readonly #cluster: SimulatedCluster;
  #node: SimulatedNode;
  /** Which way nothing gets through this connection any more. */
  #broken: Deafness | undefined;
  readonly #weather: Weather;
  readonly #session: string;
  readonly #events: LinkEvents;
  #conversation: Conversation | undefined;
  #life = 0;
  #number = 0;
  #lastArrivalMs = 0;
  #lastBeginMs = 0;

  constructor(world: World, cluster: SimulatedCluster, weather: Weather, session: string, events: LinkEvents) {
    this.#world = world;
    this.#cluster = cluster;
    this.#node = cluster.nodes[0]!;
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
      this.#node = this.#cluster.any;
      this.#broken = undefined;
      const conversation = this.#node.converse(this.#session, (frame) => this.#receive(number, frame));
      if (!conversation || this.#weather.isOffline || this.#node.deafness) return this.#lose(number);
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
      if (number === this.#number && !this.#isLost('hears-nothing')) this.#enter((at) => void at.hear(frame));
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
    this.#endLater(conversation, 5000);
    this.#lose(this.#number);
  }

  /** The node notices, too. */
  #endLater(conversation: Conversation, withinMs: number): void {
    const life = this.#life;
    const node = this.#node;
    this.#world.after(this.#world.between(0, withinMs), () => node.enter(life, () => void conversation.end()));
  }

  /** Whether something that is on its way is lost. Then nothing more comes that way, and both ends notice at some time. */
  #isLost(way: Deafness): boolean {
    if (this.#broken === undefined && this.#node.deafness === way) this.#break(way);
    return this.#broken === way;
  }

  #break(way: Deafness): void {
    this.#broken = way;
    const number = this.#number;
    const conversation = this.#conversation;
    this.#world.after(this.#world.between(2000, 15_000), () => this.#lose(number));
    if (conversation) this.#endLater(conversation, 20_000);
  }

  #enter(task: (conversation: Conversation) => void): void {
    const conversation = this.#conversation;
    if (conversation) this.#node.enter(this.#life, () => task(conversation));
  }

  /** Through whatever connection the client has by then: a copy may be older than the connection. */
  #deliver(frame: string, delayMs: number): void {
    this.#world.after(delayMs, () => {
      if (!this.#conversation || this.#isLost('hears-nothing')) return;
      this.#enter((conversation) => {
        this.#events.arrived(frame, this.#cluster.servedMs);
        void conversation.hear(frame);
      });
    });
  }

  #receive(number: number, frame: string): void {
    if (number !== this.#number || this.#isLost('says-nothing')) return;
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
      if (this.#life !== this.#node.life) return this.#lose(number);
      // Beats are missed.
      if (this.#node.isPaused && this.#world.chance(10)) this.cut();
      else this.#watch(number);
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
