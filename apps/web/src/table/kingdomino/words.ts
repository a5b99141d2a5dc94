import type { Chair, View } from '@crownhold/core';
import {
  DOMINOES,
  type Event,
  FREE,
  groundAt,
  type Half,
  type Options,
  type Result,
  type State,
} from '@crownhold/games/kingdomino';
import { messageText, type Translate } from '@crownhold/i18n';
import { newsOf as tellNews } from '@crownhold/table/kingdomino';
import type { Spot } from '../../board/square.ts';
import { nameOf } from '../words.ts';

/** What the line is called that kings move on to: before the first round there is no other. */
export function nextLineTitle({ round }: State, t: Translate): string {
  return t(round === 0 ? 'web-first-line' : 'web-next-line');
}

/** [K17] What decides where points are equal at the top, if they are. */
export function tieText(results: readonly Result[], tiebreak: Options['tiebreak'], t: Translate): string {
  const byPoints = bestOf(results, ({ points }) => points);
  if (byPoints.length < 2) return '';
  const byLargest = tiebreak === 'crowns' ? byPoints : bestOf(byPoints, ({ largest }) => largest);
  if (byLargest.length === 1) return t('web-tie-largest');
  const byCrowns = bestOf(byLargest, ({ crowns }) => crowns);
  return byCrowns.length === 1 ? t('web-tie-crowns') : t('web-tie-shared', { tiebreak });
}

function bestOf(results: readonly Result[], value: (result: Result) => number): readonly Result[] {
  const best = Math.max(...results.map(value));
  return results.filter((result) => value(result) === best);
}

/** How far the game is. */
export function progressOf({ game, games, round, rounds, lineLength, drawn }: View<State>, t: Translate): string {
  const parts = games > 1 ? [t('web-game-of', { game: game + 1, games })] : [];
  if (round > 0) parts.push(round === rounds ? t('web-last-round') : t('web-round', { round, rounds }));
  // That nothing is left in the last round everybody knows.
  if (round < rounds) parts.push(t('web-left', { count: (rounds - round) * lineLength - drawn }));
  return parts.join(' · ');
}

/** What has happened, a line each; what everybody sees anyway is left out. */
export function newsOf(events: readonly Event[], chairs: readonly Chair[], t: Translate): readonly string[] {
  return tellNews(events).map((message) => messageText(t, message, chairs));
}

/** What lies on a cell of a kingdom. */
export function cellText(state: State, seat: number, { x, y }: Spot, chairs: readonly Chair[], t: Translate): string {
  const ground = groundAt(state, seat, { x, y });
  if (ground === undefined) return t('web-empty-cell', { x, y });
  return t('web-cell', { what: cellWhat(ground, nameOf(chairs, seat), t), x, y });
}

/** What lies there: a castle, with the name of its owner unless everybody knows it, or a half of a domino. */
export function cellWhat(ground: Half | 'castle', owner: string | undefined, t: Translate): string {
  if (ground !== 'castle') return t('web-half', { terrain: ground.terrain, crowns: ground.crowns });
  return owner === undefined ? t('castle') : t('web-castle-of', { name: owner });
}

/** The dominoes of both lines with their kings, those that are placed left out. */
export function lineTexts(view: View<State>, chairs: readonly Chair[], t: Translate): readonly string[] {
  const { line, lineKings, next, nextKings, slot, phase, lineLength, round, rounds } = view;
  const name = (seat: number) => (seat === FREE ? undefined : nameOf(chairs, seat));
  const text = (numbers: Uint8Array, kings: Uint8Array, from: number) =>
    [...numbers.subarray(from, lineLength)].map((number, at) => dominoText(number, t, name(kings[from + at]!)));
  const current = round > 0 ? text(line, lineKings, phase === 'take' ? slot + 1 : slot) : [];
  const coming = round < rounds ? text(next, nextKings, 0) : [];
  return [
    ...(current.length > 0 ? [`${t('web-current-line')}: ${current.join('. ')}`] : []),
    ...(coming.length > 0 ? [`${nextLineTitle(view, t)}: ${coming.join('. ')}`] : []),
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
