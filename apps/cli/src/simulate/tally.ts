/** Statistics of one seat, gathered game by game. */
export class Tally {
  #count = 0;
  #mean = 0;
  /** Sum of squared distances from the mean (Welford): exact where a sum of squares would cancel. */
  #spread = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;
  #wins = 0;

  add(points: number, win: number): void {
    this.#count++;
    const distance = points - this.#mean;
    this.#mean += distance / this.#count;
    this.#spread += distance * (points - this.#mean);
    this.#min = Math.min(this.#min, points);
    this.#max = Math.max(this.#max, points);
    this.#wins += win;
  }

  get summary() {
    return {
      mean: rounded(this.#mean),
      /** Of a sample: divided by one less than the games. */
      deviation: this.#count > 1 ? rounded(Math.sqrt(this.#spread / (this.#count - 1))) : 0,
      min: this.#min,
      max: this.#max,
      wins: rounded(this.#wins),
    };
  }
}

/** A victory, or an equal share of it. */
export function winsOf(ranks: readonly number[]): readonly number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
