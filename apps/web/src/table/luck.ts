import { createRng, type StateBuffer } from '@crownhold/core';
import type { Dealing, NamedThrower } from '@crownhold/fair';
import { formatHex } from '../games/hex.ts';

const SECRET_BYTES = 32;
const ID_BYTES = 8;

/** Where secrets and the thoughts of bots begin: this device, or the `seed` in the page's address, which makes a game repeatable. */
let rng = createSeeded(globalThis.location?.search);

const REPEATABLE_NODES = 400;

/** Bots of a repeatable game think so far, on any device; without a seed they think for a time. */
export function botNodes(): number | undefined {
  return rng ? REPEATABLE_NODES : undefined;
}

/** Begins anew with the address of the page: a worker has another one. */
export function seedBy(search: string): void {
  rng = createSeeded(search);
}

function freshSecret(): Uint8Array {
  return freshBytes(SECRET_BYTES);
}

/** By what a game of its own is dealt. */
export function freshDealing<S extends StateBuffer>(thrower: NamedThrower<S> | undefined): Dealing<S> {
  return { secret: freshSecret(), table: freshId(), ...(thrower && { thrower }) };
}

/** A number for a bot to begin its thoughts with. */
export function freshSeed(): number {
  return rng ? rng() : crypto.getRandomValues(new Uint32Array(1))[0]! >>> 2;
}

/** The id of a match, the same for no other. */
export function freshId(): string {
  return formatHex(freshBytes(ID_BYTES));
}

/** The id of a command. Never from the seed of the address: a game is repeatable whatever its commands are called. */
export function freshCommandId(): string {
  return formatHex(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}

function freshBytes(length: number): Uint8Array {
  const random = rng;
  return random ? Uint8Array.from({ length }, () => random() & 0xff) : crypto.getRandomValues(new Uint8Array(length));
}

function createSeeded(search: string | undefined) {
  const seed = new URLSearchParams(search).get('seed');
  const number = Number(seed);
  return seed !== null && Number.isSafeInteger(number) ? createRng(number) : undefined;
}
