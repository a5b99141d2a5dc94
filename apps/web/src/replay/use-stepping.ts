import { useEffect, useRef, useState } from 'preact/hooks';

/** Time to look at a moment while the game plays by itself. */
const LOOK_MS = 1100;

export interface Stepping {
  readonly index: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** To a moment; stops what plays. */
  goTo(index: number): void;
  /** Plays by itself, or stops; from the end it begins again. */
  togglePlay(): void;
}

/** Steps through so many moments, by hand, by key, or by itself. */
export function useStepping(
  count: number,
  first: number,
  lookMs: (index: number) => number | undefined = () => undefined,
): Stepping {
  const last = count - 1;
  const [index, setIndex] = useState(first);
  const [isPlaying, setPlaying] = useState(false);
  const goTo = (to: number) => {
    setPlaying(false);
    setIndex(Math.max(0, Math.min(last, to)));
  };
  const togglePlay = () => {
    if (!isPlaying && index === last) setIndex(0);
    setPlaying(!isPlaying);
  };
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (index >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setIndex(index + 1), lookMs(index) ?? LOOK_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, index, last]);
  const stepping = { index, last, isPlaying, goTo, togglePlay };
  // An effect comes after the picture: a quick key would still meet the moment before.
  const current = useRef<Stepping>(stepping);
  current.current = stepping;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isOthersKey(event) || !handleKey(current.current, event.code)) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return stepping;
}

function handleKey({ index, last, goTo, togglePlay }: Stepping, code: string): boolean {
  switch (code) {
    case 'ArrowLeft':
      goTo(index - 1);
      return true;
    case 'ArrowRight':
      goTo(index + 1);
      return true;
    case 'Home':
      goTo(0);
      return true;
    case 'End':
      goTo(last);
      return true;
    case 'Space':
      togglePlay();
      return true;
    default:
      return false;
  }
}

/** A slider has the arrows already, a button Space, a dialog and a field all keys. */
function isOthersKey({ target, code, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, select, textarea, input:not([type=range])')) return true;
  return code === 'Space' ? target.closest('button, a, summary') !== null : target.closest('input') !== null;
}
