import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copySources, plant } from '../simulation/source-copy.ts';
import { cutLogTails } from './log-tail.ts';
import { LATE_WRITE, UNSYNCED } from './planted-store.ts';
import { traceRows } from './synced-rows.ts';
import { judgeTrace, parseTrace } from './trace.ts';

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

  it.each([...UNSYNCED, LATE_WRITE].map((bug) => [bug.name, bug] as const))('are found in the trace: %s', (_, bug) => {
    onTestFinished(plant(copy, bug));
    expect(traceRows(10, 2, copy).problem).toMatch(/was said before/);
  });

  it('are found in the tail of the log: write after the acknowledgement', () => {
    onTestFinished(plant(copy, LATE_WRITE));
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
