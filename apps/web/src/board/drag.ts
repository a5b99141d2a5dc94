/** A finger or a mouse on the screen. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DragWatch {
  /** Called once, when the pointer has left the place where it went down. */
  readonly onStart?: () => void;
  readonly onMove: (at: Point) => void;
  readonly onDrop: (at: Point) => void;
  /** A drag that had begun ended without a drop: the browser took the pointer away, or Escape was pressed. */
  readonly onCancel?: () => void;
}

// A tap shakes a little; fingers shake more than mice.
const THRESHOLD_PX = { mouse: 4, pen: 6, touch: 8 } as const;

/**
 * Follows the pointer of a `pointerdown` to its end. What is dragged needs `touch-action: none`.
 * The click that follows a real drag is swallowed, so that a drop is not a tap as well.
 */
export function startDrag(down: PointerEvent, watch: DragWatch): void {
  if (!down.isPrimary || down.button !== 0) return;
  const source = down.currentTarget as Element;
  const from = { x: down.clientX, y: down.clientY };
  const threshold = THRESHOLD_PX[down.pointerType as keyof typeof THRESHOLD_PX] ?? THRESHOLD_PX.touch;
  const ending = new AbortController();
  const options = { signal: ending.signal };
  let isDragging = false;

  const finish = (drop: Point | undefined) => {
    ending.abort();
    if (!isDragging) return;
    swallowClick();
    if (drop === undefined) watch.onCancel?.();
    else watch.onDrop(drop);
  };
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== down.pointerId) return;
      const at = { x: event.clientX, y: event.clientY };
      if (!isDragging) {
        if (Math.hypot(at.x - from.x, at.y - from.y) < threshold) return;
        isDragging = true;
        if (source.isConnected) source.setPointerCapture(down.pointerId);
        watch.onStart?.();
      }
      watch.onMove(at);
    },
    options,
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId === down.pointerId) finish({ x: event.clientX, y: event.clientY });
    },
    options,
  );
  window.addEventListener(
    'pointercancel',
    (event) => {
      if (event.pointerId === down.pointerId) finish(undefined);
    },
    options,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') finish(undefined);
    },
    options,
  );
}

function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 50);
}
