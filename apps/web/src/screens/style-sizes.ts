/** From a sign in a line of text to a picture. */
export const SIZES_PX = [20, 34, 48, 96, 200] as const;
export const SEATS = [0, 1, 2, 3] as const;
