import type { Answer } from '@crownhold/protocol';
import type { ClientWorld } from './client-world.ts';

/** A turn that the server has acknowledged. */
export interface Acknowledged {
  readonly id: string;
  readonly seat: number;
  readonly since: number;
  readonly version: number;
}

/** A turn that the server has refused because it was late. */
export interface TooLate {
  readonly seat: number;
  readonly since: number;
  /** Time of service when it arrived. */
  readonly servedMs: number;
}

/** What a client was told, kept through lost connections and lost devices. Nothing in here comes from the server's disk. */
export class Ledger {
  readonly who: string;
  readonly #world: ClientWorld;
  readonly acknowledged = new Map<string, Acknowledged>();
  readonly tooLate: TooLate[] = [];
  /** By the id of the command: its final answer. */
  readonly #answers = new Map<string, string>();
  /** By viewer and version: the row as it was told first. */
  readonly #rows = new Map<string, string>();
  /** By the id of the command: in which row it was told. */
  readonly own = new Map<string, number>();
  /** First arrivals at the server, by the id of the command. */
  readonly arrived = new Map<string, number>();
  records: string[] = [];

  constructor(who: string, world: ClientWorld) {
    this.who = who;
    this.#world = world;
  }

  /** The same command always gets the same answer, once there is one. */
  answer(id: string, answer: Answer): void {
    if (answer.kind === 'refused' && answer.code !== 'id-reused') return;
    const text = JSON.stringify(answer);
    const before = this.#answers.get(id);
    const wasAccepted = before?.startsWith('{"kind":"accepted"');
    const isReused = answer.kind === 'refused';
    if (wasAccepted && before !== text && !isReused)
      this.#world.violate('same answer again', `${this.who} ${id}: ${before}, then ${text}`);
    if (!isReused && !wasAccepted) this.#answers.set(id, text);
  }

  row(viewer: number, version: number, text: string): void {
    const key = `${viewer}:${version}`;
    const before = this.#rows.get(key);
    if (before !== undefined && before !== text)
      this.#world.violate('resume', `${this.who} was told another row ${version}: ${before} and ${text}`);
    this.#rows.set(key, text);
  }
}
