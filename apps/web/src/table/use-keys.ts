import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { t } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import { goOn } from './go-on.ts';
import { intentionOf, isHintKey, isLetterKey, isOthersKey, sheetOf } from './keys.ts';
import { answerTo, type Question, questionOf } from './questions.ts';
import type { TableModel } from './table-model.ts';
import type { TableState } from './table-state.ts';

/** What a key opens: the field for a move in writing, or the list of the keys. */
export type Sheet = 'type' | 'keys';

interface Asked {
  readonly question: Question;
  readonly state: TableState;
  readonly times: number;
}

/** The keys of the table, as long as it is shown. */
export function useKeys(table: TableModel, isEnd: boolean, onOpen: (sheet: Sheet) => void, onHint: () => void): void {
  const open = useRef(onOpen);
  open.current = onOpen;
  const askHint = useRef(onHint);
  askHint.current = onHint;
  const asked = useRef<Asked>(undefined);
  useEffect(() => {
    const ask = (question: Question) => {
      const state = table.state.value;
      const last = asked.current;
      const times = last?.question === question && last.state === state ? last.times + 1 : 0;
      asked.current = { question, state, times };
      for (const line of answerTo(question, state, times, t.value)) announce(line);
    };
    const act = (event: KeyboardEvent): boolean => {
      const question = questionOf(event);
      if (question) ask(question);
      if (question) return true;
      if (isEnd) return false;
      const sheet = sheetOf(event);
      const intention = intentionOf(event);
      if (sheet) open.current(sheet);
      else if (isHintKey(event)) askHint.current();
      else if (intention) table.want(intention);
      else if (event.code === 'Enter' || event.code === 'Space') goOn(table);
      else return false;
      return true;
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isOthersKey(event)) return;
      if (!settings.value.letterKeys && isLetterKey(event)) return;
      if (act(event)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table, isEnd]);
}
