import { type AnyGame, joinTurn, type Seat, type StateBuffer, type View } from '@crownhold/core';

/** A list of turns has at most this many. */
export const MAX_TURNS = 20_000;

export interface TurnList {
  /** As a command carries them. */
  readonly turns: readonly string[];
  /** Whether there are more than these. */
  readonly hasMore: boolean;
}

/**
 * The legal turns of a seat in ascending order of their steps, at most `most`. Turns that lead to the same state are one
 * turn, such as the same steps in another order; only the first of them is listed.
 */
export function listTurns(game: AnyGame, view: View<StateBuffer>, seat: Seat, most = MAX_TURNS): TurnList {
  const start = game.turn(view, seat);
  const turns: string[] = [];
  const seen = new Set<string>();
  const steps: string[] = [];
  // One state and one buffer for each depth: creating them costs more than everything else here.
  const states: StateBuffer[] = [];
  const buffers: Int32Array[] = [];
  const visit = (state: StateBuffer): boolean => {
    if (game.turn(state, seat) !== start) {
      if (turns.length === most) return false;
      turns.push(joinTurn(steps));
      return true;
    }
    const depth = steps.length;
    const moves = buffers[depth] ?? new Int32Array(game.maxMoves);
    buffers[depth] = moves;
    const count = game.legalMoves(state, seat, moves);
    for (let at = 0; at < count; at++) {
      const next = game.copy(state, states[depth]);
      states[depth] = next;
      game.apply(next, seat, moves[at]!);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      steps.push(game.formatMove(state, moves[at]!));
      if (!visit(next)) return false;
      steps.pop();
    }
    return true;
  };
  return { hasMore: !visit(view), turns };
}

/** The same text exactly for the same state. */
function keyOf({ bytes }: StateBuffer): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/** The list as the protocol tells it, `legal` as an answer and `turns` to a bot. */
export function turnLines(head: 'legal' | 'turns', { turns, hasMore }: TurnList): readonly string[] {
  return [`${head} ${hasMore ? 'more ' : ''}${turns.length}`, ...turns.map((turn) => `turn ${turn}`), 'end'];
}
