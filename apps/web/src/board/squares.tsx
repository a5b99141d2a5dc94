import type { JSX } from 'preact';
import type { Size } from '../art/ground.ts';
import { FaceArt } from '../art/piece.tsx';
import { outline, placed, rim } from './line.ts';
import { type Spot, type Square, STEPS } from './square.ts';

/** The two halves of each domino together, single squares alone, in the order of their first halves. */
export function pieces(squares: readonly Square[]): readonly (readonly Square[])[] {
  const key = (spot: Spot) => `${spot.x} ${spot.y}`;
  const left = new Map(squares.map((square) => [key(square.spot), square]));
  const found: Square[][] = [];
  for (const square of squares) {
    if (!left.delete(key(square.spot))) continue;
    const step = square.joined && STEPS[square.joined];
    const other = step && left.get(key({ x: square.spot.x + step.x, y: square.spot.y + step.y }));
    if (other !== undefined) left.delete(key(other.spot));
    found.push(other === undefined ? [square] : [square, other]);
  }
  return found;
}

/** The colour a face is printed on. */
function inkClass({ face }: Square): string {
  return face.kind === 'castle' ? 'on-castle' : `on-${face.ground}`;
}

/** One domino or one castle as it lies: colours first, then drawings, then the ink around the whole piece. */
export function LaidPiece({
  squares,
  size,
}: {
  readonly squares: readonly Square[];
  readonly size: Size;
}): JSX.Element {
  return (
    <>
      {squares.map((square) => (
        <g key={placed(square.spot)} class={`${inkClass(square)}${square.light ? ` is-${square.light}` : ''}`}>
          <path class="square-fill" d={outline(square.spot)} />
          <g transform={placed(square.spot)}>
            <FaceArt face={square.face} size={size} />
          </g>
        </g>
      ))}
      <path class="square-line" d={squares.map((square) => outline(square.spot, square.joined)).join('')} />
    </>
  );
}

interface SquaresProps {
  readonly squares: readonly Square[];
  readonly size: Size;
  /** Laid last: they keep a ring. */
  readonly fresh?: readonly Spot[] | undefined;
}

/** A kingdom. */
export function Squares({ squares, size, fresh = [] }: SquaresProps): JSX.Element {
  const lit = squares.filter(({ light }) => light === 'lit').map(({ spot }) => spot);
  return (
    <>
      {pieces(squares).map((piece) => (
        <g key={placed(piece[0]!.spot)} class="laid">
          <LaidPiece squares={piece} size={size} />
        </g>
      ))}
      {lit.length > 0 && <path class="lit-rim" d={rim(lit)} />}
      {fresh.length > 0 && <path class="fresh-ring" d={rim(fresh)} />}
    </>
  );
}
