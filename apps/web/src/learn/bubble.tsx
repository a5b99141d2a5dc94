import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import './bubble.css';

interface BubbleProps {
  /** A selector of what the words are about; of several things, all are ringed together. */
  readonly anchor: string;
  /** Where several could lie over each other, a hint is the one to be seen. */
  readonly kind: 'hint' | 'lesson';
  readonly label: string;
  readonly children: ComponentChildren;
}

const GAP_PX = 12;
const EDGE_PX = 6;
/** Narrower than this a column beside the board is no place for words. */
const LEAST_PX = 180;
const MOST_PX = 320;

/** Words beside the thing that they are about, and a ring around that thing. */
export function Bubble({ anchor, kind, label, children }: BubbleProps): JSX.Element {
  const bubble = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const settle = () => {
    const targets = [...document.querySelectorAll(anchor)];
    if (bubble.current && ring.current) place(bubble.current, ring.current, around(targets));
  };
  useLayoutEffect(settle);
  useEffect(() => {
    // The table moves when it is drawn anew, when letters come, and when the window changes.
    const watch = new ResizeObserver(settle);
    for (const part of document.querySelectorAll('.table > *, .end')) watch.observe(part);
    addEventListener('resize', settle);
    addEventListener('scroll', settle, { passive: true });
    const later = requestAnimationFrame(settle);
    return () => {
      watch.disconnect();
      removeEventListener('resize', settle);
      removeEventListener('scroll', settle);
      cancelAnimationFrame(later);
    };
  }, [anchor]);
  return (
    <>
      <div ref={ring} class={`bubble-ring is-${kind}`} aria-hidden="true" />
      <aside ref={bubble} class={`bubble is-${kind}`} aria-label={label}>
        {children}
      </aside>
    </>
  );
}

function around(targets: readonly Element[]): DOMRect | undefined {
  if (targets.length === 0) return undefined;
  const all = targets.map((target) => target.getBoundingClientRect());
  const [left, top] = [Math.min(...all.map((one) => one.left)), Math.min(...all.map((one) => one.top))];
  const [right, bottom] = [Math.max(...all.map((one) => one.right)), Math.max(...all.map((one) => one.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

function place(bubble: HTMLElement, ring: HTMLElement, at: DOMRect | undefined): void {
  ring.hidden = at === undefined;
  bubble.style.maxWidth = '';
  if (at === undefined) return;
  move(ring, at.left - 4, at.top - 4);
  ring.style.width = `${at.width + 8}px`;
  ring.style.height = `${at.height + 8}px`;
  const side = sideOf(bubble, at);
  if (side === 'left') bubble.style.maxWidth = `${Math.min(MOST_PX, at.left - GAP_PX - EDGE_PX)}px`;
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  const x = side === 'left' ? at.left - GAP_PX - width : between(middle.x - width / 2, innerWidth - width);
  const tops = {
    above: at.top - GAP_PX - height,
    below: at.bottom + GAP_PX,
    left: between(middle.y - height / 2, innerHeight - height),
    over: at.top + GAP_PX,
  };
  const y = tops[side];
  bubble.dataset['side'] = side;
  move(bubble, x, y);
  bubble.style.setProperty('--tip-x', `${Math.min(width - 24, Math.max(24, middle.x - x))}px`);
  bubble.style.setProperty('--tip-y', `${Math.min(height - 20, Math.max(20, middle.y - y))}px`);
}

function sideOf({ offsetHeight }: HTMLElement, at: DOMRect): 'above' | 'left' | 'below' | 'over' {
  const needed = offsetHeight + GAP_PX + EDGE_PX;
  if (at.top >= needed) return 'above';
  if (at.left >= LEAST_PX) return at.height > needed ? 'left' : at.bottom + needed <= innerHeight ? 'below' : 'left';
  return at.bottom + needed <= innerHeight ? 'below' : 'over';
}

function between(value: number, high: number): number {
  return Math.max(EDGE_PX, Math.min(high - EDGE_PX, value));
}

function move(element: HTMLElement, x: number, y: number): void {
  element.style.left = `${Math.round(x)}px`;
  element.style.top = `${Math.round(y)}px`;
}
