import { type AnyGame, type GameOptions, listMoves, type MoveCode, type StateBuffer } from '@crownhold/core';
import * as fc from 'fast-check';
import { actorsAt } from '../roster.ts';

/** Where codes to be refused come from: ints of any kind, and a bit to spoil legal codes with. */
export interface OddCodes {
  readonly ints: readonly number[];
  readonly bit: number;
}

export const oddCodes: fc.Arbitrary<OddCodes> = fc.record({
  ints: fc.array(fc.integer(), { maxLength: 8 }),
  bit: fc.nat({ max: 31 }),
});

/** Legal codes of everybody, their neighbours, the same with a bit turned over, and ints of any kind. */
export function codesToTry(
  game: AnyGame,
  state: StateBuffer,
  options: GameOptions,
  { ints, bit }: OddCodes,
): readonly MoveCode[] {
  const legal = actorsAt(options).flatMap((actor) => [...listMoves(game, state, actor)]);
  const spoilt = legal.flatMap((move) => [move - 1, move + 1, move ^ (1 << bit), ~move]);
  return [...new Set([...legal, ...spoilt, ...ints, 0, -1, 2 ** 31 - 1, -(2 ** 31)])];
}
