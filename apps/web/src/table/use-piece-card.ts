import { useEffect, useRef } from 'preact/hooks';

const HOLD_MS = 450;
/** A finger at rest shakes. */
const SHAKE_PX = 8;
/** How long after a finger has left its tap may still come. */
const TAP_MS = 50;

/** Selectors of what has a card: what is hit, and what lies over it without being hit. */
interface Held {
  readonly pieces: string;
  readonly overlaid?: string;
}

/**
 * Opens the card of a piece that somebody holds, or clicks with the other button. The tap that would follow a hold does
 * nothing, nor does the piece go along with the finger.
 */
export function usePieceCard(held: Held | undefined, onCard: (piece: Element) => void): void {
  const open = useRef(onCard);
  open.current = onCard;
  useEffect(() => {
    if (held === undefined) return undefined;
    const ending = new AbortController();
    const options = { signal: ending.signal };
    addEventListener(
      'pointerdown',
      (down) => {
        const piece = down.isPrimary && down.button === 0 ? pieceAt(held, down) : undefined;
        if (piece) watchHold(down, () => open.current(piece));
      },
      options,
    );
    addEventListener(
      'contextmenu',
      (event) => {
        const piece = pieceAt(held, event);
        if (!piece) return;
        event.preventDefault();
        open.current(piece);
      },
      options,
    );
    return () => ending.abort();
  }, [held]);
}

/** The piece that a key asks about: the one with the focus, else the one under the mouse, else the one in hand. */
export function askedPiece(pieces: string): Element | undefined {
  const hovered = [...document.querySelectorAll(':hover')].slice(-1);
  const held = document.querySelectorAll('[data-in-hand]');
  const candidates = [document.activeElement, ...hovered, ...held].filter((element) => element !== null);
  return candidates.flatMap((element) => element.closest(pieces) ?? element.querySelector(pieces) ?? [])[0];
}

/** Nothing while a film lies over the table, or a dialog. */
function pieceAt({ pieces, overlaid }: Held, { clientX, clientY }: MouseEvent): Element | undefined {
  const elements = document.elementsFromPoint(clientX, clientY);
  if (elements[0]?.closest('dialog, .travel-cover')) return undefined;
  const over = overlaid === undefined ? [] : [...document.querySelectorAll(overlaid)];
  const isHit = (element: Element) => {
    const { left, right, top: above, bottom } = element.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= above && clientY <= bottom;
  };
  const top = over.find(isHit);
  // Not where a panel lies over the drawing.
  if (top && elements[0]?.closest('svg') === top.closest('svg')) return top;
  return elements.find((element) => element.closest(pieces))?.closest(pieces) ?? undefined;
}

function watchHold(down: PointerEvent, onHold: () => void): void {
  const ending = new AbortController();
  const options = { signal: ending.signal };
  const stop = () => {
    clearTimeout(timer);
    ending.abort();
  };
  const timer = setTimeout(() => {
    stop();
    swallowGesture();
    onHold();
  }, HOLD_MS);
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > SHAKE_PX) stop();
    },
    options,
  );
  addEventListener('pointerup', stop, options);
  addEventListener('pointercancel', stop, options);
}

/** What the finger still does until it has left, and the tap that comes of it, are nobody's. */
function swallowGesture(): void {
  const ending = new AbortController();
  const options = { signal: ending.signal, capture: true };
  const swallow = (event: Event) => {
    event.stopPropagation();
    if (event.type !== 'pointermove') event.preventDefault();
  };
  for (const type of ['pointermove', 'click', 'contextmenu']) addEventListener(type, swallow, options);
  const end = () => setTimeout(() => ending.abort(), TAP_MS);
  addEventListener('pointerup', end, options);
  addEventListener('pointercancel', end, options);
}
