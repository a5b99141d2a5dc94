/** Tells other nodes that a table has changed. A hint may be lost: nothing that matters depends on it. */
export interface Hints {
  publish(table: string): void;
  listen(hear: (table: string) => void): () => void;
}

/** For a server that is alone. */
export const NO_HINTS: Hints = { publish: () => {}, listen: () => () => {} };
