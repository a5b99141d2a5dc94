import { CHANCE, type GameOptions, type MoveCode, type Rng, type Rules, type StateBuffer } from './game.ts';
import { below, RNG_RANGE } from './rng.ts';

/** A chance move by weight, found by listing; `buffer` holds at least `maxMoves`. */
export function sampleChance<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  rng: Rng,
  buffer: Int32Array,
): MoveCode {
  const count = rules.legalMoves(state, CHANCE, buffer);
  const weight = rules.chanceWeight(state, buffer[0]!);
  let total = weight;
  let isEven = true;
  for (let i = 1; i < count; i++) {
    const next = rules.chanceWeight(state, buffer[i]!);
    total += next;
    isEven &&= next === weight;
  }
  // Most chance is even, like a draw from a bag, and then its place in the list is enough.
  if (isEven) return buffer[below(rng, count)]!;
  let left = (rng() / RNG_RANGE) * total;
  let i = 0;
  while (i < count - 1 && left >= rules.chanceWeight(state, buffer[i]!))
    left -= rules.chanceWeight(state, buffer[i++]!);
  return buffer[i]!;
}
