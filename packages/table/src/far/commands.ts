import type { Answer, CommandMessage } from '@crownhold/protocol';
import type { FarPorts } from './ports.ts';

/** A server answers everything, sooner or later. */
const AGAIN_MS = 5000;

interface CommandPorts {
  readonly after: FarPorts<never>['after'];
  /** Whether it could be sent. */
  send(message: CommandMessage): boolean;
  /** The list has changed and is to be kept. */
  keep(): void | Promise<void>;
}

interface Pending {
  readonly message: CommandMessage;
  readonly settle: (answer: Answer) => void;
  isKept: boolean;
}

/** Commands without an answer: each is sent again, always the same in every byte, until there is one. */
export class Commands {
  readonly #ports: CommandPorts;
  readonly #pending = new Map<string, Pending>();
  #cancelAgain = () => {};

  constructor(kept: readonly CommandMessage[], ports: CommandPorts) {
    this.#ports = ports;
    for (const message of kept)
      this.#pending.set(message.commandId, { message, settle: () => undefined, isKept: true });
  }

  get list(): readonly CommandMessage[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  /** Sends it once it is kept. */
  add(message: CommandMessage): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const pending: Pending = { message, settle: resolve, isKept: false };
      this.#pending.set(message.commandId, pending);
      const kept = this.#ports.keep();
      if (kept) kept.then(() => this.#begin(pending), reject);
      else this.#begin(pending);
    });
  }

  /** By an answer, or by a row that has its id. */
  settle(id: string, answer: Answer): void {
    // Not stored, or nobody knows: it is sent again.
    if (answer.kind === 'refused' && answer.code === 'unavailable') return;
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#cancelAgain();
    void this.#ports.keep();
    pending.settle(answer);
  }

  /** Sends all of them again. */
  sendAll(): void {
    for (const { message, isKept } of this.#pending.values()) if (isKept) this.#ports.send(message);
    this.#plan();
  }

  close(): void {
    this.#cancelAgain();
  }

  #begin(pending: Pending): void {
    pending.isKept = true;
    if (this.#pending.get(pending.message.commandId) !== pending) return;
    if (this.#ports.send(pending.message)) this.#plan();
  }

  #plan(): void {
    this.#cancelAgain();
    if (this.#pending.size > 0) this.#cancelAgain = this.#ports.after(AGAIN_MS, () => this.sendAll());
  }
}
