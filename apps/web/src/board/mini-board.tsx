import type { JSX } from 'preact';
import { Paper, viewBox } from './paper.tsx';
import type { Frame, Square } from './square.ts';
import { Squares } from './squares.tsx';
import './grid-board.css';

interface MiniBoardProps {
  /** What the picture shows, in words. */
  readonly label: string;
  readonly frame: Frame;
  readonly squares: readonly Square[];
  readonly open?: Frame | undefined;
}

/** A kingdom as a small picture. */
export function MiniBoard({ label, frame, squares, open }: MiniBoardProps): JSX.Element {
  return (
    <svg class="grid-board is-mini" viewBox={viewBox(frame, 4)} role="img" aria-label={label}>
      <Paper frame={frame} open={open} />
      <Squares squares={squares} size="small" />
    </svg>
  );
}
