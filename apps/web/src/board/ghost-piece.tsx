import type { JSX } from 'preact';
import type { Size } from '../art/ground.ts';
import { outline, UNIT } from './line.ts';
import type { Ghost, Spot } from './square.ts';
import { LaidPiece } from './squares.tsx';

// Strokes to the right, then to the left, as one strikes out a drawing.
function crossHatch({ x, y }: Spot): string {
  const [left, top] = [x * UNIT, -y * UNIT];
  const shifts = [14, 31, 48];
  const right = shifts.map(
    (shift) =>
      `M${left + Math.max(3, shift - 30)} ${top + Math.min(61, shift + 32)}L${left + Math.min(61, shift + 30)} ${top + Math.max(3, shift - 32)}`,
  );
  const leftward = shifts.map(
    (shift) =>
      `M${left + Math.max(3, shift - 30)} ${top + Math.max(3, 64 - shift - 32)}L${left + Math.min(61, shift + 30)} ${top + Math.min(61, 64 - shift + 32)}`,
  );
  return right.join('') + leftward.join('');
}

/** A piece held over the board: lifted where it may lie, struck through where it may not. */
export function GhostPiece({ ghost, size }: { readonly ghost: Ghost; readonly size: Size }): JSX.Element {
  const { squares, isLegal, badge } = ghost;
  const around = squares.map((square) => outline(square.spot, square.joined)).join('');
  const whole = squares.map((square) => outline(square.spot)).join('');
  const right = Math.max(...squares.map(({ spot }) => spot.x));
  const bottom = Math.min(...squares.map(({ spot }) => spot.y));
  const width = 20 + badge.length * 12;
  return (
    <g class={isLegal ? 'ghost is-legal' : 'ghost is-illegal'}>
      <path class="ghost-shadow" d={whole} />
      <g class="ghost-lift">
        <LaidPiece squares={squares} size={size} />
        {!isLegal && <path class="ghost-veil" d={whole} />}
        {!isLegal && <path class="ghost-cross" d={squares.map((square) => crossHatch(square.spot)).join('')} />}
        {isLegal && <path class="ghost-halo" d={around} />}
        <path class="ghost-edge" d={around} />
        {badge !== '' && (
          <g transform={`translate(${(right + 1) * UNIT - 8} ${(1 - bottom) * UNIT - 4})`}>
            <rect class="badge-plate" x={-width / 2} y={-15} width={width} height={30} rx={13} ry={15} />
            <text class="badge-text" y={8}>
              {badge}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}
