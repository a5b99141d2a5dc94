import type { JSX } from 'preact';

/** A tick in a box of 10 units, as a pencil draws it. */
export const TICK_PATH = 'M2.500 6l3 3.500 5-8.500';

/** A tick by itself, to be drawn by a pencil. */
export function TickArt(): JSX.Element {
  return (
    <svg class="box is-drawn" viewBox="1 1 10 10" aria-hidden="true" focusable="false">
      <path d={TICK_PATH} />
    </svg>
  );
}

/** The width of a row of boxes, in units of 12 a box. */
export const MOST_BOXES = 5;

/** The line through a row of some boxes that nobody can fill any more. */
export function strikePath(length: number): string {
  return `M0 8Q${length * 6} 5.500 ${length * 12} 7.500`;
}

/** The same line by itself, over the whole width of a row. */
export function StrikeArt({ length }: { readonly length: number }): JSX.Element {
  return (
    <svg viewBox={`0 0 ${MOST_BOXES * 12} 14`} aria-hidden="true" focusable="false">
      <path class="box-strike" d={strikePath(length)} />
    </svg>
  );
}
