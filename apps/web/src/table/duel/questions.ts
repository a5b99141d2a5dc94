import type { Seat } from '@crownhold/core';
import { cellRows, groundAt, type State, UNROLLED } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import type { DuelInput, DuelTypes } from '@crownhold/table/duel';
import type { Question } from '../face.ts';
import { nameOf } from '../words.ts';
import { dieText, heardDie } from './dice-words.ts';
import type { ShownDuel } from './duel-table.ts';
import { rowTexts } from './spellbook-words.ts';
import { boardState } from './task.ts';
import { freeDice } from './voice.ts';

/** What is answered besides what every table does. */
export const DUEL_QUESTIONS: Readonly<Record<string, Question<DuelTypes, DuelInput>>> = {
  KeyD: (shown, _, t) => diceTexts(shown, t),
  KeyK: (shown, times, t) => [mapRow(boardState(shown.input, shown.view), shown.front, times, t)],
  KeyO: (shown, times, t) => [mapRow(boardState(shown.input, shown.view), 1 - shown.front, times, t)],
  KeyQ: ({ view, chairs, front }, _, t) => rowTexts(view, front, chairs, t),
};

/** The dice that are free, with what they would tick, and whose the others are. */
function diceTexts({ view, input, chairs, front }: ShownDuel, t: Translate): readonly string[] {
  const state = boardState(input, view);
  if (state.faces[0] === UNROLLED) return [t('duel-voice-nothing-rolled')];
  const free = freeDice(state).map((die) => heardDie(state, front, die, t));
  const taken = [0, 1, 2, 3].flatMap((die) => {
    const owner = [0, 1].find((seat) => (state.hands[seat]! >> die) & 1);
    return owner === undefined ? [] : [t('duel-die-of', { die: dieText(state, die, t), name: nameOf(chairs, owner) })];
  });
  return [[...free, ...taken].join('; ')];
}

/** A row of a map, from the top down and round again; empty squares are counted. */
function mapRow(state: State, seat: Seat, times: number, t: Translate): string {
  const rows = cellRows();
  const row = rows[times % rows.length]!;
  const texts: string[] = [];
  let empty = 0;
  const countEmpty = () => {
    if (empty > 0) texts.push(t('duel-voice-empty', { count: empty }));
    empty = 0;
  };
  for (const cell of row) {
    const ground = groundAt(state, seat, cell);
    if (ground === undefined) {
      empty++;
      continue;
    }
    countEmpty();
    texts.push(ground === 'castle' ? t('castle') : t('duel-face', { ...ground }));
  }
  countEmpty();
  return t('duel-voice-map-row', { y: row[0]!.y, squares: texts.join('; ') });
}
