import type { JSX } from 'preact';
import { placed } from '../../../board/line.ts';
import { viewBox } from '../../../board/paper.tsx';
import type { MapSquare } from '../map-picture.ts';
import { SquareArt } from './map-art.tsx';

/** Drawn squares as large as the ones that they cover, to travel. */
export function DrawnPicture({ squares }: { readonly squares: readonly MapSquare[] }): JSX.Element {
  const xs = squares.map(({ spot }) => spot.x);
  const ys = squares.map(({ spot }) => spot.y);
  const frame = { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
  return (
    <svg class="domino" viewBox={viewBox(frame, 0)} aria-hidden="true" focusable="false">
      {squares.map((square) => (
        <SquareArt key={placed(square.spot)} square={square} />
      ))}
    </svg>
  );
}
