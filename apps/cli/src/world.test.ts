import { expect, it } from 'vitest';
import { worldRefusal } from './world.ts';

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: trouble`), { code, syscall: 'open', path: '/there' });
}

it.each([
  ['ENOENT', 'no-such-file'],
  ['EISDIR', 'file-is-folder'],
  ['EACCES', 'file-forbidden'],
  ['EPERM', 'file-forbidden'],
  ['ENOTDIR', 'file-in-path'],
  ['ENOSPC', 'disk-full'],
  ['EIO', 'file-trouble'],
])('makes a refusal of %s', (code, expected) => {
  expect(worldRefusal(systemError(code))).toMatchObject({ rule: 'R1', code: expected });
});

it('names the file that was asked for', () => {
  expect(worldRefusal(systemError('ENOENT'))?.args).toEqual({ file: '/there' });
  expect(worldRefusal(systemError('EISDIR'), 'games')?.args).toEqual({ file: 'games' });
});

it('leaves bugs to be bugs', () => {
  expect(worldRefusal(new TypeError('x is not a function'))).toBeUndefined();
  expect(worldRefusal(Object.assign(new Error('wrong argument'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBeUndefined();
  expect(worldRefusal('thrown text')).toBeUndefined();
});
