import {
  clashes,
  colourCode,
  colours,
  DICE,
  encodeMove,
  hasSpell,
  type Move,
  SPELL_NAMES,
} from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import { brushColour, type ColoursInput, isSpent, kingdomsFor, listedSteps, taskOf } from '@crownhold/table/colours';
import type { Prompt } from '../board.ts';
import { achievementName } from './achievement.ts';
import { areaText } from './area-text.ts';
import type { ColoursTurn, ListedSpell } from './spell-list.ts';

/** What is asked while a turn is not whole. */
export function promptOf({ input, focus }: ColoursTurn, t: Translate): Prompt {
  const { state, seat } = input.base;
  if (focus.shown !== seat) {
    const question = t('play-colours-others', { number: focus.shown + 1 });
    return { question, hint: '', keys: t('play-colours-keys-others') };
  }
  if (focus.spell) return spellPrompt(input, focus.spell, focus.pick, t);
  const picked = listedSteps(input)[input.pick]?.move;
  switch (taskOf(input)) {
    case 'take':
      return { question: takeText(input, picked, t), hint: '', keys: t('play-colours-keys-take') };
    case 'choose': {
      const names = listedSteps(input).map(({ move }) => (move.kind === 'choose' ? t(`colour-${move.colour}`) : ''));
      const question = t('play-colours-choose', { colours: listText(names, input.pick) });
      return { question, hint: '', keys: t('play-keys-choose') };
    }
    case 'strike': {
      const row = picked?.kind === 'strike' ? `${achievementName(picked.row, t)} ${picked.number}` : '';
      const question = t('play-colours-strike', { row });
      return { question, hint: t('play-colours-strike-does'), keys: t('play-keys-choose') };
    }
    case 'leave':
      return {
        question: t('play-colours-leave', { drops: state.left[seat]! }),
        hint: '',
        keys: t('play-colours-keys-leave'),
      };
    case 'colour':
      return colourPrompt(input, t);
  }
}

function spellPrompt(input: ColoursInput, spell: ListedSpell, pick: number, t: Translate): Prompt {
  const kingdoms = listText(
    kingdomsFor(input, spell).map((kingdom) => t(`kingdom-${kingdom}`)),
    pick,
  );
  const question = t(spell === 'move' ? 'play-colours-move' : 'play-colours-split', { kingdoms });
  return { question, hint: t(`magic-${spell}-does`), keys: t('play-colours-keys-spell') };
}

function takeText({ base }: ColoursInput, move: Move | undefined, t: Translate): string {
  if (move?.kind !== 'take') return '';
  const { kingdom, colour } = move;
  const taken = { die: DICE[move.die]!, drops: base.start.numbers[move.die]!, kingdom };
  return colour ? t('play-colours-take-white', { ...taken, colour }) : t('play-colours-take', taken);
}

function colourPrompt(input: ColoursInput, t: Translate): Prompt {
  const { brush, area, isMatch } = input;
  const { state, seat } = input.base;
  const left = state.left[seat]!;
  const keys = t('play-colours-keys-colour');
  const about = areaText(state, seat, area, t);
  if (isSpent(input) && brush.kind === 'paint' && !isMatch) {
    const question = left === 0 ? t('play-colours-used-up') : t('play-colours-nothing-fits', { drops: left });
    return { question, hint: [about, ...(left > 0 ? advice(input, t) : [])].join('\n'), keys };
  }
  const colour = brushColour(input);
  const question = {
    paint: t('play-colours-paint', { colour, drops: left }),
    blend: t('play-colours-blend', { colour }),
    tower: t('play-colours-tower', { colour }),
  }[brush.kind];
  const withMatch = isMatch ? `${question} · ${t('magic-match')}` : question;
  return { question: withMatch, hint: [about, ...advice(input, t)].join('\n'), keys };
}

/** What a drop here would bring, or that it needs a spell. */
function advice(input: ColoursInput, t: Translate): readonly string[] {
  const { area, brush, isMatch } = input;
  const { state, seat } = input.base;
  const code = encodeMove({ ...brush, area, isMatch });
  const refusal = colours.refusal(state, seat, code);
  if (!refusal) {
    const after = colours.copy(state);
    colours.apply(after, seat, code);
    const points = colours.score(after, seat) - colours.score(state, seat);
    return points === 0 ? [] : [t('play-gain', { points })];
  }
  const isClash = refusal.code === 'same-colour' && clashes(state, seat, area, colourCode(brushColour(input)));
  return isClash && hasSpell(state, seat, SPELL_NAMES.indexOf('match')) ? [t('play-colours-can-match')] : [];
}

/** All that can be chosen, what is pointed at in brackets. */
function listText(names: readonly string[], pick: number): string {
  return names.map((name, index) => (index === pick ? `[${name}]` : name)).join(' ');
}
