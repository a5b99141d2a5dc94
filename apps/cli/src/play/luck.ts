import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { StateBuffer } from '@crownhold/core';
import type { Dealing } from '@crownhold/fair';

const SECRET_BYTES = 32;

/** What chance begins with at a table: that of the game, and that of its bots. */
export interface Luck extends Dealing<StateBuffer> {
  readonly botSeed: number;
}

export function randomLuck(): Luck {
  return { secret: randomBytes(SECRET_BYTES), table: randomUUID(), botSeed: randomInt(2 ** 31) };
}

/** The same for the same seed, to play a game again; whoever knows the seed knows all that comes. */
export function seededLuck(seed: number): Luck {
  const secret = createHash('sha256').update(`crownhold seed ${seed}`).digest();
  return { secret, table: `seed-${seed}`, botSeed: seed };
}
