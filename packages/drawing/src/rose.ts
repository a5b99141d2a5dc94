import { round } from './hand.ts';

export interface Rose {
  /** To fill with ink. */
  readonly dark: string;
  /** To fill with paper. */
  readonly light: string;
  /** Thin lines. */
  readonly lines: string;
}

const RING = Array.from({ length: 37 }, (_, i) => 10 * i);
const LONG = [1, 0.78, 0.78, 0.78] as const;

/** A compass rose of radius 1 times `size` around 0, 0; north is up, or to the right where the map is turned. */
export function rose(size: number, isTurned: boolean): Rose {
  const turn = isTurned ? Math.PI / 2 : 0;
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180 - Math.PI / 2 + turn;
    return `${round(size * radius * Math.cos(angle))} ${round(size * radius * Math.sin(angle))}`;
  };
  const half = (degrees: number, length: number, side: 1 | -1, waist: number) =>
    `M0 0L${at(length, degrees)}L${at(waist, degrees + side * 45)}Z`;
  const points = LONG.map((length, i) => [90 * i, length] as const);
  const small = points.map(([degrees]) => [degrees + 45, 0.52] as const);
  const lily = `M${at(1.52, 0)}Q${at(1.3, -9)} ${at(1.06, 0)}Q${at(1.3, 9)} ${at(1.52, 0)}ZM${at(1.04, 0)}Q${at(1.12, -16)} ${at(1.34, -14)}Q${at(1.2, -5)} ${at(1.04, 0)}Q${at(1.2, 5)} ${at(1.34, 14)}Q${at(1.12, 16)} ${at(1.04, 0)}Z`;
  return {
    dark: [
      ...small.map(([degrees, length]) => half(degrees, length, 1, 0.2)),
      ...points.map(([degrees, length]) => half(degrees, length, 1, 0.24)),
      lily,
    ].join(''),
    light: [
      ...small.map(([degrees, length]) => half(degrees, length, -1, 0.2)),
      ...points.map(([degrees, length]) => half(degrees, length, -1, 0.24)),
    ].join(''),
    lines: RING.map((degrees, i) => `${i ? 'L' : 'M'}${at(0.62, degrees)}`).join(''),
  };
}
