import { type Chair, type Draft, isComplete, type Seat, type View } from '@crownhold/core';
import {
  COLOURS,
  clashes,
  colourCode,
  colourName,
  colours,
  decodeMove,
  type Event,
  type State,
} from '@crownhold/games/colours';
import { formatNames, messageText, type Translate } from '@crownhold/i18n';
import {
  achievementName,
  brushColour,
  type ColoursInput,
  type ColoursTypes,
  castTargets,
  inputAreas,
  isSpent,
  leftFit,
  listedSteps,
  matchAreas,
  taskOf,
} from '@crownhold/table/colours';
import type { FaceVoice } from '../face.ts';
import { areaName, areaText } from './area-words.ts';
import { dieText, heardDie } from './die-words.ts';
import { lastDrop } from './drop-facts.ts';
import { dropText } from './say-words.ts';
import { isInBox } from './shown-sheet.ts';
import { newsText } from './words.ts';

export const coloursVoice: FaceVoice<ColoursTypes, ColoursInput> = {
  task: taskText,
  turns: turnsText,
  stepSeat,
  steps: stepTexts,
  pointed: pointedText,
  isQuiet: () => false,
};

function taskText(input: ColoursInput, name: string, t: Translate): string {
  const { state, seat } = input.base;
  if (isComplete(colours, input.draft)) return t('colours-voice-ready', { name });
  switch (taskOf(input)) {
    case 'take': {
      const dice = [0, 1, 2, 3].filter((die) => isInBox(state, die)).map((die) => heardDie(state, seat, die, t));
      return t('colours-voice-take', { name, dice: dice.join('; ') });
    }
    case 'choose':
      return t('colours-voice-choose', { name, colours: listText(input, t) });
    case 'strike':
      return t('colours-voice-strike', { name });
    case 'leave':
      return t('colours-say-leave', { ...leftFit(input) });
    case 'colour':
      return colourTask(input, name, t);
  }
}

function colourTask(input: ColoursInput, name: string, t: Translate): string {
  const { state, seat } = input.base;
  const left = state.left[seat]!;
  if (left === 0) return t('colours-voice-used', { name });
  if (isSpent(input)) return t('colours-voice-stuck', { name, left });
  return t('colours-voice-colour', {
    name,
    left,
    colour: colourName(state.colours[seat]!),
    kingdom: COLOURS[state.homes[seat]!]!,
    areas: inputAreas(input).length,
  });
}

function listText(input: ColoursInput, t: Translate): string {
  const names = listedSteps(input).flatMap(({ move }) => (move.kind === 'choose' ? [t(`colour-${move.colour}`)] : []));
  return formatNames(t.language, names);
}

function turnsText(
  events: readonly Event[],
  view: View<State>,
  chairs: readonly Chair[],
  t: Translate,
): readonly string[] {
  const hasLanded = events.some(({ kind }) => kind === 'landed');
  const dice = [0, 1, 2, 3].filter((die) => isInBox(view, die)).map((die) => dieText(view, die, t));
  return [...newsText(events, chairs, t), ...(hasLanded ? [t('colours-voice-thrown', { dice: dice.join('; ') })] : [])];
}

const STEPS: readonly Event['kind'][] = ['taken', 'moved', 'split', 'painted', 'done'];

function stepSeat(event: Event): Seat | undefined {
  return STEPS.includes(event.kind) && 'seat' in event ? event.seat : undefined;
}

function stepTexts(then: Draft<State>, now: Draft<State>, t: Translate): readonly string[] {
  const old = new Set(then.moves);
  const added = now.moves.filter((move) => !old.has(move));
  if (added.length === 0) return [t('colours-voice-undone')];
  return added.flatMap((code) => {
    const move = decodeMove(code);
    switch (move?.kind) {
      case 'take':
        return [t('colours-voice-taken', { die: dieText(now.start, move.die, t), kingdom: move.kingdom })];
      case 'move':
      case 'split':
        return [t('colours-voice-cast', { spell: move.kind, kingdom: move.kingdom })];
      case 'paint':
      case 'blend':
      case 'tower':
        return [dropStep(now, move.area, t)];
      case 'choose':
        return [t('colours-fact-drop', { colour: move.colour })];
      case 'strike':
        return [t('colours-say-strike', { row: messageText(t, achievementName(move.row), []), number: move.number })];
      default:
        return [];
    }
  });
}

