import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { UNIT } from './line.ts';
import { rows } from './paper.tsx';
import { type Frame, type Spot, sameSpot } from './square.ts';

interface SpotsProps {
  readonly frame: Frame;
  /** The one spot that Tab reaches. */
  readonly cursor: Spot;
  readonly describe: (spot: Spot) => string;
  readonly isHeld: (spot: Spot) => boolean;
  readonly onSpot: ((spot: Spot, by: string) => void) | undefined;
  readonly onHover: ((spot: Spot | undefined) => void) | undefined;
  readonly onKey: (event: KeyboardEvent, spot: Spot) => void;
  readonly onHold: (event: PointerEvent, spot: Spot) => void;
}

/** The unseen top layer of a board: what is tapped, focused and read aloud. */
export function Spots({ frame, cursor, describe, isHeld, onSpot, onHover, onKey, onHold }: SpotsProps): JSX.Element {
  // A board that changes under a mouse at rest is not pointed at.
  const mouse = useRef('');
  const onMouse = ({ pointerType, clientX, clientY }: PointerEvent, spot: Spot) => {
    const at = `${clientX} ${clientY}`;
    if (pointerType === 'mouse' && at !== mouse.current) onHover?.(spot);
    if (pointerType === 'mouse') mouse.current = at;
  };
  return (
    <g onPointerLeave={(event) => event.pointerType === 'mouse' && onHover?.(undefined)}>
      {rows(frame).map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: a board is SVG, which has no rows of its own.
        <g key={row[0]!.y} role="row" aria-rowindex={frame.top - row[0]!.y + 1}>
          {row.map((spot) => (
            // biome-ignore lint/a11y/useSemanticElements: nor cells.
            <rect
              key={spot.x}
              class={isHeld(spot) ? 'spot is-held' : 'spot'}
              role="gridcell"
              aria-colindex={spot.x - frame.left + 1}
              aria-label={describe(spot)}
              tabindex={sameSpot(spot, cursor) ? 0 : -1}
              data-spot={`${spot.x} ${spot.y}`}
              x={spot.x * UNIT}
              y={-spot.y * UNIT}
              width={UNIT}
              height={UNIT}
              onClick={(event) => onSpot?.(spot, pointerOf(event))}
              onKeyDown={(event) => onKey(event, spot)}
              onFocus={(event) => event.currentTarget.matches(':focus-visible') && onHover?.(spot)}
              onPointerDown={(event) => onHold(event, spot)}
              onPointerEnter={(event) => onMouse(event, spot)}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

/** What a click was made with; older browsers do not say. */
function pointerOf(click: MouseEvent): string {
  return 'pointerType' in click && typeof click.pointerType === 'string' && click.pointerType !== ''
    ? click.pointerType
    : 'mouse';
}
