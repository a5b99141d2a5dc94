import type { Chair, Seat } from '@crownhold/core';
import { ARMS, type Event, SPELLS, type State } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import type { DuelTypes } from '@crownhold/table/duel';
import type { ToldAct } from '../film.ts';
import { nameOf } from '../words.ts';
import { bookSeats } from './book-seats.ts';
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

/** [D11] What the last drawing of a round brought, and what everybody has ticked then, A first; nothing where no dice are looked at for the spellbook. */
export function ticksText(act: ToldAct<DuelTypes>, chairs: readonly Chair[], t: Translate): string | undefined {
  const seats = bookSeats(act);
  if (seats.length === 0) return undefined;
  const list = seats.map((seat) =>
    t('duel-say-ticks-of', { name: nameOf(chairs, seat), rows: tickedRows(act.events, seat, t) }),
  );
  const gains = act.events.flatMap((event) =>
    event.kind === 'drawn' ? [t('duel-say-drawn', { name: nameOf(chairs, event.seat), points: event.gain })] : [],
  );
  return [...gains, t('duel-say-ticks', { list: list.join('; ') })].join(' · ');
}

function tickedRows(events: readonly Event[], seat: Seat, t: Translate): string {
  const rows = events.flatMap((event) => {
    if (event.kind !== 'ticked' || event.seat !== seat) return [];
    const { arms, count } = event;
    const spell = SPELLS[ARMS.indexOf(arms)]!;
    const isWon = events.some((each) => each.kind === 'spell-won' && each.seat === seat && each.spell === spell);
    const last = isWon ? t('duel-say-tick-wins', { arms, spell }) : t('arms', { arms });
    return [...Array.from({ length: count - 1 }, () => t('arms', { arms })), last];
  });
  return rows.length === 0 ? t('duel-say-ticks-none') : rows.join(', ');
}