function dropStep(draft: Draft<State>, area: number, t: Translate): string {
  const dropped = lastDrop(draft);
  const facts = dropped?.area === area ? dropText(dropped.facts, t) : '';
  const where = areaText(draft.state, draft.seat, area, t);
  return facts === '' ? where : `${where}: ${facts}`;
}

/** What is pointed at, opened or let go now, if that has changed. */
function pointedText(then: ColoursInput, now: ColoursInput, t: Translate): string | undefined {
  const task = taskOf(now);
  if (task === 'leave' && taskOf(then) !== 'leave') return t('colours-say-leave', { ...leftFit(now) });
  if (now.casting) return castText(then, now, t);
  if (now.matchAt !== undefined && then.matchAt !== now.matchAt) {
    return t('colours-say-match', { colour: brushColour(now) });
  }
  if (task !== 'colour') return listedText(then, now, t);
  if (now.isMatch !== then.isMatch) return t(now.isMatch ? 'magic-match-does' : 'colours-voice-undone');
  if (JSON.stringify(now.brush) !== JSON.stringify(then.brush)) {
    return now.brush.kind === 'paint'
      ? t('colours-voice-undone')
      : t('colours-ask-brush', { brush: now.brush.kind, colour: brushColour(now) });
  }
  return now.isPointing && (now.area !== then.area || !then.isPointing) ? hoverText(now, t) : undefined;
}

function castText(then: ColoursInput, now: ColoursInput, t: Translate): string | undefined {
  const { casting } = now;
  if (!casting) return undefined;
  const targets = castTargets(now, casting);
  const name = (target: (typeof targets)[number]) =>
    casting === 'blend' ? t(`colour-${target}`) : t(`kingdom-${target}`);
  if (then.casting !== casting) {
    const names = targets.map(name).join(', ');
    return t('colours-voice-casting', { spell: casting, does: t(`magic-${casting}-does`), names });
  }
  return then.pick === now.pick ? undefined : name(targets[now.pick]!);
}

/** A way to take a die, a colour or a number of a list. */
function listedText(then: ColoursInput, now: ColoursInput, t: Translate): string | undefined {
  if (!now.isPointing || (then.isPointing && then.pick === now.pick)) return undefined;
  const move = listedSteps(now)[now.pick]?.move;
  const state = now.base.start;
  switch (move?.kind) {
    case 'take': {
      const die = heardDie(state, now.base.seat, move.die, t);
      const from = t('colours-from', { kingdom: move.kingdom });
      return move.colour ? `${die}: ${from}, ${t(`colour-${move.colour}`)}` : `${die}: ${from}`;
    }
    case 'choose':
      return t(`colour-${move.colour}`);
    case 'strike':
      return `${messageText(t, achievementName(move.row), [])} ${move.number}`;
    default:
      return undefined;
  }
}

/** An area, and whether the next drop may go there. */
function hoverText(input: ColoursInput, t: Translate): string {
  const { state, seat } = input.base;
  const { area } = input;
  const where = areaText(state, seat, area, t);
  if (inputAreas(input).includes(area)) return t('colours-voice-fits', { where });
  if (matchAreas(input).includes(area)) return t('colours-voice-match', { where });
  const isClash = clashes(state, seat, area, colourCode(brushColour(input)));
  return isClash ? t('colours-voice-clash', { where, colour: brushColour(input) }) : where;
}

/** The areas that the next drop may go to, by name. */
export function openAreasText(input: ColoursInput, t: Translate): string {
  const areas = inputAreas(input).map((area) => areaName(input.base.state, area, t));
  return areas.length === 0 ? t('colours-voice-nowhere') : areas.join('; ');
}
