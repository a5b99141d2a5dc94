import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { crownhold } from '../test/crownhold.ts';
import { createFolder } from '../test/folder.ts';
import { readTextFile } from './input.ts';

const MEGABYTE = 2 ** 20;

it('[R1] reads files up to the limit and not beyond', () => {
  const { write } = createFolder();
  expect(readTextFile(write('most', 'x'.repeat(2 * MEGABYTE)))).toHaveLength(2 * MEGABYTE);
  expect(readTextFile(write('more', 'x'.repeat(2 * MEGABYTE + 1)))).toEqual({
    rule: 'R1',
    code: 'input-too-large',
    args: { megabytes: 2 },
  });
});

it('[R1] stops reading what has no end', () => {
  expect(readTextFile('/dev/zero')).toMatchObject({ code: 'input-too-large' });
});

it('reads text with and without a byte order mark, also where a chunk ends within a letter', () => {
  const { path, write } = createFolder();
  expect(readTextFile(write('plain', 'ё'.repeat(100_001)))).toBe('ё'.repeat(100_001));
  writeFileSync(`${path}/odd`, Buffer.concat([Buffer.from('\ufeffx'), Buffer.from('ё'.repeat(100_000))]));
  expect(readTextFile(`${path}/odd`)).toBe(`x${'ё'.repeat(100_000)}`);
});

it('says why there is nothing to read', () => {
  const { path } = createFolder();
  expect(readTextFile(`${path}/none`)).toMatchObject({ code: 'no-such-file' });
  expect(readTextFile(path)).toMatchObject({ code: 'file-is-folder' });
});

it.each([
  ['replay', '/dev/zero'],
  ['replay', '-'],
  ['verify', '-'],
  ['score', '-'],
  ['perft', '--depth', '1', '--record', '-'],
])('[R1] %s %s says where it stops reading', (...args) => {
  const { code, stdout, stderr } = crownhold(args, 'x'.repeat(2 * MEGABYTE + 1));
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('longer than 2 MB');
});
