import { type Game, type GameOptions, type Seat, SPECTATOR, type StateBuffer } from './game.ts';
import { listMoves } from './legality.ts';

/** First steps that are tried. */
const TRIED = 12;

/**
 * Whether others may not know the turn that a seat makes next. It is decided by what the seat knows before its turn, never
 * by the turn itself: a hidden turn that changes nothing must not differ from one that does. Where no turn can change
 * anything, everybody knows that.
 */
export function isTurnHidden<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  before: S,
  seat: Seat,
): boolean {
  if (game.isOpen) return false;
  const view = game.view(before, seat);
  const moves = listMoves(game, view, seat);
  const tried = Math.min(TRIED, moves.length);
  for (let k = 0; k < tried; k++) {
    const state = game.copy(view);
    const turn = game.turn(state, seat);
    game.apply(state, seat, moves[Math.floor((k * moves.length) / tried)]!);
    while (game.turn(state, seat) === turn) game.apply(state, seat, listMoves(game, state, seat)[0]!);
    if (isSecret(game, state, seat)) return true;
  }
  return false;
}

/** Whether a seat knows something that a spectator does not. */
function isSecret<S extends StateBuffer, O extends GameOptions, E>(game: Game<S, O, E>, state: S, seat: Seat): boolean {
  const own = game.view(state, seat).bytes;
  const shown = game.view(state, SPECTATOR).bytes;
  return own.some((byte, at) => byte !== shown[at]);
}
