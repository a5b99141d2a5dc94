import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { startDrag } from '../../../board/drag.ts';
import { placed, rim, UNIT } from '../../../board/line.ts';
import { isWithin, viewBox } from '../../../board/paper.tsx';
import { Spots } from '../../../board/spots.tsx';
import { type Spot, sameSpot } from '../../../board/square.ts';
import { useHoldingTouch } from '../../../board/touch.ts';
import { CASTLE_SPOT, type DomainMark, type MapSquare } from '../map-picture.ts';
import { Gain, GhostCross, GhostSquares, type MapGhost, MapSquares, Points } from './map-art.tsx';
import { MAP_FRAME, MapPaper } from './map-paper.tsx';
import '../../../board/grid-board.css';
import './duel-map.css';

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
  const handlers = useRef({ onKey, onHold });
  handlers.current = { onKey, onHold };
  // Most changes of a map concern no square: to name all of them again would take its time while pieces travel.
  const spots = useMemo(
    () =>
      isInteractive && (
        <Spots
          frame={MAP_FRAME}
          cursor={cursor}
          describe={props.describe}
          isHeld={isHeld}
          onSpot={(spot, by) => {
            setCursor(spot);
            latest.current.onSpot?.(spot, by);
          }}
          onHover={(spot) => spot && latest.current.onHover?.(spot)}
          onKey={(event, spot) => handlers.current.onKey(event, spot)}
          onHold={(event, spot) => handlers.current.onHold(event, spot)}
        />
      ),
    [isInteractive, cursor, props.describe, ghost],
  );
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
      {!props.gains && marks.map((mark) => <Points key={placed(mark.spot)} {...mark} />)}
      {squares.map(({ spot }) => {
        const gain = props.gains?.get(`${spot.x} ${spot.y}`);
        return gain !== undefined && <Gain key={placed(spot)} spot={spot} text={gain} />;
      })}
      {ghost && <GhostSquares ghost={ghost} />}
      {props.cross && <GhostCross spot={props.cross} />}
      {spots}
    </svg>
  );
}

function middleOf({ x, y }: Spot) {
  return { cx: (x + 0.5) * UNIT, cy: (0.5 - y) * UNIT };
}
