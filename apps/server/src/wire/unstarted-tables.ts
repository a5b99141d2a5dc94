import { addressGroup } from './address-group.ts';

/** Tables of one address that wait for their start; a school with all its classes is one. */
const MOST_UNSTARTED = 200;
const WAIT_SECONDS = 60;

/** Counts tables that were made from an address and have not started. Addresses are kept in memory only. */
export class UnstartedTables {
  readonly #isOn: boolean;
  readonly #isUnstarted: (table: string) => Promise<boolean>;
  readonly #tables = new Map<string, Set<string>>();

  constructor(isOn: boolean, isUnstarted: (table: string) => Promise<boolean>) {
    this.#isOn = isOn;
    this.#isUnstarted = isUnstarted;
  }

  /** Asks which tables have started only when there seem to be too many. */
  async refusal(address: string): Promise<{ readonly waitSeconds: number } | undefined> {
    const tables = this.#tables.get(addressGroup(address));
    if (!this.#isOn || !tables || tables.size < MOST_UNSTARTED) return undefined;
    for (const table of [...tables]) if (!(await this.#isUnstarted(table))) tables.delete(table);
    return tables.size < MOST_UNSTARTED ? undefined : { waitSeconds: WAIT_SECONDS };
  }

  add(address: string, table: string): void {
    if (!this.#isOn) return;
    const group = addressGroup(address);
    const tables = this.#tables.get(group) ?? new Set();
    this.#tables.set(group, tables.add(table));
  }
}
