/** Something short that people have said at a table, or that a node knows of them. It is in nobody's history. */
export interface Note {
  /** A table has one note of a key: the latest. */
  readonly key: string;
  readonly text: string;
}

export interface NewNote extends Note {
  /** After this long it is gone. */
  readonly lifeMs: number;
  /** It is gone as soon as this node does not beat any more. */
  readonly endsWithNode?: boolean;
}

/** Notes that nodes share through their store. Any may be lost with the database's memory; then it is said again. */
export interface Notes {
  /** This node, for keys that only it writes. */
  readonly node: string;
  put(table: string, notes: readonly NewNote[]): Promise<void>;
  drop(table: string, keys: readonly string[]): Promise<void>;
  /** Those of all nodes that live. */
  read(table: string): Promise<readonly Note[]>;
  /** This node lives. Says whether the others knew: if not, notes that end with it are gone and have to be put again. */
  beat(): Promise<boolean>;
}
