/** How far the counting is at a moment. */
export interface CountingFrame {
  /** How long after the frame before. */
  readonly afterMs: number;
  /** How many things of each seat are counted; one more than there are when nothing of it is pointed at any more. */
  readonly counted: readonly number[];
  /** Which thing of its seat is counted at this moment, from 0; nothing while nobody's points grow. */
  readonly note?: number;
}

const STEP_MS = 500;
/** So many things are counted at that pace, and the rest faster. */
const CALM = 4;
const QUICK_MS = 300;
const MOST_MS = 5000;
const BREATH_MS = 400;

/** How long each of so many things is counted: never more than five seconds in all. */
export function stepTimes(count: number): readonly number[] {
  const quickMs = Math.min(QUICK_MS, Math.floor((MOST_MS - CALM * STEP_MS) / Math.max(1, count - CALM)));
  return Array.from({ length: count }, (_, at) => (at < CALM ? STEP_MS : quickMs));
}

/**
 * The counting, frame by frame: seat by seat from the last place on, or all who have not won at once; whoever has won comes
 * last. Without ranks nobody has won yet.
 */
export function countingFrames(
  counts: readonly number[],
  ranks: readonly number[] | undefined,
  areAtOnce: boolean,
): readonly CountingFrame[] {
  const frames: CountingFrame[] = [{ afterMs: 0, counted: counts.map(() => 0) }];
  for (const seats of groupsOf(counts.length, ranks, areAtOnce)) {
    let waitMs = BREATH_MS;
    for (const { afterMs, items } of stepsOf(seats, counts)) {
      const counted = frames.at(-1)!.counted.map((known, seat) => items.get(seat) ?? known);
      const notes = [...items].filter(([seat, item]) => item <= counts[seat]!).map(([, item]) => item - 1);
      frames.push({ afterMs: waitMs + afterMs, counted, ...(notes.length > 0 && { note: Math.max(...notes) }) });
      waitMs = 0;
    }
  }
  return frames;
}

function groupsOf(
  seats: number,
  ranks: readonly number[] | undefined,
  areAtOnce: boolean,
): readonly (readonly number[])[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const order = ranks ? all.toSorted((one, other) => ranks[other]! - ranks[one]!) : all;
  if (!areAtOnce) return order.map((seat) => [seat]);
  const hasWon = (seat: number) => ranks?.[seat] === 1;
  return [order.filter((seat) => !hasWon(seat)), order.filter(hasWon)].filter((group) => group.length > 0);
}

interface Step {
  readonly afterMs: number;
  /** By seat, how many of its things are counted from now on. */
  readonly items: ReadonlyMap<number, number>;
}

/** The moments of some seats that are counted side by side, in their order. */
function stepsOf(seats: readonly number[], counts: readonly number[]): readonly Step[] {
  const moments = new Map<number, Map<number, number>>();
  for (const seat of seats) {
    let atMs = 0;
    // The end of the last thing is a moment too: nothing is pointed at any more.
    for (const [at, ms] of [...stepTimes(counts[seat]!), 0].entries()) {
      const items = moments.get(atMs) ?? new Map<number, number>();
      moments.set(atMs, items.set(seat, at + 1));
      atMs += ms;
    }
  }
  const times = [...moments.keys()].sort((one, other) => one - other);
  return times.map((atMs, at) => ({ afterMs: atMs - (times[at - 1] ?? 0), items: moments.get(atMs)! }));
}
