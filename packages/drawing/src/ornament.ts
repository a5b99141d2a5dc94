import { type Corners, round } from './hand.ts';
import type { Kingdom } from './kingdom.ts';
import { distanceTo, type Place, rightOf, stopsAlong } from './way.ts';

/** How far inside the border an ornament runs. */
export const ORNAMENT_INSET = 9.5;

interface Motif {
  readonly step: number;
  /** SVG commands with letters and numbers apart; pairs are along the border and inwards. */
  readonly line: string;
}

// Waves, firs, ears, blossoms, peaks and furrows.
const MOTIFS: Readonly<Record<Kingdom, Motif>> = {
  blue: { step: 17, line: 'M -8.5 0 Q -4 -5 0 0 Q 4 5 8.5 0' },
  green: { step: 15, line: 'M 0 4.5 L 0 -3 M -4 -3.5 L 0 0.5 L 4 -3.5 M -3 0.5 L 0 3.5 L 3 0.5' },
  yellow: { step: 14, line: 'M -6 2 Q -3 -5 2 -2.5 Q 0 3 -6 2 M 3 3 L 5.5 1.5' },
  violet: { step: 18, line: 'M -9 -3 Q 0 7 9 -3 M -2.5 -3 L 0 -0.5 L 2.5 -3' },
  red: { step: 16, line: 'M -8 3.5 L -2 -4 L 1 0 L 3.5 -2.5 L 8 3.5' },
  brown: { step: 17, line: 'M -7 -2.5 L 3 -2.5 M -3 1.5 L 7 1.5' },
};

/**
 * The ornament of a kingdom along the inside of its outline, which runs clockwise; none where the border bends so sharply
 * that it would leave the kingdom, and none at the places that `isFree` refuses.
 */
export function ornament(kingdom: Kingdom, outline: Corners, isFree: (at: Place) => boolean): string {
  const { step, line } = MOTIFS[kingdom];
  const parts = line.split(' ');
  return stopsAlong(outline, step)
    .map(({ at, along }) => {
      const inwards = rightOf(along);
      const middle: Place = [at[0] + inwards[0] * ORNAMENT_INSET, at[1] + inwards[1] * ORNAMENT_INSET];
      if (distanceTo(outline, middle) < ORNAMENT_INSET * 0.86 || !isFree(middle)) return '';
      return stamp(parts, middle, along, inwards);
    })
    .join('');
}

function stamp(parts: readonly string[], [x, y]: Place, along: Place, inwards: Place): string {
  let path = '';
  for (let i = 0; i < parts.length; i++) {
    const [u, v] = [Number(parts[i]), Number(parts[i + 1])];
    if (Number.isNaN(u)) path += parts[i];
    else {
      path += `${round(x + u * along[0] + v * inwards[0])} ${round(y + u * along[1] + v * inwards[1])} `;
      i++;
    }
  }
  return path;
}
