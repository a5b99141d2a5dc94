import {
  type Game,
  type GameOptions,
  type MoveCode,
  type Refusal,
  refuse,
  type Seat,
  type StateBuffer,
  type View,
} from './game.ts';
import { joinTurn } from './turn.ts';

/** A turn in the making: nobody else sees it, and every step of it can be taken back. */
export interface Draft<S extends StateBuffer> {
  readonly seat: Seat;
  readonly start: View<S>;
  readonly moves: readonly MoveCode[];
  /** The same as a command writes them. */
  readonly steps: readonly string[];
  /** What the seat would see after these steps. */
  readonly state: View<S>;
}

export function startDraft<S extends StateBuffer>(view: View<S>, seat: Seat): Draft<S> {
  return { seat, start: view, moves: [], steps: [], state: view };
}

/** The draft with one more step, or why that step cannot be. A complete draft takes no more. */
export function extendDraft<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  draft: Draft<S>,
  move: MoveCode,
): Draft<S> | Refusal {
  if (isComplete(game, draft)) return refuse('N4', 'turn-complete');
  const refusal = game.refusal(draft.state, draft.seat, move);
  if (refusal) return refusal;
  const steps = [...draft.steps, game.formatMove(draft.state, move)];
  return { ...draft, moves: [...draft.moves, move], steps, state: played(game, draft.state, draft.seat, [move]) };
}

/** The draft without its last step; an empty draft stays as it is. */
export function undoDraft<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  draft: Draft<S>,
): Draft<S> {
  const moves = draft.moves.slice(0, -1);
  return { ...draft, moves, steps: draft.steps.slice(0, -1), state: played(game, draft.start, draft.seat, moves) };
}

/** Whether the draft is a whole turn and can be sent. */
export function isComplete<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  draft: Draft<S>,
): boolean {
  return game.turn(draft.state, draft.seat) !== game.turn(draft.start, draft.seat);
}

/** The text of the turn so far, as a command carries it. */
export function formatDraft(draft: Draft<StateBuffer>): string {
  return joinTurn(draft.steps);
}

function played<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  from: View<S>,
  seat: Seat,
  moves: readonly MoveCode[],
): View<S> {
  const state = game.copy(from);
  for (const move of moves) game.apply(state, seat, move);
  // Own moves on an own view give an own view: the preview property of the conformance suite.
  return state as View<S>;
}
