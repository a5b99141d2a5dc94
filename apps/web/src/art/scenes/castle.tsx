import type { JSX } from 'preact';
import { Cut, Gouge, PRINT } from '../hand.tsx';
import { HALF } from './patch.tsx';

interface StandProps {
  readonly x: number;
  readonly y: number;
}

/** The castle on its rock. */
export function Castle({ x, y }: StandProps): JSX.Element {
  const { x: w, y: h } = HALF;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Cut d={[-w, 0, 0, h, w, 0, w, 6, 0, h + 6, -w, 6]} fill="var(--court-tone)" />
      <Cut d={[-w, 0, 0, -h, w, 0, 0, h]} fill="var(--court)" />
      <g transform="scale(1.15)">
        <Cut d={[-9, 0, -9, -40, 10, -40, 10, 0]} fill="var(--ivory)" />
        <Cut d={[-12, -39, 0, -62, 13, -39]} fill="var(--crayon-red)" />
        <Cut d={[-22, 4, -22, -22, -17, -22, -17, -26, -12, -26, -12, -22, -8, -22, -8, 8]} fill="var(--ivory)" />
        <Cut d={[9, 8, 9, -22, 13, -22, 13, -26, 18, -26, 18, -22, 23, -22, 23, 4]} fill="var(--ivory)" />
        <Cut
          d={[-10, 10, -10, -14, -5, -14, -5, -18, 0, -18, 0, -14, 5, -14, 5, -18, 11, -18, 11, 10]}
          fill="var(--ivory)"
        />
        <path d="M-4 11V1C-4-5 5-5 5 1V11ZM-2-26v-6c0-3 5-3 5 0v6ZM-17-9v-6h4v6ZM15-9v-6h4v6Z" fill={PRINT} />
        <Gouge d="M18 4v-8M20-1v-6M7 7v-8M-8-8h4M7-34v8M14 6v-4M-20-2h3M5-58l5 14M2-57l3 12" />
        <Gouge d="M0-62v-15" line={1.6} />
        <Cut d="M1-77C7-80 10-73 18-76L14-71 18-66C10-63 7-70 1-67Z" fill="var(--player-0)" line={1.1} />
      </g>
    </g>
  );
}

/** A wooden king with a crown on his head. */
export function King({ x, y }: StandProps): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Cut
        d="M-18 12C-17-2-12-8-10-16-20-15-21-25-13-26L-9-27C-12-36-6-41 1-41S13-36 9-27L14-26C21-25 20-15 11-16 13-8 18-2 18 12Z"
        fill="var(--player-0)"
        line={1.7}
      />
      <Gouge d="M10 9C9 1 7-4 5-10M14 9C13 4 12 1 10-3M6 9C6 4 5 0 4-3M6-24c3-2 4-6 3-10M-8-20l-4 0" />
      <Cut d="M-11-38L-15-54-6-46 1-58 7-46 16-54 12-38C4-35-5-35-11-38Z" fill="var(--gold)" />
      <path d="M-2-43l3-3 3 3-3 3Z" fill="var(--crayon-red)" />
    </g>
  );
}
