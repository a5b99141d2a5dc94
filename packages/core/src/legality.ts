import type { Actor, GameOptions, MoveCode, Rules, StateBuffer } from './game.ts';

/** The legal moves of an actor in a list of their own; search uses `Rules.legalMoves` with one buffer instead. */
export function listMoves<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  actor: Actor,
): Int32Array {
  const buffer = new Int32Array(rules.maxMoves);
  return buffer.subarray(0, rules.legalMoves(state, actor, buffer));
}

export function isLegal<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  actor: Actor,
  move: MoveCode,
): boolean {
  return listMoves(rules, state, actor).includes(move);
}
