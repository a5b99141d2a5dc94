import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { UNIT } from './line.ts';
import type { Frame } from './square.ts';

const EASE_MS = 300;
const BOTH = 'cubic-bezier(.4,0,.2,1)';

/**
 * Where a picture of one frame has to lie, in its own pixels, to look like the picture of another frame in the same window:
 * the middle of the window stays, so it is a scale around the middle and a shift.
 */
export function cameraShift(from: Frame, to: Frame, windowPx: number): { x: number; y: number; scale: number } {
  const [before, after] = [sideOf(from), sideOf(to)];
  const scale = after / before;
  const unitPx = windowPx / (before * UNIT);
  const [one, other] = [middleOf(from), middleOf(to)];
  return { x: (other.x - one.x) * UNIT * unitPx, y: (one.y - other.y) * UNIT * unitPx, scale };
}

/** Eases a board from the part of the plane that it showed to the part that it shows now; to another plane it jumps. */
export function useCamera(board: RefObject<SVGSVGElement | null>, frame: Frame, plane: number | undefined): void {
  const before = useRef({ frame, plane });
  useLayoutEffect(() => {
    const { frame: from, plane: last } = before.current;
    before.current = { frame, plane };
    const { current } = board;
    if (!current || plane !== last || isSameFrame(from, frame) || isStill()) return;
    const { width, height } = current.getBoundingClientRect();
    const { x, y, scale } = cameraShift(from, frame, Math.min(width, height));
    const start = { translate: [`${x}px`, `${y}px`].join(' '), scale: String(scale) };
    current.animate([start, { translate: '0 0', scale: '1' }], { duration: EASE_MS, easing: BOTH });
  }, [board, frame, plane]);
}

function isStill(): boolean {
  return document.documentElement.dataset['motion'] === 'less';
}

function isSameFrame(one: Frame, other: Frame): boolean {
  return one.left === other.left && one.right === other.right && one.bottom === other.bottom && one.top === other.top;
}

/** The longer side: a frame is shown as large as it fits. */
function sideOf({ left, right, bottom, top }: Frame): number {
  return Math.max(right - left, top - bottom) + 1;
}

function middleOf({ left, right, bottom, top }: Frame): { readonly x: number; readonly y: number } {
  return { x: (left + right + 1) / 2, y: (bottom + top + 1) / 2 };
}
