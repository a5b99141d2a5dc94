import type { ComponentChildren, JSX } from 'preact';
import { type Corners, Cut, PRINT } from '../hand.tsx';

type Step = readonly [number, number];

interface DieProps {
  readonly x: number;
  readonly y: number;
  /** From the left upper corner of the front: along it, down it, and to the back. */
  readonly along: Step;
  readonly down: Step;
  readonly back: Step;
  /** Front, top and right side, each drawn in a square of 64 units. */
  readonly faces: readonly [ComponentChildren, ComponentChildren, ComponentChildren];
  readonly fills?: readonly [string, string, string];
}

const IVORY = ['var(--ivory)', 'var(--ivory)', 'var(--ivory)'] as const;
// Shade as a woodcut has it.
const HATCH = 'M58 6V60M50 10V62M42 4V58M34 8V61M26 5V60M18 9V62M10 5V58M3 20V62';

/** A die that lies on the table, three of its faces to be seen. */
export function Die({ x, y, along, down, back, faces, fills = IVORY }: DieProps): JSX.Element {
  const sides = [
    [[0, 0], along, down],
    [back, along, [-back[0], -back[1]]],
    [along, back, down],
  ] as const;
  const shadow = [
    down,
    [down[0] + along[0], down[1] + along[1]],
    [along[0] + back[0] + 16, down[1] + along[1] + back[1] + 8],
    [down[0] + along[0] + 14, down[1] + along[1] + 7],
    [down[0] + 10, down[1] + 7],
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon points={shadow.join(' ')} fill={PRINT} opacity=".18" />
      {sides.map(([[atX, atY], [a, b], [c, d]], side) => {
        const corners: Corners = [atX, atY, atX + a, atY + b, atX + a + c, atY + b + d, atX + c, atY + d];
        return (
          <g key={side}>
            <Cut d={corners} fill={fills[side]!} line={1.4} />
            <g transform={`matrix(${[a / 64, b / 64, c / 64, d / 64, atX, atY]})`}>
              {side === 2 && <path d={HATCH} stroke={PRINT} stroke-width="2.4" opacity=".55" />}
              <g transform="translate(5.5 5.5) scale(.83)">{faces[side]}</g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
