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
import { formatNames, type Translate } from '@crownhold/i18n';
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
  const { phase, round } = hand.draft.state;
  if (phase === 'take') return t(round === 0 ? 'web-ask-take-first' : 'web-ask-take');
  return isDiscard(hand) ? t('web-ask-discard') : t('web-ask-put');
}

/** What the line is called that kings move on to: before the first round there is no other. */
export function nextLineTitle({ round }: State, t: Translate): string {
  return t(round === 0 ? 'web-first-line' : 'web-next-line');
}

/** Who has won, or who share the victory. */
export function verdictOf({ alone, chairs }: TableState, t: Translate): string {
  return verdictText(kingdomino.ranking(kingdomino.view(alone.match.state, SPECTATOR)), chairs, t);
}

/** The same by the places of the seats. A person without other people at the table is spoken to. */
export function verdictText(ranks: readonly number[], chairs: readonly Chair[], t: Translate): string {
  const winners = chairs.filter((_, seat) => ranks[seat] === 1);
  const people = chairs.filter(({ bot }) => bot === undefined);
  const isMine = winners.length === 1 && people.length === 1 && winners[0] === people[0];
  return isMine ? t('web-you-win') : winnersText(winners, t);
}

/** Who has won, by name. */
export function winnersText(winners: readonly Chair[], t: Translate): string {
  const names = winners.map(({ name }) => name);
  return names.length === 1
    ? t('web-winner', { name: names[0]! })
    : t('web-winners-shared', { names: formatNames(t.language, names) });
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
        return [discardText(event, name(event.seat), t)];
      case 'round-began':
        return [event.isLast ? t('web-last-round') : t('web-event-round', { round: event.round })];
      default:
        return [];
    }
  });
}

/** [K19] The first domino that is discarded costs the bonus of Harmony. */
function discardText({ domino, gain }: Event & { kind: 'discarded' }, name: string, t: Translate): string {
  return gain === 0
    ? t('web-event-discarded', { name, domino })
    : t('web-event-discarded-cost', { name, domino, points: gain });
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
  const shown = shownState(table);
  const { line, lineKings, next, nextKings, slot, phase, lineLength, round, rounds } = shown;
  const name = (seat: number) => (seat === FREE ? undefined : table.chairs[seat]!.name);
  const text = (numbers: Uint8Array, kings: Uint8Array, from: number) =>
    [...numbers.subarray(from, lineLength)].map((number, at) => dominoText(number, t, name(kings[from + at]!)));
  const current = round > 0 ? text(line, lineKings, phase === 'take' ? slot + 1 : slot) : [];
  const coming = round < rounds ? text(next, nextKings, 0) : [];
  return [
    ...(current.length > 0 ? [`${t('web-current-line')}: ${current.join('. ')}`] : []),
    ...(coming.length > 0 ? [`${nextLineTitle(shown, t)}: ${coming.join('. ')}`] : []),
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
