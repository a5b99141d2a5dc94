import { useState } from 'preact/hooks';
import { deviceStorage, readText, writeText } from '../../app/device-storage.ts';
import { type Pad, parsePad } from './pad.ts';

const KEY = 'crownhold.pad.duel';
const MOST_STEPS = 200;

interface Kept {
  readonly pad: Pad;
  /** What can be gone back to, the latest last. */
  readonly past: readonly Pad[];
  readonly isKept: boolean;
}

/** The pad of this device, and the way back. */
export function usePad() {
  const [kept, setKept] = useState<Kept>(() => ({
    pad: parsePad(readText(deviceStorage(), KEY)),
    past: [],
    isKept: true,
  }));
  const show = (pad: Pad, past: readonly Pad[]) =>
    setKept({ pad, past, isKept: writeText(deviceStorage(), KEY, JSON.stringify(pad)) === undefined });
  const change = (pad: Pad) => {
    if (pad !== kept.pad) show(pad, [...kept.past, kept.pad].slice(-MOST_STEPS));
  };
  const undo = () => {
    const last = kept.past.at(-1);
    if (last) show(last, kept.past.slice(0, -1));
  };
  return { ...kept, change, undo, canUndo: kept.past.length > 0 };
}
