import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { t } from '../app/language.ts';
import { playSound } from '../app/sound.ts';
import type { GameAction } from './action.ts';
import type { Advice, Face } from './face.ts';
import type { ShownTable } from './shown-table.ts';
import type { TableModel } from './table-model.ts';
import { voiceOf } from './voice.ts';

/** Says aloud, and lets sound, what has happened and what is asked. */
export function useVoice<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  table: TableModel<G, I, A>,
): void {
  const before = useRef<ShownTable<G, I>>(undefined);
  const shown = table.shown.value;
  useEffect(() => {
    for (const line of voiceOf(face, before.current, shown, t.value)) announce(line);
    for (const sound of face.sounds(before.current, shown)) playSound(sound);
    before.current = shown;
  }, [face, shown]);
}
