/** An estimate with half the width of its 95 % confidence interval, which a single deal does not have. */
export interface Figure {
  readonly mean: number;
  readonly error: number | undefined;
}

/** The mean of independent values. */
export function estimateMean(values: readonly number[]): Figure {
  const mean = sum(values) / values.length;
  const spread = sum(values.map((value) => (value - mean) ** 2));
  return { mean, error: halfWidth(spread, values.length) };
}

/**
 * A share of things that come in independent lots, of which some may be empty: so many of all. Two lots more, one won and
 * one lost, widen the interval: twenty victories out of twenty do not mean that there will never be a defeat.
 */
export function estimateShare(lots: readonly Lot[]): Figure {
  const all = sum(lots.map(({ of }) => of));
  const mean = sum(lots.map(({ won }) => won)) / all;
  const usual = all / lots.length;
  const wide = [...lots, { won: usual, of: usual }, { won: 0, of: usual }];
  const middle = sum(wide.map(({ won }) => won)) / sum(wide.map(({ of }) => of));
  const spread = sum(wide.map(({ won, of }) => ((won - middle * of) / usual) ** 2));
  return { mean, error: lots.length < 2 ? undefined : halfWidth(spread, wide.length) };
}

export interface Lot {
  readonly won: number;
  readonly of: number;
}

/** A difference in Elo's scale with its 95 % confidence interval. */
export interface EloFigure {
  readonly mean: number;
  readonly low: number | undefined;
  readonly high: number | undefined;
}

/** Of whoever is better in this share of so many comparisons. A difference without end is cut where they can tell no more. */
export function eloOf({ mean, error }: Figure, comparisons: number): EloFigure {
  const edge = 0.5 / comparisons;
  const elo = (share: number) => {
    const within = Math.min(1 - edge, Math.max(edge, share));
    return 400 * Math.log10(within / (1 - within));
  };
  return {
    mean: elo(mean),
    low: error === undefined ? undefined : elo(mean - error),
    high: error === undefined ? undefined : elo(mean + error),
  };
}

function halfWidth(spread: number, count: number): number | undefined {
  return count < 2 ? undefined : studentQuantile(count - 1) * Math.sqrt(spread / (count - 1) / count);
}

const NORMAL = 1.959964;
const EXACT = [12.7062, 4.3027, 3.1824, 2.7764];

/** Within this many standard errors lie 95 % of means; the expansion of Cornish and Fisher where no table is needed. */
export function studentQuantile(freedom: number): number {
  const z = NORMAL;
  const expanded =
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3);
  return EXACT[freedom - 1] ?? expanded;
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
