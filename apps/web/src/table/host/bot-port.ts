import type { BotWorker } from '../bot-client.ts';
import type { BotQuestion } from '../bot-question.ts';

/** Bots at the other end of a port, as if they were in a worker of our own. */
export class BotPort implements BotWorker {
  readonly #port: MessagePort;
  #onError: (event: Event) => void = () => undefined;

  constructor(port: MessagePort) {
    this.#port = port;
  }

  postMessage(question: BotQuestion): void {
    this.#port.postMessage(question);
  }

  addEventListener(type: 'message' | 'error', hear: (event: Event) => void): void {
    if (type === 'error') {
      this.#onError = hear;
      return;
    }
    this.#port.addEventListener(type, hear);
    this.#port.start();
  }

  /** Their worker could not be loaded. */
  fail(): void {
    this.#onError(new Event('error'));
  }

  terminate(): void {
    this.#port.close();
  }
}
