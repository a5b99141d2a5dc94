import type { JSX } from 'preact';
import { ArmsMark } from '../../../art/arms.tsx';
import { outline, placed, rim, UNIT } from '../../../board/line.ts';
import { type Spot, sameSpot } from '../../../board/square.ts';
import { bordersOf, type DomainMark, type MapSquare } from '../map-picture.ts';

/** What hovers, or lies without being confirmed. */
export interface MapGhost {
  readonly squares: readonly MapSquare[];
  /** What it would bring, as text: `+6`. */
  readonly badge: string;
  /** A half that the next tap lays, while the other lies. */
  readonly isOpen?: boolean;
}

interface MapSquaresProps {
  readonly squares: readonly MapSquare[];
  readonly lit?: readonly Spot[] | undefined;
}

/** What is drawn: tints of domains, arms, thin lines between squares of one arms, heavy borders. */
export function MapSquares({ squares, lit }: MapSquaresProps): JSX.Element {
  const borders = bordersOf(squares)
    .map(({ spot, side }) => sideOf(spot, side))
    .join('');
  return (
    <>
      {squares.map((square) => {
        const isDim = lit && !lit.some((spot) => sameSpot(spot, square.spot));
        return <SquareArt key={placed(square.spot)} square={square} isDim={isDim === true} />;
      })}
      <path class="map-border" d={borders} />
      {lit && <path class="lit-rim" d={rim(lit)} />}
    </>
  );
}

interface SquareArtProps {
  readonly square: MapSquare;
  readonly isDim?: boolean;
}

/** One drawn square: the tint of its domain, then its arms. */
export function SquareArt({ square, isDim = false }: SquareArtProps): JSX.Element {
  const { spot, arms, crosses } = square;
  return (
    <g class={`map-square tint-${arms}${isDim ? ' is-dim' : ''}`}>
      <path class="map-tint" d={outline(spot)} />
      <g transform={`${placed(spot)} translate(6 5) scale(.82)`}>
        <ArmsMark arms={arms} crosses={crosses} />
      </g>
    </g>
  );
}

/** One side of a square, as a hand draws it. */
function sideOf({ x, y }: Spot, side: 'east' | 'north' | 'west' | 'south'): string {
  const [left, top] = [x * UNIT, -y * UNIT];
  switch (side) {
    case 'east':
      return `M${left + UNIT} ${top}q1.500 32-.5 64`;
    case 'west':
      return `M${left} ${top}q-1.200 30 .5 64`;
    case 'north':
      return `M${left} ${top}q30-1.500 64 .5`;
    case 'south':
      return `M${left} ${top + UNIT}q34 1.400 64-.5`;
  }
}

export function Points({ spot, points }: DomainMark): JSX.Element {
  return (
    <g transform={`${placed(spot)} translate(12 12)`} class="map-points">
      <circle r={points > 99 ? 16 : 13} />
      <text y={5.5}>{points}</text>
    </g>
  );
}

export function Gain({ spot, text }: { readonly spot: Spot; readonly text: string }): JSX.Element {
  return (
    <g transform={`${placed(spot)} translate(32 52)`} class="map-points map-gain">
      <rect x={-21} y={-12} width={42} height={24} rx={11} ry={12} />
      <text y={6}>{text}</text>
    </g>
  );
}

export function GhostSquares({ ghost: { squares, badge, isOpen = false } }: { readonly ghost: MapGhost }): JSX.Element {
  const right = Math.max(...squares.map(({ spot }) => spot.x));
  const bottom = Math.min(...squares.map(({ spot }) => spot.y));
  const width = 20 + badge.length * 12;
  return (
    <g class={isOpen ? 'ghost is-legal is-open' : 'ghost is-legal'}>
      <path class="ghost-shadow" d={squares.map(({ spot }) => outline(spot)).join('')} />
      <g class="ghost-lift">
        {squares.map((square) => (
          <SquareArt key={placed(square.spot)} square={square} />
        ))}
        <path class="ghost-halo" d={rim(squares.map(({ spot }) => spot))} />
        <path class="ghost-edge" d={rim(squares.map(({ spot }) => spot))} />
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

export function GhostCross({ spot }: { readonly spot: Spot }): JSX.Element {
  return (
    <g class="ghost ghost-cross-mark" transform={`${placed(spot)} translate(32 32)`}>
      <path d="M-16-15Q0 1 16 17M15-16Q0-1-17 15" />
    </g>
  );
}
