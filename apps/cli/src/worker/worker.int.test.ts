import { expect, it } from 'vitest';
import { crownhold } from '../../test/crownhold.ts';

it('worker says what it needs where there is no database, and that it cannot be reached', () => {
  const missing = crownhold(['worker'], '', { DATABASE_URL: '' });
  expect([missing.code, missing.stdout]).toEqual([1, '']);
  expect(missing.stderr).toContain('A worker needs DATABASE_URL');
  // A port at which nobody listens; the password is nobody's business.
  const away = crownhold(['worker'], '', { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/crownhold' });
  expect([away.code, away.stdout]).toEqual([1, '']);
  expect(away.stderr).toContain('127.0.0.1:1/crownhold');
  expect(away.stderr).not.toContain('secret');
});
