import { hasNoRoom, isDamage, reasonOf } from './sqlite-error.ts';

/** Why a data folder cannot be used. Nothing in it was changed. */
export type StoreFault =
  /** Another process uses it. Its address, once it has one. */
  | { readonly fault: 'locked'; readonly address?: string }
  | { readonly fault: 'damaged'; readonly file: string; readonly reason: string }
  /** The database was written by a later version of the program. */
  | { readonly fault: 'newer'; readonly version: number }
  | { readonly fault: 'full' }
  | { readonly fault: 'unusable'; readonly reason: string };

export function isStoreFault(value: object): value is StoreFault {
  return 'fault' in value;
}

export function faultOf(error: unknown, file: string): StoreFault {
  if (hasNoRoom(error)) return { fault: 'full' };
  if (isDamage(error)) return { fault: 'damaged', file, reason: reasonOf(error) };
  return { fault: 'unusable', reason: reasonOf(error) };
}
