import type { JSX } from 'preact';
import type { Face } from '../art/face.ts';
import type { Size } from '../art/ground.ts';
import { outline, UNIT } from './line.ts';
import type { Square } from './square.ts';
import { LaidPiece } from './squares.tsx';
import './domino.css';

export interface DominoPieceProps {
  readonly faces: readonly [Face, Face];
  readonly number: number;
  /** `across`: the first face on the left; `down`: the first face on top. */
  readonly way?: 'across' | 'down';
  /** The seat whose king stands on it. */
  readonly king?: number | undefined;
  readonly isFaceUp?: boolean;
  readonly size?: Size;
}

// Below the crowns, which are counted before one chooses: their discs end at 22 of the 64 units of a square.
/** The same as a part of the whole picture of a domino that lies across. */
export const KING_PART = { x: 46 / 134, y: 25 / 70, width: 42.24 / 134, height: 42.24 / 70 } as const;
const KING_PLACES = { across: 'translate(43 22) scale(.66)', down: 'translate(11 22) scale(.66)' } as const;

/** A domino off the board, with its number, or its back. It takes the width it is given. */
export function DominoPiece(props: DominoPieceProps): JSX.Element {
  const { faces, number, way = 'across', king, isFaceUp = true, size = 'full' } = props;
  const isAcross = way === 'across';
  const squares = squaresOf(faces, isAcross);
  const [width, height] = isAcross ? [2 * UNIT, UNIT] : [UNIT, 2 * UNIT];
  return (
    <svg class="domino" viewBox={`-3 -3 ${width + 6} ${height + 6}`} aria-hidden="true" focusable="false">
      {isFaceUp ? <LaidPiece squares={squares} size={size} /> : <DominoBack squares={squares} isAcross={isAcross} />}
      <Plate
        number={number}
        x={isFaceUp ? width - 15 : width / 2}
        y={isFaceUp ? height - 13 : height / 2}
        isBig={!isFaceUp}
      />
      {king !== undefined && <use href={`#art-king-${king % 4}`} transform={KING_PLACES[way]} />}
    </svg>
  );
}

/** The back of a domino without its number: the stack. */
export function DominoBackSign(): JSX.Element {
  const squares = squaresOf(
    [
      { kind: 'castle', seat: 0 },
      { kind: 'castle', seat: 0 },
    ],
    true,
  );
  return (
    <svg class="domino" viewBox={`-3 -3 ${2 * UNIT + 6} ${UNIT + 6}`} aria-hidden="true" focusable="false">
      <DominoBack squares={squares} isAcross={true} />
    </svg>
  );
}

function squaresOf(faces: readonly [Face, Face], isAcross: boolean): readonly Square[] {
  return [
    { spot: { x: 0, y: 0 }, face: faces[0], joined: isAcross ? 'east' : 'south' },
    { spot: isAcross ? { x: 1, y: 0 } : { x: 0, y: -1 }, face: faces[1], joined: isAcross ? 'west' : 'north' },
  ];
}

function DominoBack({
  squares,
  isAcross,
}: {
  readonly squares: readonly Square[];
  readonly isAcross: boolean;
}): JSX.Element {
  return (
    <g class="on-back">
      <path class="square-fill" d={squares.map((square) => outline(square.spot)).join('')} />
      <use href="#art-back" transform={isAcross ? '' : 'rotate(90 32 32)'} />
      <path class="square-line" d={squares.map((square) => outline(square.spot, square.joined)).join('')} />
    </g>
  );
}

interface PlateProps {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly isBig: boolean;
}

function Plate({ number, x, y, isBig }: PlateProps): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${isBig ? 1.8 : 1.15})`}>
      <path class="number-plate" d="M-11.500-8q11-2 23-.5 1.500 8-.3 16.500-11 1.500-22.500.3-1.500-8-.2-16.300z" />
      <text class="number-text" y={5.5}>
        {number}
      </text>
    </g>
  );
}
