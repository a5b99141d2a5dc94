import { createThrower } from '@crownhold/throw';
import { throwOnFirstMap } from './first-map.ts';
import type { Share } from './tally.ts';

/** All that came of some throws, a line of JSON each. Numbers are written so that no bit is lost. */
export async function transcribe({ series, from, count }: Share): Promise<string[]> {
  const thrower = await createThrower();
  return Array.from({ length: count }, (_, i) =>
    JSON.stringify(thrower.throw(throwOnFirstMap(series, from + i)), (_, value: unknown) =>
      Object.is(value, -0) ? '-0' : value,
    ),
  );
}
