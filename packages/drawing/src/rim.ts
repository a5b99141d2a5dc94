import type { Corners } from './hand.ts';
import type { Place } from './way.ts';

export interface RimPlace {
  /** The middle of the base line. */
  readonly at: Place;
  readonly degrees: 0 | 90 | -90;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Lettering {
  /** From the rim to the letters, and the height of letters. */
  readonly inset: number;
  readonly rise: number;
  /** Of the whole name. */
  readonly length: number;
}

const STEP = 4;
/** A sign whose middle is farther from the rim leaves room for letters. */
const DEEP = 66;
const HALF_SIGN = 34;

/**
 * Where the name of a kingdom is lettered: inside the rim, along the longer sides of the map, near the middle of the
 * stretch that is the kingdom's, and clear of signs as far as they let it.
 */
export function rimPlace(
  outline: Corners,
  { width, height }: Size,
  { inset, rise, length }: Lettering,
  signs: readonly Place[],
): RimPlace | undefined {
  const isWide = width > height;
  const far = isWide ? height : width;
  const [along, across] = isWide ? [0, 1] : [1, 0];
  for (const edge of [0, far]) {
    const stretch = touching(outline, across, edge);
    if (stretch.length < 2) continue;
    const near = signs.filter((sign) => Math.abs(sign[across]! - edge) < DEEP).map((sign) => sign[along]!);
    const middle = clearest(Math.min(...stretch), Math.max(...stretch), length, near);
    if (isWide) return { at: [middle, edge === 0 ? inset + rise : far - inset], degrees: 0 };
    return { at: [edge === 0 ? inset + rise : far - inset - rise, middle], degrees: edge === 0 ? -90 : 90 };
  }
  return undefined;
}

/** The other coordinate of the corners that lie on an edge. */
function touching(outline: Corners, across: number, edge: number): readonly number[] {
  const on: number[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    if (outline[i + across] === edge) on.push(outline[i + 1 - across]!);
  }
  return on;
}

function clearest(from: number, to: number, length: number, signs: readonly number[]): number {
  const middle = (from + to) / 2;
  const cost = (at: number) =>
    signs.reduce((sum, sign) => sum + Math.max(0, length / 2 + HALF_SIGN - Math.abs(at - sign)), 0) +
    Math.abs(at - middle) / 8;
  let best = middle;
  for (let at = from + length / 2 + STEP; at <= to - length / 2 - STEP; at += STEP)
    if (cost(at) < cost(best)) best = at;
  return best;
}
