import type { Frame } from './frame.ts';
import type { Part } from './movement.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const OUT = 'cubic-bezier(.2,.8,.2,1)';
export const BOTH = 'cubic-bezier(.4,0,.2,1)';

const HOP_HEIGHT = 24;
const HOP_SINK = 2;
const LIFT = 6;
/** The least distance between words and the edge of the window. */
const EDGE = 4;
const RISE = 20;
const OVERSHOOT = 1.04;

const AT_REST: Frame = { translate: '0 0', rotate: '0deg', scale: '1' };

/** The part of a place that is meant. */
export function partOf({ x, y, width, height }: Rect, part: Part | undefined): Rect {
  if (!part) return { x, y, width, height };
  return { x: x + part.x * width, y: y + part.y * height, width: part.width * width, height: part.height * height };
}

/** The smallest rectangle around some others. */
export function around(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Straight from one place to another, grown and turned on the way; it lands a little large and comes to rest. */
export function flyFrames(from: Rect, to: Rect, quarters: number): readonly Frame[] {
  const start = at(from, to);
  const size = Math.max(from.width, from.height) / Math.max(to.width, to.height);
  return [
    { translate: start, rotate: `${90 * (quarters === 3 ? -1 : quarters)}deg`, scale: String(size), easing: BOTH },
    { offset: 0.85, translate: '0 0', rotate: '0deg', scale: String(OVERSHOOT), easing: OUT },
    AT_REST,
  ];
}

/** In an arc, and into its place as one puts down a pawn. */
export function hopFrames(from: Rect, to: Rect): readonly Frame[] {
  const [dx, dy] = shift(from, to);
  const size = from.width / to.width;
  const steps = [0, 0.25, 0.5, 0.75].map((part): Frame => {
    const height = HOP_HEIGHT * 4 * part * (1 - part);
    return {
      offset: part * 0.9,
      translate: px(dx * (1 - part), dy * (1 - part) - height),
      scale: String(size + (1 - size) * part),
      easing: 'linear',
    };
  });
  return [...steps, { offset: 0.9, translate: px(0, HOP_SINK), scale: '1' }, { translate: '0 0', scale: '1' }];
}

/** The back of a piece out of the stack, until it stands on its edge. */
export function backFrames(from: Rect, to: Rect, ms: number, overMs: number): readonly Frame[] {
  const size = from.width / to.width;
  return [
    { translate: at(from, to), scale: String(size), opacity: 1, easing: OUT },
    { offset: (ms - overMs) / ms, translate: '0 0', scale: '1', opacity: 1, easing: 'linear' },
    { offset: (ms - overMs / 2) / ms, translate: '0 0', scale: '1 0', opacity: 1 },
    { offset: (ms - overMs / 2) / ms, translate: '0 0', scale: '1 0', opacity: 0 },
    { translate: '0 0', scale: '1 0', opacity: 0 },
  ];
}

/** Its face, from where it stands on its edge. */
export function faceFrames(ms: number, overMs: number): readonly Frame[] {
  const edge = (ms - overMs / 2) / ms;
  return [
    { scale: '1 0', opacity: 0 },
    { offset: edge, scale: '1 0', opacity: 0 },
    { offset: edge, scale: '1 0', opacity: 1, easing: OUT },
    { scale: '1', opacity: 1 },
  ];
}

/** Lifted, from pale to full ink, then let go. */
export function dropFrames(): readonly Frame[] {
  return [
    { translate: px(-3, -5), scale: '1', opacity: 0.82, easing: OUT },
    { offset: 0.3, translate: px(0, -LIFT), scale: String(OVERSHOOT), opacity: 1, easing: OUT },
    { offset: 0.63, translate: '0 0', scale: String(OVERSHOOT), opacity: 1, easing: OUT },
    { translate: '0 0', scale: '1', opacity: 1 },
  ];
}

/** Two turns about two axes, slower and slower, and then at rest. */
export function tumbleFrames(): readonly Frame[] {
  return [
    { translate: px(0, -18), rotate: '1 1 0 -720deg', opacity: 1, easing: OUT },
    { offset: 0.78, translate: '0 0', rotate: '1 1 0 -24deg', opacity: 1, easing: OUT },
    { translate: '0 0', rotate: '1 1 0 0deg', opacity: 1 },
  ];
}

/** Over its lower corner, and pale. */
export function tipFrames(): readonly Frame[] {
  return [
    { translate: '0 0', rotate: '0deg', opacity: 1, easing: BOTH },
    { offset: 0.4, translate: px(0, -LIFT), rotate: '20deg', opacity: 1, easing: OUT },
    { offset: 0.75, translate: px(LIFT, 0), rotate: '90deg', opacity: 0.6 },
    { translate: px(LIFT, 0), rotate: '90deg', opacity: 0.6 },
  ];
}

/** A window that opens from left to right over what stands still in it: the window goes one way, its content the other. */
export function strokeFrames(part: 'window' | 'content'): readonly Frame[] {
  return [{ translate: part === 'window' ? '-100% 0' : '100% 0', easing: 'linear' }, { translate: '0 0' }];
}

/** What stands at its place comes there from another one. */
export function comeFrames(from: Rect, to: Rect): readonly Frame[] {
  return [
    { translate: at(from, to), scale: String(from.width / to.width), easing: BOTH },
    { translate: '0 0', scale: '1' },
  ];
}

export function glowFrames(): readonly Frame[] {
  return [{ opacity: 0 }, { offset: 0.3, opacity: 1 }, { opacity: 0 }];
}

export function riseFrames(): readonly Frame[] {
  return [
    { translate: '0 0', opacity: 0, easing: OUT },
    { offset: 0.2, translate: px(0, -RISE / 2), opacity: 1, easing: OUT },
    { offset: 0.8, translate: px(0, -RISE), opacity: 1 },
    { translate: px(0, -RISE), opacity: 0 },
  ];
}

/** How far something has to move so that all of it can be seen in a window of a width. */
export function shiftInside(left: number, right: number, width: number): number {
  if (left < EDGE) return EDGE - left;
  return Math.min(0, width - EDGE - right);
}

export function slideFrames(kind: 'slide-in' | 'slide-out'): readonly Frame[] {
  const frames: readonly Frame[] = [
    { translate: '100% 0', easing: BOTH },
    { translate: '0 0', easing: BOTH },
  ];
  return kind === 'slide-in' ? frames : frames.toReversed();
}

/** From the middle of one place to the middle of another. */
function shift(from: Rect, to: Rect): readonly [number, number] {
  return [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
}

function at(from: Rect, to: Rect): string {
  return px(...shift(from, to));
}

function px(x: number, y: number): string {
  return [x, y].map((length) => `${Math.round(length * 100) / 100}px`).join(' ');
}
