/** What a timer can hold; with more it would ring at once. */
const MAX_MS = 2 ** 31 - 1;

/** Goes off once, when its time has passed; it can be set anew until then. */
export class Alarm {
  readonly rings: Promise<undefined>;
  #ring: () => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.rings = new Promise((resolve) => {
      this.#ring = () => resolve(undefined);
    });
    this.set(ms);
  }

  set(ms: number): void {
    this.clear();
    this.#timer = setTimeout(this.#ring, Math.min(ms, MAX_MS));
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
