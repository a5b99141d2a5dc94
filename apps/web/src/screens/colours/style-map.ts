import { COLOURS, type Colour, LETTERS } from '@crownhold/games/colours/map';

export type Paints = readonly (Colour | undefined)[];

/** A sheet in the middle of a game, nine areas a kingdom. */
export const PAINTS: Paints = [
  'gnynv.gry', // blue
  '.b...y...', // green
  '.br.y.yv.', // yellow
  'by.v..grb', // violet
  '.r..vb...', // red
  '.rb.n...y', // brown
].flatMap((row) => [...row].map((sign) => COLOURS.find((colour) => LETTERS[colour] === sign)));

export function letter(colour: Colour): string {
  return LETTERS[colour].toUpperCase();
}
