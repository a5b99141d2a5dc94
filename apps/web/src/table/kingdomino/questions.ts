import type { Seat, View } from '@crownhold/core';
import { extentsOf, groundAt, type State } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { KingdominoInput, KingdominoTypes } from '@crownhold/table/kingdomino';
import type { Question } from '../face.ts';
import { cellWhat, lineTexts } from './words.ts';

/** What is answered besides what every table does. */
export const KINGDOMINO_QUESTIONS: Readonly<Record<string, Question<KingdominoTypes, KingdominoInput>>> = {
  KeyK: ({ view, front }, times, t) => [rowText(view, front, times, t)],
  KeyL: ({ view, chairs }, _, t) => lineTexts(view, chairs, t),
};

/** A row of a kingdom, from the top down and round again; empty squares are counted. */
function rowText(view: View<State>, seat: Seat, times: number, t: Translate): string {
  const { west, east, south, north } = extentsOf(view, seat);
  const y = north - (times % (north + south + 1));
  const squares: string[] = [];
  let empty = 0;
  const countEmpty = () => {
    if (empty > 0) squares.push(t('web-voice-empty', { count: empty }));
    empty = 0;
  };
  for (let x = -west; x <= east; x++) {
    const ground = groundAt(view, seat, { x, y });
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
