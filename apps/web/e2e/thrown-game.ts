import { formatRecord, isRefusal } from '@crownhold/core';
import { beginAlone, recordAlone } from '@crownhold/fair';
import { colours, landingBy, THROWER_ID } from '@crownhold/games/colours';
import { createThrower } from '@crownhold/throw';

/** The record of a game of Colour Kingdoms after its first throw: always the same. */
export async function throwOnce(): Promise<string> {
  const physics = await createThrower();
  const thrower = { id: THROWER_ID, throw: landingBy(physics.throw) };
  const options = colours.parseOptions({ seats: 2 });
  if (isRefusal(options)) throw new Error(options.code);
  const alone = beginAlone(colours, options, { secret: new Uint8Array(32).fill(4), table: 'dice', thrower });
  return formatRecord(recordAlone(alone));
}
