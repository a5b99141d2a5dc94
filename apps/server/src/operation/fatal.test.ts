import { describe, expect, it } from 'vitest';
import { causesOf } from './fatal.ts';

describe('an error that ends the process', () => {
  it('is told with all that caused it, and where', () => {
    const cause = Object.assign(new TypeError('no line'), { code: 'ECONNREFUSED' });
    const causes = causesOf(new Error('no answer', { cause }));
    expect(causes).toMatchObject([
      { name: 'Error', message: 'no answer' },
      { name: 'TypeError', message: 'no line', code: 'ECONNREFUSED' },
    ]);
    expect(causes[0]!.stack[0]).toContain('fatal.test.ts');
  });

  it('may be anything', () => {
    expect(causesOf('words')).toEqual([{ name: 'string', message: 'words', stack: [] }]);
    expect(causesOf(null)).toMatchObject([{ message: 'null' }]);
    expect(causesOf(undefined)).toEqual([]);
  });

  it('tells no password and no token', () => {
    const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9v';
    const [told] = causesOf(new Error(`postgres://ann:secret@host/db, cookie ${token}`));
    expect(told!.message).toBe('postgres://…@host/db, cookie …');
  });
});
