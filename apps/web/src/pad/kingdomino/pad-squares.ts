import type { Frame, Spot, Square } from '../../board/square.ts';
import { markAt, type Sheet, sizeOf } from './sheet.ts';

/** The pad as a board: its first row on top. */
export function padFrame(size: number): Frame {
  return { left: 0, right: size - 1, bottom: 0, top: size - 1 };
}

export function spotOf(at: number, size: number): Spot {
  return { x: at % size, y: size - 1 - Math.floor(at / size) };
}

export function indexOf({ x, y }: Spot, size: number): number {
  return (size - 1 - y) * size + x;
}

export function padSquares(sheet: Sheet, seat: number): readonly Square[] {
  const size = sizeOf(sheet);
  return sheet.flatMap((_, at): readonly Square[] => {
    const mark = markAt(sheet, at);
    const spot = spotOf(at, size);
    if (mark === undefined) return [];
    if (mark === 'castle') return [{ spot, face: { kind: 'castle', seat } }];
    const { terrain, crowns } = mark;
    return [{ spot, face: { kind: 'ground', ground: terrain, crowns, drawing: at } }];
  });
}
