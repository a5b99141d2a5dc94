import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useArtSize } from './art-size.ts';
import { useCamera } from './camera.ts';
import { startDrag } from './drag.ts';
import { GhostPiece } from './ghost-piece.tsx';
import { outline, UNIT } from './line.ts';
import { isWithin, Paper, viewBox } from './paper.tsx';
import { Spots } from './spots.tsx';
import { type Frame, type Ghost, type Spot, type Square, sameSpot } from './square.ts';
import { Squares } from './squares.tsx';
import { useHoldingTouch } from './touch.ts';
import { useTurningWheel } from './wheel.ts';
import './grid-board.css';

/** What a drag that began elsewhere asks of a board. */
export interface BoardHandle {
  /** The spot under a point of the screen; nothing outside the frame. */
  readonly spotAt: (clientX: number, clientY: number) => Spot | undefined;
}

export interface GridBoardProps {
  /** The accessible name of the whole board. */
  readonly label: string;
  readonly frame: Frame;
  /** Whose board it is: to another one the picture jumps, within one it eases. */
  readonly plane?: number | undefined;
  readonly squares: readonly Square[];
  /** The ground on which pieces may still lie; the rest of the frame is hatched. Without it the whole frame is open. */
  readonly open?: Frame | undefined;
  /** Marked as possible places. */
  readonly targets?: readonly Spot[] | undefined;
  readonly ghost?: Ghost | undefined;
  /** Laid last: they keep a ring. */
  readonly fresh?: readonly Spot[] | undefined;
  /** Where the keyboard stands. Without it the board remembers by itself. */
  readonly cursor?: Spot | undefined;
  /** A board to look at has no focusable spots. */
  readonly isInteractive: boolean;
  readonly handle?: RefObject<BoardHandle | undefined> | undefined;
  /** The accessible name of a spot. */
  readonly describe: (spot: Spot) => string;
  /** A tap, a click, Enter or Space; by `touch`, `pen`, `mouse` or `key`. */
  readonly onSpot?: ((spot: Spot, by: string) => void) | undefined;
  /**
   * The mouse, the keyboard (arrows, Home, End) or the dragged ghost is over a spot now; `undefined` when it left.
   * The keyboard leaving the board reports nothing: what it put there stays.
   * While the ghost is dragged, the spot is where its first square would lie, whichever half is held.
   */
  readonly onHover?: ((spot: Spot | undefined) => void) | undefined;
  /** Where the keyboard went; only needed with `cursor`. */
  readonly onCursor?: ((spot: Spot) => void) | undefined;
  /** Quarters clockwise: the wheel while there is a ghost, or the keys R and Shift+R. */
  readonly onTurn?: ((quarters: 1 | -1) => void) | undefined;
  /** The ghost was let go; its first square would lie there, or nowhere. With it the ghost can be dragged. */
  readonly onDrop?: ((spot: Spot | undefined) => void) | undefined;
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** A board of squares. It shows what it is given, reports what is pointed at, and knows no rules. */
export function GridBoard(props: GridBoardProps): JSX.Element {
  const { label, frame, squares, open, targets, ghost, fresh, isInteractive, handle } = props;
  const svg = useRef<SVGSVGElement>(null);
  const size = useArtSize(svg, frame);
  useCamera(svg, frame, props.plane);
  // A drag outlives many renders and must reach the newest handlers.
  const latest = useRef(props);
  latest.current = props;
  const [ownCursor, setOwnCursor] = useState<Spot>();
  const held = ghost?.squares.map((square) => square.spot) ?? [];
  // The keyboard goes along with a piece that was moved otherwise.
  const isAlong = held.length === 0 || (ownCursor && held.some((spot) => sameSpot(spot, ownCursor)));
  const wanted = props.cursor ?? (isAlong ? ownCursor : held[0]) ?? squares[0]?.spot;
  const cursor = wanted && isWithin(frame, wanted) ? wanted : { x: frame.left, y: frame.top };

  const spotAt = (clientX: number, clientY: number): Spot | undefined => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const spot = { x: Math.floor(x / UNIT), y: -Math.floor(y / UNIT) };
    return isWithin(latest.current.frame, spot) ? spot : undefined;
  };
  useEffect(() => {
    if (handle) handle.current = { spotAt };
  });
  // A board that shrinks may lose the spot that has the focus.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) focusSpot(cursor);
  });
  const isHolding = useRef(false);
  useHoldingTouch(svg, isHolding);
  useTurningWheel(svg, ghost === undefined ? undefined : props.onTurn);

  const focusSpot = (spot: Spot) =>
    svg.current?.querySelector<SVGElement>(`[data-spot="${spot.x} ${spot.y}"]`)?.focus();
  const go = (spot: Spot) => {
    setOwnCursor(spot);
    props.onCursor?.(spot);
    focusSpot(spot);
  };
  const onKey = (event: KeyboardEvent, spot: Spot) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = ARROWS[event.key];
    const next = step && { x: cursor.x + step.x, y: cursor.y + step.y };
    if (next !== undefined) {
      if (isWithin(frame, next)) go(next);
    } else if (event.key === 'Home') go({ x: frame.left, y: spot.y });
    else if (event.key === 'End') go({ x: frame.right, y: spot.y });
    else if (event.key === 'Enter' || event.key === ' ') props.onSpot?.(spot, 'key');
    // The key, not the letter: it stays in its place on a Cyrillic keyboard.
    else if (event.code === 'KeyR') props.onTurn?.(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const isHeld = (spot: Spot) =>
    props.onDrop !== undefined && ghost?.squares.some((square) => sameSpot(square.spot, spot)) === true;
  const onHold = (event: PointerEvent, spot: Spot) => {
    const first = ghost?.squares[0]?.spot;
    isHolding.current = isHeld(spot);
    if (first === undefined || !isHolding.current) return;
    const anchorAt = ({ x, y }: { readonly x: number; readonly y: number }) => {
      const at = spotAt(x, y);
      return at && { x: at.x + first.x - spot.x, y: at.y + first.y - spot.y };
    };
    startDrag(event, {
      onMove: (at) => latest.current.onHover?.(anchorAt(at)),
      onDrop: (at) => latest.current.onDrop?.(anchorAt(at)),
      onCancel: () => latest.current.onDrop?.(undefined),
    });
  };

  // Most changes of a board concern no spot; their handlers reach the newest props by `latest`.
  const spots = useMemo(
    () =>
      isInteractive && (
        <Spots
          frame={frame}
          cursor={cursor}
          describe={props.describe}
          isHeld={isHeld}
          onSpot={(spot, by) => latest.current.onSpot?.(spot, by)}
          onHover={(spot) => latest.current.onHover?.(spot)}
          onKey={(event, spot) => handlers.current.onKey(event, spot)}
          onHold={(event, spot) => handlers.current.onHold(event, spot)}
        />
      ),
    [isInteractive, frame, cursor.x, cursor.y, props.describe, ghost, props.onDrop === undefined],
  );
  const handlers = useRef({ onKey, onHold });
  handlers.current = { onKey, onHold };
  const paper = useMemo(() => <Paper frame={frame} open={open} hasBorder />, [frame, open]);
  const laid = useMemo(() => <Squares squares={squares} size={size} fresh={fresh} />, [squares, size, fresh]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: rows and columns go with the grid alone.
    <svg
      ref={svg}
      class="grid-board"
      viewBox={viewBox(frame)}
      role={isInteractive ? 'grid' : 'img'}
      aria-label={label}
      aria-rowcount={isInteractive ? frame.top - frame.bottom + 1 : undefined}
      aria-colcount={isInteractive ? frame.right - frame.left + 1 : undefined}
      onFocusIn={({ target }) => {
        // A finger leaves a focus behind that nobody needs.
        hasFocus.current = target instanceof Element && target.matches(':focus-visible');
      }}
      onFocusOut={(event) => {
        // Nowhere: the spot itself has gone, or the whole window is left.
        hasFocus.current = event.relatedTarget === null && !document.hasFocus();
      }}
    >
      {paper}
      {laid}
      {ghost && <GhostPiece ghost={ghost} size={size} frame={frame} />}
      {targets?.map((spot) => (
        <g key={`${spot.x} ${spot.y}`} class={ghost ? 'target is-dot' : 'target'}>
          <path class="target-square" d={outline(spot)} />
          <path class="target-dot" d={`M${(spot.x + 0.5) * UNIT} ${(0.5 - spot.y) * UNIT}h0`} />
        </g>
      ))}
      {spots}
    </svg>
  );
}
