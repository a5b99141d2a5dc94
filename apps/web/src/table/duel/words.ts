import type { Chair, Seat, View } from '@crownhold/core';
import {
  ARMS,
  type Event,
  formatFace,
  groundAt,
  type Half,
  type Options,
  ROW_LENGTHS,
  resultOf,
  type State,
} from '@crownhold/games/duel';
import { formatNames, type Translate } from '@crownhold/i18n';
import type { DuelTypes } from '@crownhold/table/duel';
import type { Spot } from '../../board/square.ts';
import type { ToldAct } from '../film.ts';
import { nameOf } from '../words.ts';
import { writtenFaceText } from './dice-words.ts';
import { isLastRound } from './rounds.ts';

/** What a table is told of dice by events: which face each of them showed. */
type Faces = ReadonlyMap<number, string>;

/** What has happened, a line each; what everybody sees anyway is left out. */
export function newsOf(events: readonly Event[], chairs: readonly Chair[], t: Translate): readonly string[] {
  return tellEvents(events, new Map(), chairs, t).filter((line) => line !== '');
}

/** What a turn did, in one line, for somebody who looks back at it; what follows from it is left out. */
export function turnText(
  { events, before }: ToldAct<DuelTypes>,
  chairs: readonly Chair[],
  t: Translate,
): string | undefined {
  const lines = tellEvents(events, knownFaces(events, before), chairs, t);
  const told = events.findLastIndex(({ kind }) => TURN_EVENTS.includes(kind));
  return told < 0 ? undefined : lines[told];
}

const TURN_EVENTS: readonly Event['kind'][] = ['taken', 'drawn', 'passed', 'domains-named', 'cross-added'];

/** A line for each event, empty for those that are not told; `known` are faces rolled before them. */
export function tellEvents(
  events: readonly Event[],
  known: Faces,
  chairs: readonly Chair[],
  t: Translate,
): readonly string[] {
  let faces = known;
  return events.map((event) => {
    if (event.kind === 'round-began') faces = new Map();
    if (event.kind === 'rolled' || event.kind === 'turned') faces = new Map([...faces, [event.die, event.face]]);
    return eventText(event, faces, chairs, t);
  });
}

function eventText(event: Event, faces: Faces, chairs: readonly Chair[], t: Translate): string {
  const name = (seat: Seat) => nameOf(chairs, seat);
  switch (event.kind) {
    case 'round-began':
      return t('duel-news-round', { round: event.round, name: name(event.leader) });
    case 'taken':
      return takenText(event, faces, name(event.seat), t);
    case 'left': {
      const dice = facesText(event.dice, faces, t);
      const count = event.dice.length;
      return dice === undefined
        ? t('duel-news-gets-some', { name: name(event.seat), count })
        : t('duel-news-gets', { name: name(event.seat), dice });
    }
    case 'turned':
      return t('duel-news-turns', { name: name(event.seat), face: writtenFaceText(event.face, t) });
    case 'castle-used':
      return t('duel-news-castle', { name: name(event.seat) });
    case 'named':
      return t('duel-news-names', { name: name(event.seat), arms: event.arms });
    case 'announced':
      return t('duel-news-announces', { name: name(event.seat), spell: event.spell });
    case 'drawn':
      return t('duel-news-draws', { name: name(event.seat), dice: halvesText(event.halves, t), points: event.gain });
    case 'passed':
      return t('duel-news-passes', { name: name(event.seat) });
    case 'ticked':
      return t('duel-news-ticks', {
        name: name(event.seat),
        arms: event.arms,
        ticks: event.ticks,
        length: ROW_LENGTHS[ARMS.indexOf(event.arms)]!,
      });
    case 'spell-won':
      return t('duel-news-wins', { name: name(event.seat), spell: event.spell });
    case 'domains-named':
      return t('duel-news-domains', { name: name(event.seat), arms: event.arms });
    case 'cross-added':
      return t('duel-news-cross', { name: name(event.seat), points: event.gain });
    case 'rolled':
    case 'game-ended':
      return '';
  }
}

function takenText(event: Event & { kind: 'taken' }, faces: Faces, name: string, t: Translate): string {
  const dice = facesText(event.dice, faces, t);
  if (dice === undefined) return t('duel-news-takes-some', { name, count: event.dice.length });
  return t(event.isPair ? 'duel-news-pair' : 'duel-news-takes', { name, dice });
}

/** Nothing if they were rolled before anybody listened. */
function facesText(dice: readonly number[], faces: Faces, t: Translate): string | undefined {
  const texts = dice.flatMap((die) => (faces.has(die) ? [writtenFaceText(faces.get(die)!, t)] : []));
  return texts.length === dice.length ? formatNames(t.language, texts) : undefined;
}

/** The faces of dice before some events: those of the table, unless they were rolled meanwhile. */
export function knownFaces(events: readonly Event[], { faces, phase }: State): Faces {
  const isRolledHere = events.some(({ kind }) => kind === 'rolled' || kind === 'round-began');
  if (isRolledHere || phase === 'roll' || phase === 'first') return new Map();
  return new Map([...faces].map((face, die) => [die, formatFace(face)]));
}

/** A roll in one line. */
export function rolledText(events: readonly Event[], name: string, t: Translate): string | undefined {
  const faces = events.flatMap((event) => (event.kind === 'rolled' ? [writtenFaceText(event.face, t)] : []));
  return faces.length === 0 ? undefined : t('duel-news-rolled', { name, dice: formatNames(t.language, faces) });
}

export function halvesText(halves: readonly Half[], t: Translate): string {
  return formatNames(
    t.language,
    halves.map(({ arms, crosses }) => (arms === undefined ? t('duel-joker') : t('duel-face', { arms, crosses }))),
  );
}

/** How far the game is. */
export function progressOf(state: View<State>, t: Translate): string {
  const { round } = state;
  return t(isLastRound(state) ? 'duel-progress-last' : 'duel-progress', { round });
}

/** [D12] The edition that is played, in plain words. */
export function editionText({ spellbook }: Options, t: Translate): string {
  return t('duel-edition', { spellbook });
}

/** [D21] What decides where points are equal, if they are. */
export function tieText(state: State, t: Translate): string {
  const [one, other] = [resultOf(state, 0), resultOf(state, 1)];
  if (one.points !== other.points) return '';
  return t(one.largest === other.largest ? 'duel-tie-shared' : 'duel-tie-largest');
}

/** What is drawn on a square of a map. */
export function squareText(state: State, seat: Seat, { x, y }: Spot, t: Translate): string {
  const ground = groundAt(state, seat, { x, y });
  if (ground === undefined) return t('duel-empty-square', { x, y });
  return ground === 'castle'
    ? t('duel-castle-square')
    : t('duel-square', { what: t('duel-face', { ...ground }), x, y });
}
