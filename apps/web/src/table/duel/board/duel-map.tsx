import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ArmsMark } from '../../../art/arms.tsx';
import { startDrag } from '../../../board/drag.ts';
import { outline, placed, rim, UNIT } from '../../../board/line.ts';
import { isWithin, viewBox } from '../../../board/paper.tsx';
import { Spots } from '../../../board/spots.tsx';
import { type Spot, sameSpot } from '../../../board/square.ts';
import { useHoldingTouch } from '../../../board/touch.ts';
import { bordersOf, CASTLE_SPOT, type DomainMark, type MapSquare } from '../map-picture.ts';
import { MAP_FRAME, MapPaper } from './map-paper.tsx';
import '../../../board/grid-board.css';
import './duel-map.css';

/** What hovers, or lies without being confirmed. */
export interface MapGhost {
  readonly squares: readonly MapSquare[];
  /** What it would bring, as text: `+6`. */
  readonly badge: string;
  /** A half that the next tap lays, while the other lies. */
  readonly isOpen?: boolean;
}

export interface DuelMapProps {
  /** The accessible name of the whole map. */
  readonly label: string;
  readonly seat: number;
  readonly squares: readonly MapSquare[];
  readonly marks: readonly DomainMark[];
  readonly isCastleUsed: boolean;
  /** Where a half, a domino or a cross may go. */
  readonly dots?: readonly Spot[] | undefined;
  readonly ghost?: MapGhost | undefined;
  /** A red cross that is not confirmed. */
  readonly cross?: Spot | undefined;
  /** What a cross would bring on each square. */
  readonly gains?: ReadonlyMap<string, string> | undefined;
  /** Drawn by the last turn: a ring stays around them. */
  readonly fresh?: readonly Spot[] | undefined;
  /** Everything else steps back while a domain is counted. */
  readonly lit?: readonly Spot[] | undefined;
  /** A map to look at has no squares that can be chosen. */
  readonly isInteractive: boolean;
  readonly size?: 'full' | 'mini';
  readonly handle?: RefObject<MapHandle | undefined>;
  readonly describe: (spot: Spot) => string;
  readonly onSpot?: (spot: Spot, by: string) => void;
  readonly onHover?: (spot: Spot) => void;
  /** The ghost was dragged over a square, or let go there. */
  readonly onDrag?: (spot: Spot) => void;
}

