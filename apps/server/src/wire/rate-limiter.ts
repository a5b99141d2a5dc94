/** A bucket that fills again: so many at once, and so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  level: number;
  atMs: number;
}

/** Counts what somebody does, by a key. Full buckets are forgotten. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #nowMs: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #sweptMs: number;

  constructor(rate: Rate, nowMs: () => number) {
    this.#rate = rate;
    this.#nowMs = nowMs;
    this.#sweptMs = nowMs();
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Whether it may be done once more. */
  take(key: string): boolean {
    const nowMs = this.#nowMs();
    this.#sweep(nowMs);
    const { burst } = this.#rate;
    const bucket = this.#buckets.get(key) ?? { level: burst, atMs: nowMs };
    this.#buckets.set(key, bucket);
    bucket.level = this.#levelAt(bucket, nowMs);
    bucket.atMs = nowMs;
    if (bucket.level < 1) return false;
    bucket.level--;
    return true;
  }

  /** How often it may be done at once now, and whole seconds until it may be done as often as ever. */
  state(key: string): { readonly left: number; readonly fullSeconds: number } {
    const { burst, perSecond } = this.#rate;
    const bucket = this.#buckets.get(key);
    const level = bucket ? this.#levelAt(bucket, this.#nowMs()) : burst;
    return { left: Math.floor(level), fullSeconds: Math.ceil((burst - level) / perSecond) };
  }

  /** Whole seconds until it may be done again. */
  waitSeconds(key: string): number {
    const bucket = this.#buckets.get(key);
    const lacking = bucket ? 1 - this.#levelAt(bucket, this.#nowMs()) : 0;
    return Math.max(1, Math.ceil(lacking / this.#rate.perSecond));
  }

  #levelAt({ level, atMs }: Bucket, nowMs: number): number {
    return Math.min(this.#rate.burst, level + ((nowMs - atMs) / 1000) * this.#rate.perSecond);
  }

  #sweep(nowMs: number): void {
    const { burst, perSecond } = this.#rate;
    const fullMs = (burst / perSecond) * 1000;
    if (nowMs - this.#sweptMs < fullMs) return;
    this.#sweptMs = nowMs;
    for (const [key, { atMs }] of this.#buckets) if (nowMs - atMs >= fullMs) this.#buckets.delete(key);
  }
}
