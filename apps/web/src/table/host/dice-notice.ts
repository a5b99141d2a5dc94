import { loadingNotice } from '../../app/loading.ts';
import type { DiceProgress } from './host-message.ts';

/** Says how much of the dice has come, but only to somebody who waits for them. */
export class DiceNotice {
  readonly #retry: (game: string) => void;
  readonly #progress = new Map<string, DiceProgress>();
  readonly #waiting: string[] = [];

  constructor(retry: (game: string) => void) {
    this.#retry = retry;
  }

  report(game: string, progress: DiceProgress): void {
    this.#progress.set(game, progress);
    this.#show();
  }

  /** Somebody waits, until the returned function is called. */
  wait(game: string): () => void {
    this.#waiting.push(game);
    this.#show();
    return () => {
      this.#waiting.splice(this.#waiting.indexOf(game), 1);
      this.#show();
    };
  }

  #show(): void {
    const game = this.#waiting.find((each) => (this.#progress.get(each) ?? 1) !== 1);
    const progress = game === undefined ? undefined : this.#progress.get(game);
    loadingNotice.value =
      game === undefined || progress === undefined ? undefined : { part: progress, retry: () => this.#retry(game) };
  }
}
