/** Milliseconds since some moment, which never go back while the process lives, whatever is done to the clock on the wall. */
export interface Clock {
  nowMs(): number;
}
