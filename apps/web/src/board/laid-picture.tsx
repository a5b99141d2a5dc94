import type { JSX } from 'preact';
import { rim } from './line.ts';
import { viewBox } from './paper.tsx';
import type { Frame, Spot, Square } from './square.ts';
import { LaidPiece } from './squares.tsx';

/** A domino as it lies on a board, as large as the squares that it covers. */
export function LaidPicture({ squares }: { readonly squares: readonly Square[] }): JSX.Element {
  return (
    <svg class="domino" aria-hidden="true" viewBox={viewBox(frameOf(squares.map(({ spot }) => spot)), 0)}>
      <LaidPiece squares={squares} size="full" />
    </svg>
  );
}

/** The line around a region. */
export function RimPicture({ spots }: { readonly spots: readonly Spot[] }): JSX.Element {
  return (
    <svg class="domino" aria-hidden="true" viewBox={viewBox(frameOf(spots), 0)}>
      <path class="glow-rim" d={rim(spots)} />
    </svg>
  );
}

function frameOf(spots: readonly Spot[]): Frame {
  return {
    left: Math.min(...spots.map(({ x }) => x)),
    right: Math.max(...spots.map(({ x }) => x)),
    bottom: Math.min(...spots.map(({ y }) => y)),
    top: Math.max(...spots.map(({ y }) => y)),
  };
}
