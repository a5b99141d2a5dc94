/** Who sits at a seat of a table on this device. */
export interface Chair {
  readonly name: string;
  /** The id of a bot; a person has none. */
  readonly bot?: string;
}
