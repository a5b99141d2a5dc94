import type { StateBuffer } from '@crownhold/core';
import type { Evidence, NamedThrower } from '@crownhold/fair';
import { colours, landingBy, THROWER_ID } from '@crownhold/games/colours';
import { verifyEquation } from './ed25519.ts';

interface Named {
  readonly id: string;
}

/** The dice of a game, if they are thrown in earnest. Loads the physics for them, and for nothing else. */
export async function loadThrower({ id }: Named): Promise<NamedThrower<StateBuffer> | undefined> {
  if (id !== colours.id) return undefined;
  const { createThrower } = await import('@crownhold/throw');
  const physics = await createThrower();
  return { id: THROWER_ID, throw: landingBy(physics.throw) };
}

/** What a verifier needs: the signatures of Node, and for some games the dice to throw again. */
export async function loadEvidence(game: Named): Promise<Evidence<StateBuffer>> {
  const thrower = await loadThrower(game);
  return { verifyEquation, ...(thrower && { throwers: { [thrower.id]: thrower.throw }, hasDice: true }) };
}
