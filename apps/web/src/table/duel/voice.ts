import { type Chair, type Draft, isComplete, type Seat, type View } from '@crownhold/core';
import { ARMS, decodeMove, diceIn, duel, type Event, halvesOf, type State } from '@crownhold/games/duel';
import { formatNames, type Translate } from '@crownhold/i18n';
import { cellsOf, isSame } from '@crownhold/table';
import {
  chosenDice,
  type DuelInput,
  type DuelTypes,
  hoveringGain,
  hoveringRefusal,
  laidHalf,
  taskOf,
  wantedDice,
} from '@crownhold/table/duel';
import type { FaceVoice } from '../face.ts';
import { diceText, dieText, faceText, halfTexts, heardDie } from './dice-words.ts';
import { domainsGain } from './domains-gain.ts';
import { knownFaces, squareText, tellEvents } from './words.ts';

export const duelVoice: FaceVoice<DuelTypes, DuelInput> = {
  task: taskText,
  turns: turnsText,
  stepSeat,
  // [D6] Whoever is A rolls.
  roller: ({ events, view }) => (events.some(({ kind }) => kind === 'rolled') ? view.leader : undefined),
  steps: stepTexts,
  pointed: pointedText,
  isQuiet: ({ isQuiet = false }) => isQuiet,
};

function taskText(input: DuelInput, name: string, t: Translate): string {
  const { state, seat } = input.base;
  const task = taskOf(input);
  if (isComplete(duel, input.draft)) return readyText(input, name, t);
  switch (task) {
    case 'take': {
      const dice = freeDice(state)
        .map((die) => heardDie(state, seat, die, t))
        .join('; ');
      if (state.phase === 'share') return t('duel-voice-share', { name, dice });
      return t(wantedDice(state, input.choices) === 2 ? 'duel-voice-pair' : 'duel-voice-take', { name, dice });
    }
    case 'draw':
      return t('duel-voice-draw', { name, dice: halfTexts(state, seat, t).join('; ') });
    case 'split': {
      const at = laidHalf(input) ? 1 : 0;
      return t('duel-voice-half', { name, die: halfTexts(state, seat, t)[at]! });
    }
    case 'pass':
      return t('duel-voice-pass', { name, dice: halfTexts(state, seat, t).join('; ') });
    case 'domains':
      return t('duel-voice-domains', { name, arms: ARMS.map((arms) => t('arms', { arms })).join(', ') });
    case 'cross':
      return t('duel-voice-cross', { name });
  }
}

function readyText(input: DuelInput, name: string, t: Translate): string {
  const { state } = input.base;
  switch (taskOf(input)) {
    case 'take':
      return t('duel-voice-take-now', { name, dice: diceText(state, chosenDice(input.choices), t) });
    case 'draw':
    case 'split':
      return t('duel-voice-draw-now', { name });
    default:
      return t('duel-voice-end-now', { name });
  }
}

/** [D6] The dice that nobody has yet. */
export function freeDice({ hands }: State): readonly number[] {
  return diceIn(ALL & ~(hands[0]! | hands[1]!));
}

const ALL = 15;

/** What the last events were, a line each. Dice are heard by whoever is asked to take them: before, they still roll. */
function turnsText(
  events: readonly Event[],
  view: View<State>,
  chairs: readonly Chair[],
  t: Translate,
): readonly string[] {
  return tellEvents(events, knownFaces(events, view), chairs, t).filter((line) => line !== '');
}

const STEPS: readonly Event['kind'][] = [
  'taken',
  'turned',
  'castle-used',
  'named',
  'announced',
  'drawn',
  'passed',
  'domains-named',
  'cross-added',
];

function stepSeat(event: Event): Seat | undefined {
  return STEPS.includes(event.kind) && 'seat' in event ? event.seat : undefined;
}

function stepTexts(then: Draft<State>, now: Draft<State>, t: Translate): readonly string[] {
  const old = new Set(then.moves);
  const added = now.moves.filter((move) => !old.has(move));
  if (added.length === 0) return [t('duel-voice-undone')];
  const points = duel.score(now.state, now.seat) - duel.score(then.state, now.seat);
  return added.flatMap((code) => {
    const move = decodeMove(code);
    switch (move?.kind) {
      case 'take':
      case 'pair':
        return [];
      case 'draw':
        return [t('duel-voice-laid', { points })];
      case 'name':
        return [t('duel-voice-named', { arms: move.arms })];
      case 'turn':
        return [t('duel-voice-turned', { face: faceText(move.face, t) })];
      case 'castle':
        return [t('duel-voice-castle', { die: dieText(now.start, move.die, t) })];
      case 'free':
      case 'split':
        return [t('duel-voice-power', { spell: move.kind })];
      case 'pass':
        return [t('duel-voice-passing')];
      case 'domains':
        return [t('duel-voice-arms', { arms: move.arms, ...domainsGain(now.start, now.seat, move.arms) })];
      case 'cross':
        return [t('duel-voice-laid', { points })];
      default:
        return [];
    }
  });
}

/** What is pointed at, chosen or let go now, if that has changed. */
function pointedText(then: DuelInput, now: DuelInput, t: Translate): string | undefined {
  const { state, seat } = now.base;
  const task = taskOf(now);
  if (task === 'take') return takenText(then, now, t);
  if (task === 'domains') {
    return then.arms === now.arms
      ? undefined
      : t('duel-voice-arms', { arms: now.arms, ...domainsGain(state, seat, now.arms) });
  }
  const half = laidHalf(now);
  if (half && !laidHalf(then)) return t('duel-voice-half-laid', { ...half });
  const isMoved = !isSame(then.cell, now.cell) || then.quarter !== now.quarter || !then.isPointing;
  return now.isPointing && isMoved ? hoverText(now, t) : undefined;
}

function takenText(then: DuelInput, now: DuelInput, t: Translate): string | undefined {
  const { state, seat } = now.base;
  const [before, after] = [chosenDice(then.choices), chosenDice(now.choices)];
  const added = after.find((die) => !before.includes(die));
  if (added !== undefined) return t('duel-voice-chosen', { die: heardDie(state, seat, added, t) });
  if (after.length < before.length) return t('duel-voice-undone');
  return then.die === now.die ? undefined : heardDie(state, seat, now.die, t);
}

/** Where the domino, a half or a cross hovers, and whether it fits there. */
function hoverText(input: DuelInput, t: Translate): string {
  const { state, seat } = input.base;
  const task = taskOf(input);
  const points = hoveringRefusal(input) ? undefined : hoveringGain(input);
  const where = task === 'cross' ? squareText(state, seat, input.cell, t) : halvesAt(input, t);
  return points === undefined ? t('duel-voice-fits-not', { where }) : t('duel-voice-fits', { where, points });
}

function halvesAt(input: DuelInput, t: Translate): string {
  const { state, seat } = input.base;
  const texts = halfTexts(state, seat, t);
  const half = laidHalf(input);
  if (taskOf(input) === 'split') {
    return t('duel-voice-half-at', { half: texts[half ? 1 : 0]!, ...input.cell });
  }
  const cells = cellsOf(input);
  return formatNames(
    t.language,
    halvesOf(state, seat).map((_, at) => t('duel-voice-half-at', { half: texts[at]!, ...cells[at]! })),
  );
}
