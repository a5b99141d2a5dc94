/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Side = 'above' | 'left' | 'below' | 'over';

export interface BubblePlace {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  /** Where the tip is, from the corner of the bubble. */
  readonly tip: { readonly x: number; readonly y: number };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 12;
const EDGE_PX = 6;
/** Narrower than this a column beside the board is no place for words. */
const LEAST_PX = 180;
const MOST_PX = 320;

/** Where words about a thing go: beside it, and never over the bar at the top, which says what is asked and what happened. */
export function placeBubble(at: Box, size: Size, window: Size, barBottom: number): BubblePlace {
  const side = sideOf(at, size.height, window.height, barBottom);
  const { width, height } = size;
  const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  const x = side === 'left' ? at.left - GAP_PX - width : between(EDGE_PX, middle.x - width / 2, window.width - width);
  const tops = {
    above: at.top - GAP_PX - height,
    below: Math.max(bottomOf(at), barBottom) + GAP_PX,
    left: between(barBottom + EDGE_PX, middle.y - height / 2, window.height - height),
    over: Math.max(at.top, barBottom) + GAP_PX,
  };
  const y = tops[side];
  const tip = {
    x: Math.min(width - 24, Math.max(24, middle.x - x)),
    y: Math.min(height - 20, Math.max(20, middle.y - y)),
  };
  return { side, x, y, tip };
}

/** The room to the left of a thing, if words are to go there. */
export function widthBeside(at: Box, height: number, window: Size, barBottom: number): number | undefined {
  const isBeside = sideOf(at, height, window.height, barBottom) === 'left';
  return isBeside ? Math.min(MOST_PX, at.left - GAP_PX - EDGE_PX) : undefined;
}

function sideOf(at: Box, height: number, windowHeight: number, barBottom: number): Side {
  const needed = height + GAP_PX + EDGE_PX;
  if (at.top - barBottom >= needed) return 'above';
  const hasRoomBelow = Math.max(bottomOf(at), barBottom) + needed <= windowHeight;
  if (at.left >= LEAST_PX && (at.height > needed || !hasRoomBelow)) return 'left';
  return hasRoomBelow ? 'below' : 'over';
}

function bottomOf({ top, height }: Box): number {
  return top + height;
}

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(high - EDGE_PX, value));
}
