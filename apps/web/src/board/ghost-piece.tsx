import type { JSX } from 'preact';
import type { Size } from '../art/ground.ts';
import { outline, UNIT } from './line.ts';
import type { Frame, Ghost, Spot } from './square.ts';
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

/** A badge of so many signs lies on the corner of the piece; a longer one below it, or above where there is no room. */
const SHORT = 4;
const LONG_GAP = 19;

function longBadgeY(squares: Ghost['squares'], frame: Frame): number {
  const bottom = Math.min(...squares.map(({ spot }) => spot.y));
  const top = Math.max(...squares.map(({ spot }) => spot.y));
  return bottom > frame.bottom ? (1 - bottom) * UNIT + LONG_GAP : -top * UNIT - LONG_GAP;
}

interface GhostPieceProps {
  readonly ghost: Ghost;
  readonly size: Size;
  /** What the badge stays within. */
  readonly frame: Frame;
}

/** A piece held over the board: lifted where it may lie, struck through where it may not. */
export function GhostPiece({ ghost, size, frame }: GhostPieceProps): JSX.Element {
  const { squares, isLegal, badge } = ghost;
  const around = squares.map((square) => outline(square.spot, square.joined)).join('');
  const whole = squares.map((square) => outline(square.spot)).join('');
  const right = Math.max(...squares.map(({ spot }) => spot.x));
  const bottom = Math.min(...squares.map(({ spot }) => spot.y));
  const isLong = badge.length > SHORT;
  const width = 20 + badge.length * (isLong ? 9.5 : 12);
  const [least, most] = [frame.left * UNIT + width / 2, (frame.right + 1) * UNIT + 6 - width / 2];
  const middle = Math.max(least, Math.min(most, (right + 1) * UNIT - 8));
  return (
    <g class={isLegal ? 'ghost is-legal' : 'ghost is-illegal'} data-in-hand>
      <path class="ghost-shadow" d={whole} />
      <g class="ghost-lift">
        <LaidPiece squares={squares} size={size} />
        {!isLegal && <path class="ghost-veil" d={whole} />}
        {!isLegal && <path class="ghost-cross" d={squares.map((square) => crossHatch(square.spot)).join('')} />}
        {isLegal && <path class="ghost-halo" d={around} />}
        <path class="ghost-edge" d={around} />
        {badge !== '' && (
          <g transform={`translate(${middle} ${isLong ? longBadgeY(squares, frame) : (1 - bottom) * UNIT - 4})`}>
            <rect class="badge-plate" x={-width / 2} y={-15} width={width} height={30} rx={13} ry={15} />
            <text class={isLong ? 'badge-text is-long' : 'badge-text'} y={isLong ? 6 : 8}>
              {badge}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}
