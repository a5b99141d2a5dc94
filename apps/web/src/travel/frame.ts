/** Transforms and opacity, and nothing else: no frame of it lays out or paints a board. */
export interface Frame {
  readonly offset?: number;
  readonly translate?: string;
  readonly rotate?: string;
  readonly scale?: string;
  readonly opacity?: number;
  readonly easing?: string;
}
