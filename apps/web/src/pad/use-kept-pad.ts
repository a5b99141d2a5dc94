import { useState } from 'preact/hooks';
import { deviceStorage, readText, writeText } from '../app/device-storage.ts';

const MOST_STEPS = 200;

interface Kept<P> {
  readonly pad: P;
  /** What can be gone back to, the latest last. */
  readonly past: readonly P[];
  readonly isKept: boolean;
}

export interface KeptPad<P> extends Kept<P> {
  readonly change: (pad: P) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
}

/** The pad that this device keeps under a key, and the way back. */
export function useKeptPad<P>(key: string, parse: (text: string | undefined) => P): KeptPad<P> {
  const [kept, setKept] = useState<Kept<P>>(() => ({
    pad: parse(readText(deviceStorage(), key)),
    past: [],
    isKept: true,
  }));
  const show = (pad: P, past: readonly P[]) =>
    setKept({ pad, past, isKept: writeText(deviceStorage(), key, JSON.stringify(pad)) === undefined });
  const change = (pad: P) => {
    if (pad !== kept.pad) show(pad, [...kept.past, kept.pad].slice(-MOST_STEPS));
  };
  const undo = () => {
    const last = kept.past.at(-1);
    if (last) show(last, kept.past.slice(0, -1));
  };
  return { ...kept, change, undo, canUndo: kept.past.length > 0 };
}
