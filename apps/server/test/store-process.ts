// A process that appends to a store. Usage: node apps/server/test/store-process.ts FOLDER ADDRESS COUNT [TABLES]
// Prints `open`, then `stored TABLE ENTRY` for every entry that is acknowledged, and stays until it is killed or its input
// ends; any input makes it read what is due.
import process from 'node:process';
import { openStore } from '../src/store/sqlite-store.ts';
import { isStoreFault } from '../src/store/store-fault.ts';

const [folder = '', address = '', count = '0', tables = '1'] = process.argv.slice(2);
const store = await openStore(folder, {
  log: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
  died: (reason) => {
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  },
});
if (isStoreFault(store)) {
  process.stdout.write(`${JSON.stringify(store)}\n`);
  process.exitCode = 1;
} else {
  store.announce(address);
  process.stdout.write('open\n');
  const append = async (table: string) => {
    const stored = await store.entries(table, 0);
    for (let entry = stored.length; entry < stored.length + Number(count); entry++) {
      const text = JSON.stringify({
        marker: `row-${table}-${entry}-written`,
        words: 'put 1,0 2,0; take 17 '.repeat(10),
      });
      const result = await store.append({ table, entry, command: `c-${entry}`, text, atMs: entry, dueMs: entry });
      process.stdout.write(`${result} ${table} ${entry}\n`);
    }
  };
  await Promise.all(Array.from({ length: Number(tables) }, (_, table) => append(`table-${table}`)));
  // Asks for all there is, as a server does every second.
  process.stdin.on('data', () => void store.due(0, 1).catch(() => undefined));
  process.stdin.on('end', () => void store.close());
}
