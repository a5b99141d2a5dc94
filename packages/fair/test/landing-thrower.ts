import { below, CHANCE, createRng, listMoves } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import type { Outcome, Thrower } from '../src/deal.ts';
import { secretOf } from './secret.ts';

type State = ReturnType<typeof colours.create>;

export const THROWER_ID = 'test-landing';
const DICE = 4;

/** In the place of physics: four landings from a seed, a quarter of the attempts thrown again. */
export const throwLandings: Thrower<State> = (state, seed) => {
  if (!colours.formatMove(state, listMoves(colours, state, CHANCE)[0]!).startsWith('land ')) return undefined;
  let attempt = 0;
  while (numberOf(seed, `attempt ${attempt}`) % 4 === 0) attempt++;
  const rng = createRng(numberOf(seed, `throw ${attempt}`));
  const outcomes: Outcome[] = [];
  for (let die = 0; die < DICE; die++) {
    const moves = listMoves(colours, state, CHANCE);
    const move = moves[below(rng, moves.length)]!;
    outcomes.push({ move, attachment: { attempt, path: [below(rng, 1000) / 8, die] } });
    colours.apply(state, CHANCE, move);
  }
  return outcomes;
};

function numberOf(seed: Uint8Array, name: string): number {
  return new DataView(secretOf(`${seed.join()} ${name}`).buffer).getUint32(0);
}
