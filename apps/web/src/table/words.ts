import { isComplete, SPECTATOR } from '@crownhold/core';
import {
  DOMINOES,
  type Event,
  FREE,
  groundAt,
  type Half,
  kingdomino,
  type Options,
  type Result,
  type State,
} from '@crownhold/games/kingdomino';
import { isDiscard } from '@crownhold/hands/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { Spot } from '../board/square.ts';
import type { Chair } from '../games/chair.ts';
import { shownState, type TableState } from './table-state.ts';

/** What the table asks, or says that it waits for. */
export function promptOf(table: TableState, t: Translate): string {
  const { mode } = table;
  switch (mode.kind) {
    case 'bot':
      return t('web-bot-thinks');
    case 'stuck':
      return t('web-bot-stuck');
    case 'pause':
      return t('web-game-over', { game: mode.finished.game + 1, games: mode.finished.games });
    case 'over':
      return t('web-over');
    case 'turn':
      return taskOf(table, t);
  }
}

function taskOf({ mode }: TableState, t: Translate): string {
  if (mode.kind !== 'turn') return '';
  const { hand } = mode;
  if (isComplete(kingdomino, hand.draft)) return t('web-ask-confirm');
  if (hand.draft.state.phase === 'take') return t('web-ask-take');
  return isDiscard(hand) ? t('web-ask-discard') : t('web-ask-put');
}

/** Who has won, or who share the victory. */
export function verdictOf({ alone, chairs }: TableState, t: Translate): string {
  const ranks = kingdomino.ranking(kingdomino.view(alone.match.state, SPECTATOR));
  const names = chairs.filter((_, seat) => ranks[seat] === 1).map(({ name }) => name);
  return names.length === 1
    ? t('web-winner', { name: names[0]! })
    : t('web-winners-shared', { names: names.join(', ') });
}

/** What decides where points are equal at the top, if they are. */
export function tieText(results: readonly Result[], tiebreak: Options['tiebreak'], t: Translate): string {
  const best = Math.max(...results.map(({ points }) => points));
  const tied = results.filter(({ points }) => points === best);
  if (tied.length < 2) return '';
  const isLargest = tiebreak !== 'crowns' && new Set(tied.map(({ largest }) => largest)).size > 1;
  return t(isLargest ? 'web-tie-largest' : 'web-tie-crowns');
}

/** How far the game is. */
export function progressOf(table: TableState, t: Translate): string {
  const { game, games, round, rounds, lineLength, drawn } = shownState(table);
  const parts = games > 1 ? [t('web-game-of', { game: game + 1, games })] : [];
  if (round > 0) parts.push(round === rounds ? t('web-last-round') : t('web-round', { round, rounds }));
  parts.push(t('web-left', { count: (rounds - round) * lineLength - drawn }));
  return parts.join(' · ');
}

/** What has happened, a line each; what everybody sees anyway is left out. */
export function newsOf(events: readonly Event[], chairs: readonly Chair[], t: Translate): readonly string[] {
  const name = (seat: number) => chairs[seat]!.name;
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'king-drawn':
        return [t('web-event-king', { name: name(event.seat) })];
      case 'taken':
        return [t('web-event-taken', { name: name(event.seat), domino: event.domino })];
      case 'placed':
        return [t('web-event-placed', { name: name(event.seat), domino: event.domino, points: event.gain })];
      case 'discarded':
        return [t('web-event-discarded', { name: name(event.seat), domino: event.domino })];
      case 'round-began':
        return [event.isLast ? t('web-last-round') : t('web-event-round', { round: event.round })];
      default:
        return [];
    }
  });
}

/** What lies on a cell of a kingdom. */
export function cellText(state: State, seat: number, { x, y }: Spot, chairs: readonly Chair[], t: Translate): string {
  const ground = groundAt(state, seat, { x, y });
  if (ground === undefined) return t('web-empty-cell', { x, y });
  return t('web-cell', { what: cellWhat(ground, chairs[seat]!.name, t), x, y });
}

/** What lies there: a castle, with the name of its owner unless everybody knows it, or a half of a domino. */
export function cellWhat(ground: Half | 'castle', owner: string | undefined, t: Translate): string {
  if (ground !== 'castle') return t('web-half', { terrain: ground.terrain, crowns: ground.crowns });
  return owner === undefined ? t('castle') : t('web-castle-of', { name: owner });
}

/** The dominoes of both lines with their kings, those that are placed left out. */
export function lineTexts(table: TableState, t: Translate): readonly string[] {
  const { line, lineKings, next, nextKings, slot, phase, lineLength, round, rounds } = shownState(table);
  const name = (seat: number) => (seat === FREE ? undefined : table.chairs[seat]!.name);
  const text = (numbers: Uint8Array, kings: Uint8Array, from: number) =>
    [...numbers.subarray(from, lineLength)].map((number, at) => dominoText(number, t, name(kings[from + at]!)));
  const current = round > 0 ? text(line, lineKings, phase === 'take' ? slot + 1 : slot) : [];
  const coming = round < rounds ? text(next, nextKings, 0) : [];
  return [
    ...(current.length > 0 ? [`${t('web-current-line')}: ${current.join('. ')}`] : []),
    ...(coming.length > 0 ? [`${t('web-next-line')}: ${coming.join('. ')}`] : []),
  ];
}

/** A domino with its halves and, if one stands on it, its king. */
export function dominoText(number: number, t: Translate, king?: string): string {
  const halves = DOMINOES[number - 1]!.halves.map(({ terrain, crowns }) => t('web-half', { terrain, crowns }));
  const whose = king === undefined ? t('web-free') : t('web-king-of', { name: king });
  return [t('web-domino', { number }), ...halves, whose].join(', ');
}

/** A domino of the current line that has found its place, or none. */
export function playedText(number: number, t: Translate): string {
  return `${t('web-domino', { number })}, ${t('web-voice-gone')}`;
}
