import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { placeBubble, widthBeside } from './bubble-place.ts';
import './bubble.css';

interface BubbleProps {
  /** A selector of what the words are about; of several things, all are ringed together. */
  readonly anchor: string;
  /** Where several could lie over each other, a hint is the one to be seen. */
  readonly kind: 'hint' | 'lesson';
  readonly label: string;
  readonly children: ComponentChildren;
}

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
  const window = { width: innerWidth, height: innerHeight };
  const barBottom = document.querySelector('.head')?.getBoundingClientRect().bottom ?? 0;
  const room = widthBeside(at, bubble.offsetHeight, window, barBottom);
  if (room !== undefined) bubble.style.maxWidth = `${room}px`;
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const { side, x, y, tip } = placeBubble(at, size, window, barBottom);
  bubble.dataset['side'] = side;
  move(bubble, x, y);
  bubble.style.setProperty('--tip-x', `${tip.x}px`);
  bubble.style.setProperty('--tip-y', `${tip.y}px`);
}

function move(element: HTMLElement, x: number, y: number): void {
  element.style.left = `${Math.round(x)}px`;
  element.style.top = `${Math.round(y)}px`;
}
