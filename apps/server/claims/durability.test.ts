import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Edit } from '../simulation/planted-bugs.ts';
import { copySources, plant } from '../simulation/source-copy.ts';
import { cutLogTails } from './log-tail.ts';
import { traceRows } from './synced-rows.ts';
import { judgeTrace, parseTrace } from './trace.ts';

/** Mistakes of the store that a kill does not show: the page cache outlives a process. */
const PLANTED = {
  'synchronous off': {
    file: 'apps/server/src/store/database.ts',
    find: 'PRAGMA synchronous = FULL;',
    replace: 'PRAGMA synchronous = OFF;',
  },
  'acknowledge before commit': {
    file: 'apps/server/src/store/group-commit.ts',
    find: 'if (writes.length > 0) send(commit(database, rows, writes));',
    replace: `if (writes.length === 0) return;
  send(writes.map(({ id }) => ({ id, value: 'stored' })));
  setTimeout(() => commit(database, rows, writes), 5);`,
  },
} satisfies Readonly<Record<string, Edit>>;

describe('what is acknowledged', () => {
  it('was synced to the disk between its write and its acknowledgement', () => {
    const { problem, rows, syncs } = traceRows(15, 4);
    expect(problem).toBeUndefined();
    expect(rows).toBe(60);
    // One for a group of rows.
    expect(syncs).toBeLessThan(rows);
  });

  it('is there again when the log was cut or garbled anywhere behind it', () => {
    const { problem, rows, cuts } = cutLogTails(1, 60);
    expect(problem).toBeUndefined();
    expect([rows, cuts]).toEqual([100, 60]);
  });
});

describe('mistakes that a kill does not show', () => {
  let copy = '';
  beforeAll(() => {
    copy = copySources();
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it.each(Object.keys(PLANTED) as (keyof typeof PLANTED)[])('are found in the trace: %s', (name) => {
    onTestFinished(plant(copy, PLANTED[name]));
    expect(traceRows(5, 2, copy).problem).toMatch(/was said before/);
  });

  it('are found in the tail of the log: acknowledge before commit', () => {
    onTestFinished(plant(copy, PLANTED['acknowledge before commit']));
    expect(cutLogTails(1, 60, copy).problem).toMatch(/are lost/);
  });
});

describe('a trace', () => {
  const sync = (result: string) => `
7 pwrite64(20</d/x-wal>, "..row-1..", 4096, 0) = 4096
7 fdatasync(20</d/x-wal> <unfinished ...>
6 write(1<pipe:[1]>, "something else", 9) = 9
7 <... fdatasync resumed>)          = ${result}
6 write(1<pipe:[1]>, "stored 1\\n", 9) = 9`;
  const row = { written: 'row-1', acknowledged: 'stored 1\\n' };

  it('shows a row that was on the disk in time', () => {
    expect(judgeTrace(parseTrace(sync('0')), row)).toBeUndefined();
  });

  it.each([
    ['a sync that failed', sync('-1 EIO (Input/output error)')],
    ['a sync of another file', sync('0').replaceAll('fdatasync(20</d/x-wal>', 'fdatasync(21</d/y>')],
    ['a sync that was not over', sync('0').split('\n').toSpliced(4, 1).concat(sync('0').split('\n')[4]!).join('\n')],
    ['no acknowledgement', sync('0').replace('stored', 'forgot')],
    ['no write', sync('0').replace('row-1', 'row-2')],
  ])('shows %s', (_, text) => {
    expect(judgeTrace(parseTrace(text), row)).toBeDefined();
  });
});
