import {
  type GameOf,
  type GameTypes,
  type NumberedRow,
  restoreMatch,
  type SeenRow,
  seeRow,
  type Viewer,
} from '@crownhold/core';

export interface PlayedRow<G extends GameTypes> {
  readonly before: G['state'];
  readonly row: NumberedRow;
}

/** Every whole row of a log as a viewer is told it: for replays. */
export function seeLog<G extends GameTypes>(
  game: GameOf<G>,
  options: G['options'],
  entries: NumberedRow['entries'],
  viewer: Viewer,
): readonly SeenRow<G>[] {
  const { rows, isUnfinished } = restoreMatch(game, options, entries);
  const whole = rows.length - Number(isUnfinished);
  return playedRows<G>(game, options, entries)
    .slice(0, whole)
    .map(({ before, row }) => seeRow<G>(game, before, row, viewer));
}

/** The rows of a log, the last one perhaps unfinished, each with the state before it. */
export function playedRows<G extends GameTypes>(
  game: GameOf<G>,
  options: G['options'],
  entries: NumberedRow['entries'],
): readonly PlayedRow<G>[] {
  const state = game.create(options);
  return restoreMatch(game, options, entries).rows.map((row, index) => {
    const before = game.copy(state);
    for (const { actor, move } of row.entries) game.apply(state, actor, move);
    return { before, row: { ...row, version: index + 1 } };
  });
}
