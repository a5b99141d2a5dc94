interface Place {
  readonly id: number;
  readonly centre: readonly [number, number];
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads from a place: the nearest one that way, going straight before going far. */
export function nearest(places: readonly Place[], from: number, key: string): number | undefined {
  const way = WAYS[key];
  const start = places.find(({ id }) => id === from);
  if (!way || !start) return undefined;
  let best: number | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const { id, centre } of places) {
    const [dx, dy] = [centre[0] - start.centre[0], centre[1] - start.centre[1]];
    const [ahead, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1]) + Math.abs(dy * way[0])];
    const cost = ahead + 2 * aside;
    if (ahead > aside / 2 && cost < bestCost) [best, bestCost] = [id, cost];
  }
  return best;
}
