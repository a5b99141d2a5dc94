import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useArtSize } from './art-size.ts';
import { Paper, viewBox } from './paper.tsx';
import type { Frame, Spot, Square } from './square.ts';
import { Squares } from './squares.tsx';
import './grid-board.css';

interface MiniBoardProps {
  /** What the picture shows, in words. */
  readonly label: string;
  readonly frame: Frame;
  readonly squares: readonly Square[];
  readonly open?: Frame | undefined;
  /** Laid last: they keep a ring. */
  readonly fresh?: readonly Spot[] | undefined;
}

/** A kingdom as a picture, with as much of its art as its size can show. */
export function MiniBoard({ label, frame, squares, open, fresh }: MiniBoardProps): JSX.Element {
  const svg = useRef<SVGSVGElement>(null);
  const size = useArtSize(svg, frame);
  const picture = useMemo(
    () => (
      <>
        <Paper frame={frame} open={open} />
        <Squares squares={squares} size={size} fresh={fresh} />
      </>
    ),
    [frame, open, squares, size, fresh],
  );
  return (
    <svg
      ref={svg}
      class={size === 'full' ? 'grid-board' : 'grid-board is-mini'}
      viewBox={viewBox(frame, 4)}
      role="img"
      aria-label={label}
    >
      {picture}
    </svg>
  );
}
