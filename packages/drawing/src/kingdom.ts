/** The six kingdoms of the map, called by their colours. */
export const KINGDOMS = ['blue', 'green', 'yellow', 'violet', 'red', 'brown'] as const;
export type Kingdom = (typeof KINGDOMS)[number];
