import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { t } from '../app/language.ts';
import { playSound } from '../app/sound.ts';
import { soundsOf } from './sounds.ts';
import type { TableModel } from './table-model.ts';
import type { TableState } from './table-state.ts';
import { voiceOf } from './voice.ts';

/** Says aloud, and lets sound, what has happened and what is asked. */
export function useVoice(table: TableModel): void {
  const before = useRef<TableState>(undefined);
  const state = table.state.value;
  useEffect(() => {
    for (const line of voiceOf(before.current, state, t.value)) announce(line);
    for (const sound of soundsOf(before.current, state)) playSound(sound);
    before.current = state;
  }, [state]);
}
