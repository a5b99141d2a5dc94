import type { Seat } from '@crownhold/core';

/** What a search rewards. */
export interface RewardShape {
  /** The part of a reward that is for winning; the rest is for the margin. */
  readonly win: number;
  /** A lead of so many points is half of what a margin can bring. */
  readonly margin: number;
}

const USUAL: RewardShape = { win: 0.6, margin: 20 };

/** What a point is worth to somebody who plays alone. */
const POINT_ALONE = 0.02;

/** How well a game went for a seat: from 0, a clear defeat, to 1, a clear victory; alone it is points that count. */
export function rewardOf(scores: Float64Array, seat: Seat, { win: share, margin }: RewardShape = USUAL): number {
  if (scores.length === 1) return POINT_ALONE * scores[0]!;
  const lead = leadOf(scores, seat);
  const win = lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  return share * win + (1 - share) * (0.5 + (0.5 * lead) / (margin + Math.abs(lead)));
}

/** By how many points a seat is ahead of the best of the others; alone its points. */
export function leadOf(scores: ArrayLike<number>, seat: Seat): number {
  if (scores.length === 1) return scores[0]!;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat && scores[other]! > best) best = scores[other]!;
  }
  return scores[seat]! - best;
}
