/** Bytes that nobody can guess. */
export interface Entropy {
  bytes(count: number): Uint8Array;
}
