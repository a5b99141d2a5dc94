/** [C1] The six colours, and so the six kingdoms: each is called by the colour of its capital. */
export const COLOURS = ['blue', 'green', 'yellow', 'violet', 'red', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

/** [C12] What stands for a colour where colours cannot be seen. */
export const LETTERS: Readonly<Record<Colour, string>> = {
  blue: 'b',
  green: 'g',
  yellow: 'y',
  violet: 'v',
  red: 'r',
  brown: 'n',
};
