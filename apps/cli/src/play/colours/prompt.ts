import { clashes, colourName, colours, DICE, encodeMove, type Move } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import type { Prompt } from '../board.ts';
import { achievementName } from './achievement.ts';
import { areaText } from './area-text.ts';
import { canCast } from './brush.ts';
import { brushColour, type ColoursHand, dropMove, listedSteps, pickedStep, taskOf } from './hand.ts';
import { isSpent } from './steering.ts';

/** What is asked of a hand that is not done. */
export function promptOf(hand: ColoursHand, t: Translate): Prompt {
  const { state, seat } = hand.draft;
  if (hand.shown !== seat) {
    const question = t('play-colours-others', { number: hand.shown + 1 });
    return { question, hint: '', keys: t('play-colours-keys-others') };
  }
  const picked = pickedStep(hand)?.move;
  switch (taskOf(hand)) {
    case 'take':
      return { question: takeText(hand, picked, t), hint: '', keys: t('play-colours-keys-take') };
    case 'choose': {
      const question = t('play-colours-choose', { colours: listText(hand, t) });
      return { question, hint: '', keys: t('play-keys-choose') };
    }
    case 'strike': {
      const question = t('play-colours-strike', { row: picked ? stepName(picked, t) : '' });
      return { question, hint: t('play-colours-strike-does'), keys: t('play-keys-choose') };
    }
    case 'spell': {
      const question = t(hand.spell === 'move' ? 'play-colours-move' : 'play-colours-split', {
        kingdoms: listText(hand, t),
      });
      return { question, hint: t(`magic-${hand.spell!}-does`), keys: t('play-colours-keys-spell') };
    }
    case 'leave':
      return {
        question: t('play-colours-leave', { drops: state.left[seat]! }),
        hint: '',
        keys: t('play-colours-keys-leave'),
      };
    case 'colour':
      return colourPrompt(hand, t);
  }
}

function takeText({ draft }: ColoursHand, move: Move | undefined, t: Translate): string {
  if (move?.kind !== 'take') return '';
  const { kingdom, colour } = move;
  const taken = { die: DICE[move.die]!, drops: draft.state.numbers[move.die]!, kingdom };
  return colour ? t('play-colours-take-white', { ...taken, colour }) : t('play-colours-take', taken);
}

function colourPrompt(hand: ColoursHand, t: Translate): Prompt {
  const { state, seat } = hand.draft;
  const left = state.left[seat]!;
  const keys = t('play-colours-keys-colour');
  if (isSpent(hand)) {
    const question = left === 0 ? t('play-colours-used-up') : t('play-colours-nothing-fits', { drops: left });
    return {
      question,
      hint: [areaText(state, seat, hand.area, t), ...(left > 0 ? advice(hand, t) : [])].join('\n'),
      keys,
    };
  }
  const colour = colourName(brushColour(hand));
  const question = {
    paint: t('play-colours-paint', { colour, drops: left }),
    blend: t('play-colours-blend', { colour }),
    tower: t('play-colours-tower', { colour }),
  }[hand.brush.kind];
  const withMatch = hand.isMatch ? `${question} · ${t('magic-match')}` : question;
  return { question: withMatch, hint: [areaText(state, seat, hand.area, t), ...advice(hand, t)].join('\n'), keys };
}

/** What a drop here would bring, or that it needs a spell. */
function advice(hand: ColoursHand, t: Translate): readonly string[] {
  const { state, seat } = hand.draft;
  const code = encodeMove(dropMove(hand));
  const refusal = colours.refusal(state, seat, code);
  if (!refusal) {
    const after = colours.copy(state);
    colours.apply(after, seat, code);
    const points = colours.score(after, seat) - colours.score(state, seat);
    return points === 0 ? [] : [t('play-gain', { points })];
  }
  const isClash = refusal.code === 'same-colour' && clashes(state, seat, hand.area, brushColour(hand));
  return isClash && canCast(hand, 'match') ? [t('play-colours-can-match')] : [];
}

/** All that can be chosen, what is pointed at in brackets. */
function listText(hand: ColoursHand, t: Translate): string {
  return listedSteps(hand)
    .map(({ move }, index) => (index === hand.pick ? `[${stepName(move, t)}]` : stepName(move, t)))
    .join(' ');
}

function stepName(move: Move, t: Translate): string {
  switch (move.kind) {
    case 'choose':
      return t(`colour-${move.colour}`);
    case 'move':
    case 'split':
      return t(`kingdom-${move.kingdom}`);
    case 'strike':
      return `${achievementName(move.row, t)} ${move.number}`;
    default:
      return '';
  }
}
