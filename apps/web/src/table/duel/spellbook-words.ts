import type { Chair, Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import { nameOf } from '../words.ts';
import { type RaceRow, raceOf } from './spellbook-race.ts';

/** The rows of the spellbook, each in a sentence, mine first. */
export function rowTexts(state: State, front: Seat, chairs: readonly Chair[], t: Translate): readonly string[] {
  return raceOf(state, [[], []]).map((row) => rowText(row, front, chairs, t));
}

/** One row: who has how many ticks, what it wins, and who has won it. */
export function rowText(row: RaceRow, front: Seat, chairs: readonly Chair[], t: Translate): string {
  const of = (seat: Seat) =>
    t('duel-row-of', { name: nameOf(chairs, seat), ticks: row.runners[seat]!.ticks, length: row.length });
  const race = t('duel-row', { arms: row.arms, own: of(front), other: of(1 - front) });
  const spell = t('spell', { spell: row.spell });
  if (row.winner === undefined) return `${race}. ${spell}`;
  return `${race}. ${spell}: ${t('duel-row-won', { name: nameOf(chairs, row.winner) })}, ${spellStateText(row, t)}`;
}

export function spellStateText({ spellState }: RaceRow, t: Translate): string {
  switch (spellState) {
    case 'ready':
      return t('duel-spell-ready');
    case 'next-round':
      return t('duel-spell-next');
    case 'used':
      return t('duel-spell-used');
    default:
      return '';
  }
}
