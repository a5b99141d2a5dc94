import { extentsOf, groundAt } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { shownState, type TableState } from './table-state.ts';
import { askText, scoresText, turnsText } from './voice.ts';
import { cellWhat, lineTexts, progressOf } from './words.ts';

/** What can be asked at any time, with one key. */
export type Question = 'turn' | 'kingdom' | 'lines' | 'scores' | 'last-move';

const QUESTIONS: Readonly<Record<string, Question>> = {
  KeyW: 'turn',
  KeyK: 'kingdom',
  KeyL: 'lines',
  KeyS: 'scores',
  KeyM: 'last-move',
};

export function questionOf({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): Question | undefined {
  return ctrlKey || metaKey || altKey ? undefined : QUESTIONS[code];
}

/** The answer. A kingdom is told row by row: `times` counts how often it was asked before without a change. */
export function answerTo(question: Question, table: TableState, times: number, t: Translate): readonly string[] {
  switch (question) {
    case 'turn':
      return [askText(table, t)];
    case 'kingdom':
      return [rowText(table, times, t)];
    case 'lines':
      return lineTexts(table, t);
    case 'scores':
      return [`${scoresText(table, t)}. ${progressOf(table, t)}`];
    case 'last-move':
      return [lastMoveText(table, t)];
  }
}

function lastMoveText(table: TableState, t: Translate): string {
  const isStep = (kind: string) => kind === 'placed' || kind === 'discarded' || kind === 'taken';
  const steps = table.log.filter(({ kind }) => isStep(kind)).slice(-2);
  return turnsText(steps, table, t).at(-1) ?? t('web-voice-nothing-yet');
}

/** A row of the kingdom in front, from the top down and round again; empty squares are counted. */
function rowText(table: TableState, times: number, t: Translate): string {
  const { front } = table;
  const shown = shownState(table);
  const { west, east, south, north } = extentsOf(shown, front);
  const y = north - (times % (north + south + 1));
  const squares: string[] = [];
  let empty = 0;
  const countEmpty = () => {
    if (empty > 0) squares.push(t('web-voice-empty', { count: empty }));
    empty = 0;
  };
  for (let x = -west; x <= east; x++) {
    const ground = groundAt(shown, front, { x, y });
    if (ground === undefined) {
      empty++;
      continue;
    }
    countEmpty();
    squares.push(cellWhat(ground, undefined, t));
  }
  countEmpty();
  return t('web-voice-row', { y, x: 0 - west, squares: squares.join('; ') });
}
