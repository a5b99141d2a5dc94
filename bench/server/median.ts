export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1]!;
}
