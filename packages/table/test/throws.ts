import { below, CHANCE, createRng, listMoves } from '@crownhold/core';
import type { NamedThrower, Outcome } from '@crownhold/fair';
import { colours } from '@crownhold/games/colours';
import type { AnyTypes } from './games.ts';

const DICE = 4;

/** In the place of physics: four landings from a seed, each with a path. */
export const thrower = {
  id: 'test-throws',
  throw(state: ReturnType<typeof colours.create>, seed: Uint8Array): readonly Outcome[] | undefined {
    if (!colours.formatMove(state, listMoves(colours, state, CHANCE)[0]!).startsWith('land ')) return undefined;
    const rng = createRng(new DataView(seed.buffer, seed.byteOffset).getUint32(0));
    return Array.from({ length: DICE }, (_, die) => {
      const moves = listMoves(colours, state, CHANCE);
      const move = moves[below(rng, moves.length)]!;
      colours.apply(state, CHANCE, move);
      return { move, attachment: { die, path: below(rng, 1000) } };
    });
  },
  // It is only given states of Colour Kingdoms.
} as unknown as NamedThrower<AnyTypes['state']>;
