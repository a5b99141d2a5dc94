import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * Keeps the page from scrolling while a finger holds a piece. Chromium ignores `touch-action` on shapes inside an SVG,
 * and a listener that is added only when the finger is down comes too late.
 */
export function useHoldingTouch(element: RefObject<SVGSVGElement | null>, isHolding: RefObject<boolean>): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const stay = (event: TouchEvent) => {
      if (isHolding.current && event.cancelable) event.preventDefault();
    };
    target.addEventListener('touchmove', stay, { passive: false });
    return () => target.removeEventListener('touchmove', stay);
  }, [element, isHolding]);
}
