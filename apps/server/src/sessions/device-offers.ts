const VALID_MS = 10 * 60_000;
const MOST_OFFERS = 10_000;

interface Offer {
  readonly token: string;
  readonly untilMs: number;
}

/** Tokens that wait for a second device, in memory alone, by the hash of a secret that was told once. */
export class DeviceOffers {
  readonly #nowMs: () => number;
  /** The oldest first. */
  readonly #offers = new Map<string, Offer>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Instead of the one that the token had. */
  add(hash: string, token: string): void {
    for (const [known, offer] of this.#offers)
      if (offer.token === token || offer.untilMs <= this.#nowMs() || this.#offers.size >= MOST_OFFERS)
        this.#offers.delete(known);
    this.#offers.set(hash, { token, untilMs: this.#nowMs() + VALID_MS });
  }

  /** Once. */
  take(hash: string): string | undefined {
    const offer = this.#offers.get(hash);
    this.#offers.delete(hash);
    return offer && offer.untilMs > this.#nowMs() ? offer.token : undefined;
  }
}
