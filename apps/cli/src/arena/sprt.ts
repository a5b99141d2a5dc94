import type { Lot } from './statistics.ts';

/** Two claims in Elo's scale: the first bot is no better than `low`, or at least as good as `high`. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

/** How a sequential test stands: which claim it takes for true, if any, after how many deals, and by what. */
export interface SprtVerdict {
  readonly accepted: keyof Hypotheses | undefined;
  readonly deals: number;
  /** The logarithm of how much likelier the results are by the higher claim; beyond ± `SPRT_BOUND` it is decided. */
  readonly ratio: number;
}

/** Either error happens in one of twenty tests at most. */
const ERROR = 0.05;
export const SPRT_BOUND = Math.log((1 - ERROR) / ERROR);
/** Deals added to the spread, one won and one lost: a few victories in a row are no certainty. */
const ADDED_DEALS = 2;
const ADDED_WINS = 1;

/**
 * Wald's sequential probability ratio test over the shares of deals, in their order: it ends with the first deal that
 * decides it. Shares of deals are taken as normal with the spread seen so far, since the games of a deal are alike.
 */
export function testSequentially(deals: readonly Lot[], { low, high }: Hypotheses): SprtVerdict {
  const [lowShare, highShare] = [shareOf(low), shareOf(high)];
  let sum = 0;
  let squares = 0;
  let ratio = 0;
  for (const [at, { won, of }] of deals.entries()) {
    const share = won / of;
    sum += share;
    squares += share * share;
    const count = at + 1;
    const wide = count + ADDED_DEALS;
    const mean = (sum + ADDED_WINS) / wide;
    const variance = (squares + ADDED_WINS) / wide - mean * mean;
    ratio = ((highShare - lowShare) * (2 * sum - count * (lowShare + highShare))) / (2 * variance);
    if (Math.abs(ratio) >= SPRT_BOUND) return { accepted: ratio > 0 ? 'high' : 'low', deals: count, ratio };
  }
  return { accepted: undefined, deals: deals.length, ratio };
}

/** The share of comparisons that a difference in Elo's scale wins. */
function shareOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}
