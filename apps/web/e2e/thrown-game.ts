import { formatRecord, isRefusal } from '@crownhold/core';
import { beginAlone, recordAlone } from '@crownhold/fair';
import { colours, landingBy, THROWER_ID } from '@crownhold/games/colours';
import { createThrower } from '@crownhold/throw';

/** The dice as the page throws them. */
export async function coloursThrower() {
  const physics = await createThrower();
  return { id: THROWER_ID, throw: landingBy(physics.throw) };
}

/** The record of a game of Colour Kingdoms after its first throw: always the same. */
export async function throwOnce(): Promise<string> {
  const thrower = await coloursThrower();
  const options = colours.parseOptions({ seats: 2 });
  if (isRefusal(options)) throw new Error(options.code);
  const alone = beginAlone(colours, options, { secret: new Uint8Array(32).fill(4), table: 'dice', thrower });
  return formatRecord(recordAlone(alone));
}
