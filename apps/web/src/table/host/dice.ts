import type { StateBuffer } from '@crownhold/core';
import type { NamedThrower } from '@crownhold/fair';
import type { AnyDealer } from './dealer.ts';
import type { DiceProgress } from './host-message.ts';

/** The dice of one game: fetched once, and again after a failure when somebody asks for it. */
export class Dice {
  readonly #dealer: AnyDealer;
  readonly #report: (progress: DiceProgress) => void;
  #loading: Promise<NamedThrower<StateBuffer>> | undefined;
  #retry: (() => void) | undefined;

  constructor(dealer: AnyDealer, report: (progress: DiceProgress) => void) {
    this.#dealer = dealer;
    this.#report = report;
  }

  /** Waits as long as it takes, through failures too: nothing can be dealt without them. */
  load(): Promise<NamedThrower<StateBuffer>> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  retry(): void {
    this.#retry?.();
  }

  async #fetch(): Promise<NamedThrower<StateBuffer>> {
    for (;;) {
      try {
        this.#report(0);
        const thrower = await this.#dealer.loadThrower(this.#report);
        this.#report(1);
        return thrower;
      } catch {
        const retried = new Promise<void>((resolve) => {
          this.#retry = resolve;
        });
        this.#report('failed');
        await retried;
      }
    }
  }
}
