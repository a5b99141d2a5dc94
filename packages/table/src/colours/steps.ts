import { listMoves, type MoveCode, type Seat } from '@crownhold/core';
import { colours, decodeMove, type Move, type State } from '@crownhold/games/colours';

/** A legal step, as the rules code it and as people read it. */
export interface Step<M extends Move = Move> {
  readonly code: MoveCode;
  readonly move: M;
}

/** Whose step it is, and in which state. */
export interface Position {
  readonly state: State;
  readonly seat: Seat;
}

/** The moves of a kind; several kinds may share a shape. */
export type MoveOf<K extends Move['kind'], M = Move> = M extends { readonly kind: infer L }
  ? K extends L
    ? M & { readonly kind: K }
    : never
  : never;

/** The legal steps of one kind. */
export function stepsOf<K extends Move['kind']>({ state, seat }: Position, kind: K): readonly Step<MoveOf<K>>[] {
  return [...listMoves(colours, state, seat)].flatMap((code) => {
    const move = decodeMove(code)!;
    return isOf(move, kind) ? [{ code, move }] : [];
  });
}

function isOf<K extends Move['kind']>(move: Move, kind: K): move is MoveOf<K> & Move {
  return move.kind === kind;
}
