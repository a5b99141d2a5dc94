import type { Place, Size } from './turned-map.ts';

/** The part of a map that is seen: an SVG view box. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Paper around the map. */
const MARGIN = 10;
const MOST_ZOOM = 4;
const DOUBLE_TAP_ZOOM = 2;

export function wholeView({ width, height }: Size): View {
  return { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** Pixels per unit of a map that fills a window. */
export function scaleIn(size: Size, windowPx: Size): number {
  const { width, height } = wholeView(size);
  return Math.min(windowPx.width / width, windowPx.height / height);
}

export function isWhole(view: View, whole: View): boolean {
  return view.width >= whole.width;
}

/**
 * A view after a gesture: what lay at `from` lies at `to`, `factor` times as large. Both are coordinates of `view`. One
 * finger moves the map with factor 1; two fingers are their middle and the ratio of their distances.
 */
export function moveView(view: View, whole: View, from: Place, to: Place, factor: number): View {
  const zoom = clamp((factor * whole.width) / view.width, 1, MOST_ZOOM);
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  const real = view.width / width;
  return {
    x: clamp(from[0] - (to[0] - view.x) / real, whole.x, whole.x + whole.width - width),
    y: clamp(from[1] - (to[1] - view.y) / real, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
}

/** Two fingers from where they were to where they are. */
export function pinchView(view: View, whole: View, from: readonly [Place, Place], to: readonly [Place, Place]): View {
  return moveView(view, whole, middleOf(from), middleOf(to), gapOf(to) / gapOf(from));
}

/** Twice as large around a place, and back to the whole map. */
export function toggleView(view: View, whole: View, at: Place): View {
  return isWhole(view, whole) ? moveView(view, whole, at, at, DOUBLE_TAP_ZOOM) : whole;
}

/** An area with less room than this, across and in pixels, is missed by fingers. */
const FINGER_PX = 34;
const CROWDED_ZOOM = 1.6;

/**
 * What a finger sees that taps the whole map where it is crowded: nearer first, to tap again. Nothing where there is room,
 * or where it has come nearer already. `room` is how far the next border is from the middle of what is tapped.
 */
export function crowdedView(view: View, whole: View, at: Place, room: number, pxPerUnit: number): View | undefined {
  if (!isWhole(view, whole) || 2 * room * pxPerUnit >= FINGER_PX) return undefined;
  return moveView(view, whole, at, at, CROWDED_ZOOM);
}

/** The view moved as little as it takes to see a place with some room around it. */
export function revealInView(view: View, whole: View, [x, y]: Place, room: number): View {
  const to: Place = [
    clamp(x, view.x + room, view.x + view.width - room),
    clamp(y, view.y + room, view.y + view.height - room),
  ];
  return moveView(view, whole, [x, y], to, 1);
}

function middleOf([[ax, ay], [bx, by]]: readonly [Place, Place]): Place {
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** Never 0: two fingers can report the same pixel. */
function gapOf([[ax, ay], [bx, by]]: readonly [Place, Place]): number {
  return Math.max(1, Math.hypot(ax - bx, ay - by));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
