import type { Seat } from '@crownhold/core';
import { AREAS_PER_KINGDOM, BLOTS, COLOURS, colourAt, SPELL_NAMES, type State } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import { type ColoursInput, type ColoursTypes, taskOf } from '@crownhold/table/colours';
import type { Question } from '../face.ts';
import { nameOf } from '../words.ts';
import { areaText, neighbourText } from './area-words.ts';
import type { ShownColours } from './colours-table.ts';
import { dieText, heardDie } from './die-words.ts';
import { boardState, isInBox } from './shown-sheet.ts';
import { trackTexts } from './track-words.ts';
import { openAreasText } from './voice.ts';

/** What is answered besides what every table does. */
export const COLOURS_QUESTIONS: Readonly<Record<string, Question<ColoursTypes, ColoursInput>>> = {
  KeyD: (shown, _, t) => [diceText(shown, t)],
  KeyA: ({ input }, _, t) => [
    input && taskOf(input) === 'colour' ? openAreasText(input, t) : t('colours-voice-nowhere'),
  ],
  KeyE: (shown, _, t) => {
    const { input, front } = shown;
    const state = boardState(shown);
    const area = input?.area ?? 0;
    return [`${areaText(state, front, area, t)}; ${neighbourText(state, front, area, t)}`];
  },
  KeyK: (shown, times, t) => [kingdomText(boardState(shown), shown.front, times, t)],
  KeyO: (shown, times, t) => [otherText(shown, times, t)],
  KeyQ: (shown, _, t) => [purseText(boardState(shown), shown.front, t)],
  KeyR: ({ view, chairs }, _, t) => trackTexts(view, chairs, t),
};

/** The dice that are in the box, with how many of their drops fit. */
function diceText(shown: ShownColours, t: Translate): string {
  const { input, front } = shown;
  const state = boardState(shown);
  const inBox = [0, 1, 2, 3].filter((die) => isInBox(state, die));
  if (inBox.length === 0) return t('colours-voice-no-dice');
  const isTaking = input !== undefined && taskOf(input) === 'take';
  return inBox.map((die) => (isTaking ? heardDie(state, front, die, t) : dieText(state, die, t))).join('; ');
}

/** One kingdom after the other: what is unpainted there, and which colours are. */
function kingdomText(state: State, seat: Seat, times: number, t: Translate): string {
  const index = times % COLOURS.length;
  const areas = Array.from({ length: AREAS_PER_KINGDOM }, (_, i) => index * AREAS_PER_KINGDOM + i);
  const free = areas.filter((area) => colourAt(state, seat, area) === 0).length;
  const kingdom = COLOURS[index]!;
  return t('colours-voice-kingdom', {
    kingdom,
    free,
    areas: areas.map((area) => areaText(state, seat, area, t)).join('; '),
  });
}

/** What each of the others has, as it was when the round began. */
function otherText({ view, chairs, front }: ShownColours, times: number, t: Translate): string {
  const others = chairs.map((_, seat) => seat).filter((seat) => seat !== front);
  const seat = others[times % Math.max(1, others.length)];
  if (seat === undefined) return t('colours-voice-no-others');
  const kingdoms = COLOURS.map((kingdom, index) => {
    const areas = Array.from({ length: AREAS_PER_KINGDOM }, (_, i) => index * AREAS_PER_KINGDOM + i);
    const painted = areas.filter((area) => colourAt(view, seat, area) > 0).length;
    return t('colours-kingdom-painted', { kingdom, painted });
  });
  return `${nameOf(chairs, seat)}: ${[...kingdoms, purseText(view, seat, t)].join('; ')}`;
}

/** Spells, tower drops and blots of a seat. */
export function purseText(state: State, seat: Seat, t: Translate): string {
  const spells = SPELL_NAMES.flatMap((spell, index) => {
    const count = state.spells[seat * SPELL_NAMES.length + index]!;
    return count > 0 ? [t('colours-spell-count', { number: index + 1, spell, count })] : [];
  });
  const drops = COLOURS.flatMap((colour, index) => {
    const count = state.drops[seat * COLOURS.length + index]!;
    return count > 0 ? [t('colours-drop-count', { colour, count })] : [];
  });
  const blots = t('colours-blot-count', { count: state.blots[seat]!, most: BLOTS });
  return [...spells, ...drops, blots].join(', ');
}
