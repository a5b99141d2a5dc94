/** The longest time a timer takes; with more it would fire at once. */
const MAX_MS = 2 ** 31 - 1;

/** A promise that resolves once its time has passed; the time can be set anew until then. */
export class Deadline {
  readonly passed: Promise<undefined>;
  #pass: () => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.passed = new Promise((resolve) => {
      this.#pass = () => resolve(undefined);
    });
    this.set(ms);
  }

  set(ms: number): void {
    this.clear();
    this.#timer = setTimeout(this.#pass, Math.min(ms, MAX_MS));
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
