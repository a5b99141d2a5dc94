/** [C13] The dice, in the order in which they are dropped and told. */
export const DICE = ['blue', 'red', 'yellow', 'white'] as const;
export type Die = (typeof DICE)[number];

/**
 * [C13] The six sides of every die and their drops. Opposite sides show the same number, so that of the three sides
 * that an eye can see each shows another.
 *
 * | side | normal in the die's own frame | drops |
 * |---|---|---|
 * | 0, 1 | +x, -x | 2 |
 * | 2, 3 | +y, -y | 3 |
 * | 4, 5 | +z, -z | 4 |
 */
export const DROPS = [2, 2, 3, 3, 4, 4] as const;
export type Drops = (typeof DROPS)[number];
