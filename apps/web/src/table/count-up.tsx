import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isMotionReduced } from '../app/appearance.ts';
import { numberOnTheWay } from './number-on-the-way.ts';

const WAY_MS = 320;

interface CountUpProps {
  readonly to: number;
  readonly children: (value: number) => string;
}

/** A number that runs to its next value; who hears the page gets that value at once. */
export function CountUp({ to, children }: CountUpProps): JSX.Element {
  const [value, setValue] = useState(to);
  const shown = useRef(to);
  useEffect(() => {
    const from = shown.current;
    const show = (next: number) => {
      shown.current = next;
      setValue(next);
    };
    if (from === to) return undefined;
    if (isMotionReduced.value) return show(to);
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const way = (now - startedAt) / WAY_MS;
      show(numberOnTheWay(from, to, way));
      if (way < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return (
    <>
      <span class="unseen">{children(to)}</span>
      <span aria-hidden="true">{children(value)}</span>
    </>
  );
}
