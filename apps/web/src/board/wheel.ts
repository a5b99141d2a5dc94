import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const NOTCH_PX = 40;
const PAUSE_MS = 160;

/** Turns a piece by the wheel, one quarter a notch, clockwise downwards; without `onTurn` the page scrolls as ever. */
export function useTurningWheel(
  element: RefObject<SVGSVGElement | null>,
  onTurn: ((quarters: 1 | -1) => void) | undefined,
): void {
  const latest = useRef(onTurn);
  latest.current = onTurn;
  const isOn = onTurn !== undefined;
  useEffect(() => {
    const target = element.current;
    if (!target || !isOn) return undefined;
    let gathered = 0;
    let turnedAt = 0;
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      gathered += event.deltaMode === 0 ? event.deltaY : event.deltaY * NOTCH_PX;
      if (Math.abs(gathered) < NOTCH_PX || event.timeStamp - turnedAt < PAUSE_MS) return;
      latest.current?.(gathered > 0 ? 1 : -1);
      gathered = 0;
      turnedAt = event.timeStamp;
    };
    target.addEventListener('wheel', turn, { passive: false });
    return () => target.removeEventListener('wheel', turn);
  }, [element, isOn]);
}
