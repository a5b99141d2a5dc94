import type { GameSummary } from '../../games/store.ts';

const ID = 'colours';

/** The most points of a finished game alone on this device. */
export function ownBest(games: readonly GameSummary[]): number | undefined {
  const points = games.flatMap((game) =>
    game.game === ID && game.chairs.length === 1 && game.isOver && game.points ? [game.points[0]!] : [],
  );
  return points.length > 0 ? Math.max(...points) : undefined;
}
