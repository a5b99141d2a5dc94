import { useEffect, useState } from 'preact/hooks';
import { isMotionReduced } from '../app/appearance.ts';
import { playNote } from '../app/sound.ts';
import type { CountingFrame } from './counting.ts';

/**
 * Shows frame after frame; the last one is the end. A tap or a key goes there at once and does nothing else; reduced motion
 * begins there.
 */
export function useCounting(frames: readonly CountingFrame[]): CountingFrame {
  const end = frames.length - 1;
  const [at, setAt] = useState(isMotionReduced.value ? end : 0);
  useEffect(() => {
    const { note } = frames[at]!;
    if (note !== undefined && at < end) playNote(note);
  }, [frames, at, end]);
  useEffect(() => {
    if (at >= end) return undefined;
    const timer = setTimeout(() => setAt(at + 1), frames[at + 1]!.afterMs);
    const skip = (event: Event) => {
      // Keys that belong to the browser, and those that only hold another one, do not skip.
      if (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab'))
        return;
      event.preventDefault();
      event.stopPropagation();
      setAt(end);
    };
    const kinds = ['click', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, skip, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, skip, { capture: true });
    };
  }, [frames, at, end]);
  return frames[Math.min(at, end)]!;
}
