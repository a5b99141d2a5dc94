import {
  extendDraft,
  type GameOf,
  type GameTypes,
  isRefusal,
  refuse,
  type Seat,
  startDraft,
  undoDraft,
  type View,
} from '@crownhold/core';
import { draftAfter, type Input, type InputRules } from '../src/input.ts';

/** Input without a cursor: an action is the text of a step. */
export function plainRules<G extends GameTypes>(
  game: GameOf<G>,
  ways: Partial<Pick<InputRules<G, Input<G>, string>, 'isHidden' | 'isBetweenGames' | 'order'>> = {},
): InputRules<G, Input<G>, string> {
  const start = (view: View<G['state']>, seat: Seat): Input<G> => ({ draft: startDraft(view, seat) });
  return {
    game,
    start,
    act(input, step) {
      const move = game.parseMove(input.draft.state, step);
      const draft = move === undefined ? refuse('N1', 'unreadable') : extendDraft(game, input.draft, move);
      return isRefusal(draft) ? draft : { draft };
    },
    undo: ({ draft }) => (draft.moves.length > 0 ? { draft: undoDraft(game, draft) } : undefined),
    rebase: ({ draft }, view) => ({ draft: draftAfter<G>(game, startDraft(view, draft.seat), draft.steps.join(';')) }),
    resume: ({ draft }, turn) => ({ draft: draftAfter<G>(game, draft, turn) }),
    isHidden: () => false,
    isBetweenGames: () => false,
    order: (_, seats) => seats,
    ...ways,
  };
}
