import { expect, it } from 'vitest';
import { lockToken, unlockToken } from './token-lock.ts';

it('opens with the same secret alone, unchanged, and looks different each time', () => {
  const locked = lockToken('token', 'secret');
  expect(unlockToken(locked, 'secret')).toBe('token');
  expect(unlockToken(locked, 'another')).toBeUndefined();
  const changed = Buffer.from(locked, 'base64url');
  changed[14]! ^= 1;
  expect(unlockToken(changed.toString('base64url'), 'secret')).toBeUndefined();
  expect(unlockToken('', 'secret')).toBeUndefined();
  expect(Buffer.from(locked, 'base64url').includes('token')).toBe(false);
  expect(lockToken('token', 'secret')).not.toBe(locked);
});
