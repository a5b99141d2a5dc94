import { type Chair, type Draft, isComplete, type Seat, type View } from '@crownhold/core';
import { decodeMove, type Event, FREE, kingdomino, type State } from '@crownhold/games/kingdomino';
import { messageText, type Translate } from '@crownhold/i18n';
import { isDiscard, type KingdominoInput, type KingdominoTypes } from '@crownhold/table/kingdomino';
import type { FaceVoice } from '../face.ts';
import { halvesText, hoverText } from './domino-words.ts';

import { dominoText, newsOf, nextLineTitle } from './words.ts';

export const kingdominoVoice: FaceVoice<KingdominoTypes, KingdominoInput> = {
  task: taskText,
  turns: turnsText,
  stepSeat,
  steps: stepTexts,
  pointed: pointedText,
  isQuiet: ({ isQuiet = false }) => isQuiet,
};

function taskText(input: KingdominoInput, name: string, t: Translate): string {
  const { state } = input.draft;
  const domino = state.activeDomino;
  if (isComplete(kingdomino, input.draft)) return t('web-voice-confirm', { name });
  if (state.phase === 'take') return t('web-voice-take', { name, free: freeDominoes(state).join(', ') });
  if (isDiscard(input)) return t('web-voice-discard', { name, domino });
  return t('web-voice-put', { name, domino, halves: halvesText(domino, t) });
}

function freeDominoes({ next, nextKings, lineLength }: State): readonly number[] {
  return [...next.subarray(0, lineLength)].filter((_, at) => nextKings[at] === FREE);
}

/** What the last events were, a line for each turn. */
function turnsText(
  events: readonly Event[],
  view: View<State>,
  chairs: readonly Chair[],
  t: Translate,
): readonly string[] {
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
    const [text] = event.kind === 'line-laid' ? [lineText(event.dominoes, view, t)] : newsOf([event], chairs, t);
    if (text === undefined) continue;
    last = event.kind === 'placed' || event.kind === 'discarded' ? { seat: event.seat, at: lines.length } : undefined;
    lines.push(text);
  }
  return lines;
}

function lineText(dominoes: readonly number[], view: View<State>, t: Translate): string {
  return `${nextLineTitle(view, t)}: ${dominoes.join(', ')}`;
}

function stepSeat(event: Event): Seat | undefined {
  return event.kind === 'placed' || event.kind === 'discarded' || event.kind === 'taken' ? event.seat : undefined;
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
function pointedText(then: KingdominoInput, now: KingdominoInput, t: Translate): string | undefined {
  if (now.remark && now.remark !== then.remark) return messageText(t, now.remark, []);
  if (!now.isPointing || isComplete(kingdomino, now.draft)) return undefined;
  const isNew = !then.isPointing;
  const { phase, next } = now.draft.state;
  if (phase === 'take') return isNew || then.pick !== now.pick ? dominoText(next[now.pick]!, t) : undefined;
  const isMoved = then.cell.x !== now.cell.x || then.cell.y !== now.cell.y || then.quarter !== now.quarter;
  return isNew || isMoved ? hoverText(now, t) : undefined;
}
