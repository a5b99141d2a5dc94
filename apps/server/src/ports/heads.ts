/** What a store says of tables that other nodes may have changed. */
export interface Heads {
  /** Of each table that is there something that differs after every change, its people's included. */
  revisions(tables: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
