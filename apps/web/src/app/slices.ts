import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** How many drawings are not whole yet. */
let unfinished = 0;

/**
 * A large drawing, part by part: how many of its parts are drawn by now. Each frame of the screen brings one more, so that
 * no frame waits for all of them.
 */
export function useSlices(parts: number): number {
  const [drawn, setDrawn] = useState(1);
  const isWhole = drawn >= parts;
  useLayoutEffect(() => {
    if (isWhole) return undefined;
    unfinished++;
    return () => {
      unfinished--;
    };
  }, [isWhole]);
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1));
    return () => cancelAnimationFrame(frame);
  }, [drawn, isWhole]);
  return Math.min(drawn, parts);
}

/** Resolves in the next frame in which every drawing is whole. */
export function screenDrawn(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (unfinished === 0) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
