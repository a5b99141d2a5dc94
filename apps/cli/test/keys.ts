import { formatDraft, type GameTypes, isRefusal, type Refusal, type Seat, type View } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { Board, Turn } from '../src/play/board.ts';

/** Keys at a board, without a session: what they make of a turn. */
export function keysOf<G extends GameTypes, I extends Input<G>, A, F>(board: Board<G, I, A, F>) {
  type T = Turn<I, F>;
  const at = (input: I): T => ({ input, focus: board.rest(input) });
  const pressOne = (turn: T, key: string): T | Refusal | undefined => {
    const pressed = board.press(turn, key);
    if (!pressed) return undefined;
    if ('focus' in pressed) return { ...turn, focus: pressed.focus };
    const input = board.inputRules.act(turn.input, pressed.action);
    return isRefusal(input) ? input : at(input);
  };
  return {
    start: (view: View<G['state']>, seat: Seat) => at(board.inputRules.start(view, seat)),
    /** None of the keys is refused. */
    press: (turn: T, ...keys: readonly string[]): T =>
      keys.reduce((now, key) => {
        const next = pressOne(now, key);
        if (next === undefined || isRefusal(next)) throw new Error(`${key}: ${next?.code ?? 'nothing'}`);
        return next;
      }, turn),
    /** The rule and the code by which a key is refused; empty if it is not. */
    refusalTo: (turn: T, key: string): string => {
      const answer = pressOne(turn, key);
      return answer && isRefusal(answer) ? `${answer.rule} ${answer.code}` : '';
    },
    undo: (turn: T): T | undefined => {
      const focus = board.close?.(turn);
      if (focus !== undefined) return { ...turn, focus };
      const input = board.inputRules.undo(turn.input);
      return input && at(input);
    },
    text: ({ input }: T) => formatDraft(input.draft),
  };
}
