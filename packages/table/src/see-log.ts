import {
  type GameOf,
  type GameTypes,
  type NumberedRow,
  restoreMatch,
  type SeenRow,
  seeRow,
  type Viewer,
} from '@crownhold/core';

/** Every whole row of a log as a viewer is told it, for replays and for those who were away. */
export function seeLog<G extends GameTypes>(
  game: GameOf<G>,
  options: G['options'],
  entries: NumberedRow['entries'],
  viewer: Viewer,
): readonly SeenRow<G>[] {
  const { rows, isUnfinished } = restoreMatch(game, options, entries);
  const state = game.create(options);
  return rows.slice(0, isUnfinished ? -1 : undefined).map((row, index) => {
    const seen = seeRow<G>(game, state, { ...row, version: index + 1 }, viewer);
    for (const { actor, move } of row.entries) game.apply(state, actor, move);
    return seen;
  });
}
