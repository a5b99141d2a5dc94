/** Into how many parts a heartbeat is divided: ten thousand at once would keep everybody else waiting. */
export const BEAT_PARTS = 100;

/** Whose turn it is, part by part: everybody once in each round, and always at the same part of it. */
export class BeatWheel<T> {
  readonly #parts: readonly Set<T>[] = Array.from({ length: BEAT_PARTS }, () => new Set<T>());
  #next = 0;
  #now = 0;

  /** Returns how to leave. */
  add(item: T): () => void {
    const part = this.#parts[this.#next++ % BEAT_PARTS]!;
    part.add(item);
    return () => part.delete(item);
  }

  /** Those of the next part. */
  turn(): Iterable<T> {
    return this.#parts[this.#now++ % BEAT_PARTS]!;
  }
}
