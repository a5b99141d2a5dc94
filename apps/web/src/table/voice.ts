import { type Draft, isComplete } from '@crownhold/core';
import { decodeMove, type Event, FREE, kingdomino, type State } from '@crownhold/games/kingdomino';
import { isDiscard } from '@crownhold/hands/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { halvesText, hoverText } from './domino-words.ts';
import { askedSeat } from './others-panel.tsx';
import { heardRefusal } from './refusal-words.ts';
import { shownState, type TableState } from './table-state.ts';
import { dominoText, newsOf, nextLineTitle, promptOf, verdictOf } from './words.ts';

/**
 * What those hear who do not see the table, when it changes: a sentence for what has happened, one for what is asked.
 * Nothing for what only hovers by.
 */
export function voiceOf(before: TableState | undefined, after: TableState, t: Translate): readonly string[] {
  if (before === undefined) return [askText(after, t)];
  // What it brings is told in a moment.
  if (after.mode.kind === 'turn' && after.mode.isSent) return [];
  if (after.news !== before.news) return [...turnsText(newEvents(before, after), after, t), ...asking(after, t)];
  const [then, now] = [draftOf(before), draftOf(after)];
  if (then && now && then !== now) return [sentences([...stepTexts(then, now, t), askText(after, t)])];
  if (after.mode.kind !== before.mode.kind) return asking(after, t);
  if (after.isQuiet) return [];
  const pointed = pointedText(before, after, t);
  if (pointed !== undefined) return [pointed];
  return after.whyNot && after.whyNot !== before.whyNot ? [heardRefusal(after.whyNot, after.chairs, t)] : [];
}

/** Whose turn it is and what is asked. */
export function askText(table: TableState, t: Translate): string {
  const { mode, chairs } = table;
  const seat = askedSeat(table);
  if (mode.kind === 'over') return sentences([verdictOf(table, t), scoresText(table, t)]);
  if (seat === undefined) return promptOf(table, t);
  const { name } = chairs[seat]!;
  if (mode.kind === 'bot') return t('web-voice-waits', { name });
  return mode.kind === 'turn' ? taskText(mode.hand, name, t) : `${name}: ${promptOf(table, t)}`;
}

/** The points of everybody. */
export function scoresText({ alone, chairs }: TableState, t: Translate): string {
  const { state } = alone.match;
  return chairs
    .map(({ name }, seat) => t('web-voice-score', { name, points: kingdomino.score(state, seat) }))
    .join('; ');
}

/** What the last events were, a line for each turn. */
export function turnsText(events: readonly Event[], table: TableState, t: Translate): readonly string[] {
  const lines: string[] = [];
  let last: { readonly seat: number; readonly at: number } | undefined;
  for (const event of events) {
    if (event.kind === 'taken' && last?.seat === event.seat) {
      const sentence = lines[last.at]!;
      lines[last.at] = t('web-voice-then-takes', { sentence, domino: event.domino });
      last = undefined;
      continue;
    }
    // Whose king was drawn is told by whoever is asked next.
    if (event.kind === 'king-drawn') continue;
    const [text] = event.kind === 'line-laid' ? [lineText(event.dominoes, table, t)] : newsOf([event], table.chairs, t);
    if (text === undefined) continue;
    last = event.kind === 'placed' || event.kind === 'discarded' ? { seat: event.seat, at: lines.length } : undefined;
    lines.push(text);
  }
  return lines;
}

function lineText(dominoes: readonly number[], table: TableState, t: Translate): string {
  return `${nextLineTitle(shownState(table), t)}: ${dominoes.join(', ')}`;
}

/** A bot is not announced: what it does is heard in a moment. */
function asking(table: TableState, t: Translate): readonly string[] {
  return table.mode.kind === 'bot' ? [] : [askText(table, t)];
}

type Turn = Extract<TableState['mode'], { readonly kind: 'turn' }>;

function taskText(hand: Turn['hand'], name: string, t: Translate): string {
  const { state } = hand.draft;
  const domino = state.activeDomino;
  if (isComplete(kingdomino, hand.draft)) return t('web-voice-confirm', { name });
  if (state.phase === 'take') return t('web-voice-take', { name, free: freeDominoes(state).join(', ') });
  if (isDiscard(hand)) return t('web-voice-discard', { name, domino });
  return t('web-voice-put', { name, domino, halves: halvesText(domino, t) });
}

function freeDominoes({ next, nextKings, lineLength }: State): readonly number[] {
  return [...next.subarray(0, lineLength)].filter((_, at) => nextKings[at] === FREE);
}

/** What was not heard yet: a person has heard the steps of the own turn while making it. */
function newEvents(before: TableState, after: TableState): readonly Event[] {
  const draft = draftOf(before);
  let known = draft?.moves.length ?? 0;
  return after.news.filter((event) => {
    const isStep = event.kind === 'placed' || event.kind === 'discarded' || event.kind === 'taken';
    if (!isStep || event.seat !== draft?.seat || known === 0) return true;
    known--;
    return false;
  });
}

function stepTexts(then: Draft<State>, now: Draft<State>, t: Translate): readonly string[] {
  const kept = now.moves.findIndex((move, at) => move !== then.moves[at]);
  if (kept < 0) return [t('web-voice-undone')];
  const points = kingdomino.score(now.state, now.seat) - kingdomino.score(then.state, now.seat);
  return now.moves.slice(kept).flatMap((code) => {
    const move = decodeMove(code);
    if (move?.kind === 'put') return [t('web-voice-laid', { points })];
    if (move?.kind === 'discard') {
      return [points === 0 ? t('web-voice-discarded') : t('web-voice-discarded-cost', { points })];
    }
    return move?.kind === 'take' ? [t('web-voice-chosen', { domino: move.domino })] : [];
  });
}

/** Where the domino hovers now, or which one of the line is pointed at, if that has changed. */
function pointedText(before: TableState, after: TableState, t: Translate): string | undefined {
  if (before.mode.kind !== 'turn' || after.mode.kind !== 'turn' || !after.mode.isPointing) return undefined;
  const [then, now] = [before.mode.hand, after.mode.hand];
  const isNew = !before.mode.isPointing;
  const { phase, next } = now.draft.state;
  if (isComplete(kingdomino, now.draft)) return undefined;
  if (phase === 'take') return isNew || then.pick !== now.pick ? dominoText(next[now.pick]!, t) : undefined;
  const isMoved = then.cell.x !== now.cell.x || then.cell.y !== now.cell.y || then.quarter !== now.quarter;
  return isNew || isMoved ? hoverText(now, t) : undefined;
}

function draftOf({ mode }: TableState): Draft<State> | undefined {
  return mode.kind === 'turn' ? mode.hand.draft : undefined;
}

function sentences(parts: readonly string[]): string {
  return parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');
}