export interface MapHandle {
  /** The square under a point of the screen. */
  readonly spotAt: (clientX: number, clientY: number) => Spot | undefined;
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** A map of the Duel. It shows what it is given, reports what is pointed at, and knows no rules. */
export function DuelMap(props: DuelMapProps): JSX.Element {
  const { label, seat, squares, marks, isCastleUsed, ghost, isInteractive, size = 'full', handle } = props;
  const svg = useRef<SVGSVGElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [cursor, setCursor] = useState<Spot>(CASTLE_SPOT);
  const spotAt = (clientX: number, clientY: number): Spot | undefined => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const spot = { x: Math.floor(x / UNIT), y: -Math.floor(y / UNIT) };
    return isWithin(MAP_FRAME, spot) ? spot : undefined;
  };
  useEffect(() => {
    if (handle) handle.current = { spotAt };
  });
  const isHolding = useRef(false);
  useHoldingTouch(svg, isHolding);
  const isHeld = (spot: Spot) => ghost?.squares.some((square) => sameSpot(square.spot, spot)) === true;
  const onHold = (event: PointerEvent, spot: Spot) => {
    isHolding.current = isHeld(spot) && props.onDrag !== undefined;
    if (!isHolding.current) return;
    const drag = ({ x, y }: { readonly x: number; readonly y: number }) => {
      const at = spotAt(x, y);
      if (at) latest.current.onDrag?.(at);
    };
    startDrag(event, { onMove: drag, onDrop: drag });
  };
  const onKey = (event: KeyboardEvent, spot: Spot) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = ARROWS[event.key];
    if (step) {
      const next = { x: spot.x + step.x, y: spot.y + step.y };
      if (isWithin(MAP_FRAME, next)) {
        setCursor(next);
        svg.current?.querySelector<SVGElement>(`[data-spot="${next.x} ${next.y}"]`)?.focus();
      }
    } else if (event.key === 'Enter' || event.key === ' ') props.onSpot?.(spot, 'key');
    else return;
    event.preventDefault();
  };
  const laid = useMemo(() => <MapSquares squares={squares} lit={props.lit} />, [squares, props.lit]);
  const paper = useMemo(() => <MapPaper seat={seat} isCastleUsed={isCastleUsed} />, [seat, isCastleUsed]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: rows and columns go with the grid alone.
    <svg
      ref={svg}
      class={size === 'mini' ? 'duel-map is-mini' : 'duel-map'}
      viewBox={viewBox(MAP_FRAME, size === 'mini' ? 5 : 10)}
      role={isInteractive ? 'grid' : 'img'}
      aria-label={label}
      aria-rowcount={isInteractive ? 5 : undefined}
      aria-colcount={isInteractive ? 7 : undefined}
    >
      {paper}
      {laid}
      {props.fresh && props.fresh.length > 0 && <path class="map-fresh" d={rim(props.fresh)} />}
      {props.dots?.map((spot) => (
        <circle key={placed(spot)} class="target map-dot" r={8} {...middleOf(spot)} />
      ))}
      {size !== 'mini' && !props.gains && marks.map((mark) => <Points key={placed(mark.spot)} {...mark} />)}
      {squares.map(({ spot }) => {
        const gain = props.gains?.get(`${spot.x} ${spot.y}`);
        return gain !== undefined && <Gain key={placed(spot)} spot={spot} text={gain} />;
      })}
      {ghost && <GhostSquares ghost={ghost} />}
      {props.cross && <GhostCross spot={props.cross} />}
      {isInteractive && (
        <Spots
          frame={MAP_FRAME}
          cursor={cursor}
          describe={props.describe}
          isHeld={isHeld}
          onSpot={(spot, by) => {
            setCursor(spot);
            props.onSpot?.(spot, by);
          }}
          onHover={(spot) => spot && props.onHover?.(spot)}
          onKey={onKey}
          onHold={onHold}
        />
      )}
    </svg>
  );
}

function middleOf({ x, y }: Spot) {
  return { cx: (x + 0.5) * UNIT, cy: (0.5 - y) * UNIT };
}

interface MapSquaresProps {
  readonly squares: readonly MapSquare[];
  readonly lit: readonly Spot[] | undefined;
}

/** What is drawn: tints of domains, arms, thin lines between squares of one arms, heavy borders. */
function MapSquares({ squares, lit }: MapSquaresProps): JSX.Element {
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

function Points({ spot, points }: DomainMark): JSX.Element {
  return (
    <g transform={`${placed(spot)} translate(12 12)`} class="map-points">
      <circle r={points > 99 ? 16 : 13} />
      <text y={5.5}>{points}</text>
    </g>
  );
}

function Gain({ spot, text }: { readonly spot: Spot; readonly text: string }): JSX.Element {
  return (
    <g transform={`${placed(spot)} translate(32 52)`} class="map-points map-gain">
      <rect x={-21} y={-12} width={42} height={24} rx={11} ry={12} />
      <text y={6}>{text}</text>
    </g>
  );
}

function GhostSquares({ ghost: { squares, badge, isOpen = false } }: { readonly ghost: MapGhost }): JSX.Element {
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

function GhostCross({ spot }: { readonly spot: Spot }): JSX.Element {
  return (
    <g class="ghost ghost-cross-mark" transform={`${placed(spot)} translate(32 32)`}>
      <path d="M-16-15Q0 1 16 17M15-16Q0-1-17 15" />
    </g>
  );
}
