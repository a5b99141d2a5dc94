import { homedir } from 'node:os';
import { join } from 'node:path';
import type { RecordFault, Seat } from '@crownhold/core';
import type { FarKept } from '@crownhold/table/far';
import { readTextFile } from '../input.ts';
import { saveForOwner } from '../play/save-file.ts';
import type { SessionFile } from './online-client.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What this computer keeps of one table: its seats there, keys, witness, and turns without an answer. */
export interface KeptTable {
  readonly own: readonly Seat[];
  readonly kept?: FarKept;
}

/** The files of online tables, readable by their owner alone: they hold secrets. */
export class DeviceFiles implements SessionFile {
  readonly #folder: string;

  constructor(environment: Environment) {
    const data = environment['XDG_DATA_HOME'] || join(homedir(), '.local', 'share');
    this.#folder = join(data, 'crownhold', 'online');
  }

  load(origin: string): string | undefined {
    const kept = readJson(this.#sessionPath(origin)) as { readonly cookie?: unknown } | undefined;
    return typeof kept?.cookie === 'string' ? kept.cookie : undefined;
  }

  save(origin: string, cookie: string): void {
    saveForOwner(this.#sessionPath(origin), JSON.stringify({ origin, cookie }));
  }

  loadTable(table: string): KeptTable | undefined {
    // Written by this program alone; what a stranger puts there harms nobody but itself.
    return readJson(this.#tablePath(table)) as KeptTable | undefined;
  }

  saveTable(table: string, kept: KeptTable): RecordFault | undefined {
    return saveForOwner(this.#tablePath(table), JSON.stringify(kept));
  }

  recordPath(table: string): string {
    return join(this.#folder, `${table}.record.json`);
  }

  witnessPath(table: string): string {
    return join(this.#folder, `${table}.witness.json`);
  }

  #sessionPath(origin: string): string {
    return join(this.#folder, `${new URL(origin).host.replaceAll(/[^0-9a-z.-]/gi, '_')}.session.json`);
  }

  #tablePath(table: string): string {
    return join(this.#folder, `${table}.table.json`);
  }
}

function readJson(path: string): unknown {
  const text = readTextFile(path);
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
