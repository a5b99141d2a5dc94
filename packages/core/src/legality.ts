import type { Actor, GameOptions, MoveCode, Rules, StateBuffer } from './game.ts';

/** Room for the longest list so far: to allocate it every time costs more than to list. */
const NO_ROOM = new Int32Array(0);
let buffer = NO_ROOM;

/** The legal moves of an actor in a list of their own; search uses `Rules.legalMoves` with one buffer instead. */
export function listMoves<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  actor: Actor,
): Int32Array {
  const room = buffer.length < rules.maxMoves ? new Int32Array(rules.maxMoves) : buffer;
  // Rules that list while they list get room of their own.
  buffer = NO_ROOM;
  const moves = room.slice(0, rules.legalMoves(state, actor, room));
  buffer = room;
  return moves;
}

export function isLegal<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  actor: Actor,
  move: MoveCode,
): boolean {
  return listMoves(rules, state, actor).includes(move);
}
