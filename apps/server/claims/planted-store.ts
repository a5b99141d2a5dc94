import type { PlantedBug } from '../simulation/planted-bugs.ts';

const FILE = 'apps/server/src/store/group-commit.ts';
const COMMIT = "    database.exec('COMMIT');\n";

/** Mistakes of the store that a kill does not show: the page cache outlives a process. A trace shows them. */
export const UNSYNCED: readonly PlantedBug[] = [
  {
    name: 'synchronous off',
    file: 'apps/server/src/store/database.ts',
    find: 'PRAGMA synchronous = FULL;',
    replace: 'PRAGMA synchronous = OFF;',
  },
  {
    name: 'acknowledge before commit',
    file: FILE,
    find: 'if (writes.length > 0) send(commit(database, rows, writes));',
    replace: `if (writes.length === 0) return;
  send(writes.map(({ id }) => ({ id, value: 'stored' })));
  commit(database, rows, writes);`,
  },
];

/** The log has not even been written when the entry is acknowledged. */
export const LATE_WRITE: PlantedBug = {
  name: 'write after the acknowledgement',
  file: FILE,
  find: 'if (writes.length > 0) send(commit(database, rows, writes));',
  replace: `if (writes.length === 0) return;
  send(writes.map(({ id }) => ({ id, value: 'stored' })));
  setTimeout(() => commit(database, rows, writes), 5);`,
};

/** Everybody reads what was written, and a kill takes it. */
export const LATE_COMMIT: PlantedBug = {
  name: 'commit some milliseconds after the acknowledgement',
  file: FILE,
  find: "    database.exec('BEGIN IMMEDIATE');\n",
  replace: `    if (!database.isTransaction) {
      database.exec('BEGIN IMMEDIATE');
      setTimeout(() => database.exec('COMMIT'), 100);
    }
`,
  more: [{ file: FILE, find: COMMIT, replace: '' }],
};
