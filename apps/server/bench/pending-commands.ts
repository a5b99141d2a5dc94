const AGAIN_MS = 100;

export interface Command {
  readonly commandId: string;
  readonly [field: string]: unknown;
}

export interface CommandAnswer {
  readonly kind: string;
  readonly code?: string;
}

/** Commands without an answer. One that the server could not take is sent again, the very same, as clients do. */
export class PendingCommands {
  readonly #send: (command: Command) => void;
  readonly #againMs: number;
  /** When each was first sent. */
  readonly #sentMs = new Map<string, { readonly command: Command; readonly ms: number }>();

  constructor(send: (command: Command) => void, againMs = AGAIN_MS) {
    this.#send = send;
    this.#againMs = againMs;
  }

  send(command: Command): void {
    this.#sentMs.set(command.commandId, { command, ms: performance.now() });
    this.#send(command);
  }

  /** How long it took until it was accepted; nothing if it is not settled yet. Anything but that is a bug of ours. */
  settle(commandId: string, answer: CommandAnswer): number | undefined {
    const sent = this.#sentMs.get(commandId);
    if (!sent) return undefined;
    if (answer.code === 'unavailable') {
      setTimeout(() => this.#send(sent.command), this.#againMs);
      return undefined;
    }
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
    this.#sentMs.delete(commandId);
    return performance.now() - sent.ms;
  }
}
