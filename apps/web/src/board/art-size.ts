import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Size } from '../art/ground.ts';
import type { Frame } from './square.ts';

/** From so many pixels a square on, small scenes can be made out. */
const FULL_PX = 34;

/** Which drawings suit a board of that many pixels, with so many squares across and down. */
export function artSize(widthPx: number, heightPx: number, { left, right, bottom, top }: Frame): Size {
  const squarePx = Math.min(widthPx / (right - left + 1), heightPx / (top - bottom + 1));
  return squarePx >= FULL_PX ? 'full' : 'small';
}

/** The drawings for a board as large as it is on the screen. */
export function useArtSize(board: RefObject<SVGSVGElement | null>, frame: Frame): Size {
  const [size, setSize] = useState<Size>('full');
  const { left, right, bottom, top } = frame;
  useLayoutEffect(() => {
    const { current } = board;
    if (!current) return undefined;
    // It tells the first size too, before anything is painted, and nothing has to be laid out only to be measured.
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize(artSize(width, height, { left, right, bottom, top }));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [board, left, right, bottom, top]);
  return size;
}
