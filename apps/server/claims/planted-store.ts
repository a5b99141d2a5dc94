import type { PlantedBug } from '../simulation/planted-bugs.ts';

const FILE = 'apps/server/src/store/group-commit.ts';

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
export const RARE_COMMIT: PlantedBug = {
  name: 'commit every twentieth group',
  file: FILE,
  find: "    database.exec('BEGIN IMMEDIATE');\n",
  replace: "    if (!database.isTransaction) database.exec('BEGIN IMMEDIATE');\n",
  more: [
    {
      file: FILE,
      find: "    database.exec('COMMIT');\n",
      replace: "    if (++groups % 20 === 0) database.exec('COMMIT');\n",
    },
    { file: FILE, find: 'function commit(', replace: 'let groups = 0;\nfunction commit(' },
  ],
};
