import { CHANCE, createRng, listMoves } from '@crownhold/core';
import { duel } from '../../src/duel/index.ts';

export interface DieFrequencies {
  /** How often each face came, by its text. */
  readonly counts: Readonly<Record<string, number>>;
  /** The chi-square statistic against the sides of the die, and its degrees of freedom. */
  readonly chiSquare: number;
  readonly freedom: number;
}

const SIDES = 6;

/** Rolls each die this often through the rules and holds the faces against the sides that show them. */
export function measureFaces(rolls: number, seed: number): readonly DieFrequencies[] {
  const rng = createRng(seed);
  const state = duel.create({ seats: 2, spellbook: 'drawn', first: 0 });
  const dice: DieFrequencies[] = [];
  while (state.phase === 'roll') {
    const faces = new Map([...listMoves(duel, state, CHANCE)].map((move) => [move, 0]));
    for (let i = 0; i < rolls; i++) {
      const move = duel.sample(state, CHANCE, rng);
      faces.set(move, faces.get(move)! + 1);
    }
    const chiSquare = [...faces].reduce((sum, [move, count]) => {
      const expected = (rolls * duel.chanceWeight(state, move)) / SIDES;
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    const counts = [...faces].map(([move, count]) => [duel.formatMove(state, move).replace(/^roll \d /, ''), count]);
    dice.push({ counts: Object.fromEntries(counts), chiSquare, freedom: faces.size - 1 });
    duel.apply(state, CHANCE, [...faces.keys()][0]!);
  }
  return dice;
}
