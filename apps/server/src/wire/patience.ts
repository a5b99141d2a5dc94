/** Whoever goes on after being told this often that it is too much is cut off. */
const MOST_REFUSED = 500;

/** How long a client that sends too much is borne with. What it may send makes good for as much of what it may not. */
export class Patience {
  #refused = 0;

  /** It sent what it may. */
  reward(): void {
    if (!this.isOver) this.#refused = Math.max(0, this.#refused - 1);
  }

  /** It sent more than it may. */
  strain(): void {
    this.#refused++;
  }

  /** Once it is over it stays so. */
  get isOver(): boolean {
    return this.#refused >= MOST_REFUSED;
  }
}
