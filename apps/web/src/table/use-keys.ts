import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { t } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import type { GameAction } from './action.ts';
import type { Advice, Face } from './face.ts';
import { effectOf, isLetterKey, isOthersKey, type KeyEffect, type Sheet } from './keys.ts';
import { questionsOf } from './questions.ts';
import { isEnd } from './shown-table.ts';
import type { TableModel } from './table-model.ts';

interface KeyDesk {
  onOpen(sheet: Sheet): void;
  onHint(): void;
  onCard(): void;
  /** Ends what moves. */
  onSkip(): void;
  readonly isMoving: boolean;
}

/** The keys of the table, as long as it is shown. */
export function useKeys<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  table: TableModel<G, I, A>,
  desk: KeyDesk,
): void {
  const current = useRef(desk);
  current.current = desk;
  const questions = useMemo(() => questionsOf(face), [face]);
  useEffect(() => {
    let asked = { code: '', shown: table.shown.value, times: 0 };
    const ask = (code: string) => {
      const shown = table.shown.value;
      asked = { code, shown, times: asked.code === code && asked.shown === shown ? asked.times + 1 : 0 };
      for (const line of questions[code]!(shown, asked.times, t.value)) announce(line);
    };
    const act = (effect: KeyEffect<A>) => {
      switch (effect.kind) {
        case 'question':
          return ask(effect.code);
        case 'open':
          return current.current.onOpen(effect.sheet);
        case 'hint':
          return current.current.onHint();
        case 'card':
          return current.current.onCard();
        case 'act':
          return table.perform(effect.action);
      }
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isOthersKey(event)) return;
      if (!settings.value.letterKeys && isLetterKey(event)) return;
      const effect = effectOf(event, { keys: face.keys, questions }, isEnd(table.shown.value));
      if (!effect) return;
      // What ends a movement does nothing else; questions are answered at any time.
      if (current.current.isMoving && effect.kind === 'act') current.current.onSkip();
      else act(effect);
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [face, table, questions]);
}
