import type { StateBuffer } from '@crownhold/core';
import { colours, landingBy, THROWER_ID } from '@crownhold/games/colours';
import { createThrower } from '@crownhold/throw';
import type { NamedThrower } from '../src/alone.ts';
import type { Evidence } from '../src/verify.ts';
import { EVIDENCE, type Kind, kindOf } from './kinds.ts';

const physics = await createThrower();
const BOX: NamedThrower<StateBuffer> = { id: THROWER_ID, throw: landingBy(physics.throw) };

/** Colour Kingdoms with real dice in the box. */
export const BOXED: readonly Kind[] = [2, 4].map((seats) => {
  const { name, plan } = kindOf(`Colour Kingdoms in the box, ${seats} seats`, colours, { seats, map: 'first' });
  return { name, plan: { ...plan, isHiding: true, thrower: BOX } };
});

export const BOX_EVIDENCE: Evidence<StateBuffer> = {
  ...EVIDENCE,
  throwers: { ...EVIDENCE.throwers, [BOX.id]: BOX.throw },
};
