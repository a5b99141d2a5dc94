import { useEffect, useState } from 'preact/hooks';
import { isMotionReduced } from '../app/appearance.ts';

const STEP_MS = 900;

/** Counts from nothing to `end`, a step at a time; a tap or a key goes to the end at once, reduced motion begins there. */
export function useCounting(end: number): number {
  const [count, setCount] = useState(isMotionReduced.value ? end : 0);
  useEffect(() => {
    if (count >= end) return undefined;
    const skip = () => setCount(end);
    const timer = setTimeout(() => setCount(count + 1), STEP_MS);
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [count, end]);
  return count;
}
