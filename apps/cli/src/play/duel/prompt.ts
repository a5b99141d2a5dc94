import { ARMS, type Arms, armsOfFace, crossesOfFace, duel, encodeMove, halvesOf } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import {
  chosenDice,
  type DuelInput,
  hoveringGain,
  hoveringRefusal,
  jokerOf,
  laidHalf,
  type Power,
  taskOf,
  wantedDice,
} from '@crownhold/table/duel';
import type { Prompt } from '../board.ts';
import { type DuelTurn, powerAction } from './powers.ts';

/** What is asked while a turn is not whole. */
export function promptOf({ input, focus }: DuelTurn, t: Translate): Prompt {
  if (focus.power) return powerPrompt(input, focus.power, focus.choice, t);
  const hovering = { hint: gainText(input, t), refusal: hoveringRefusal(input) };
  switch (taskOf(input)) {
    case 'take':
      return takePrompt(input, t);
    case 'domains': {
      const question = t('play-duel-domains', { arms: input.arms });
      return { question, hint: `${armsList(input.arms, t)}\n${hovering.hint}`, keys: t('play-duel-keys-arms') };
    }
    case 'draw':
      return drawPrompt(input, hovering, t);
    case 'split':
      return {
        question: t('play-duel-half', { die: halfDie(input) + 1 }),
        ...hovering,
        keys: t('play-duel-keys-half'),
      };
    case 'cross':
      return { question: t('play-duel-cross'), ...hovering, keys: t('play-duel-keys-cross') };
    case 'pass':
      return { question: t('play-duel-pass'), hint: '', keys: t('play-duel-keys-pass') };
  }
}

function takePrompt({ base, choices }: DuelInput, t: Translate): Prompt {
  const { state, seat } = base;
  const keys = t('play-duel-keys-take');
  if (choices.some(({ kind }) => kind === 'pair')) return { question: t('play-duel-take-pair'), hint: '', keys };
  const isFirst = chosenDice(choices).length === 0;
  const question =
    wantedDice(state, choices) === 1 ? 'play-duel-take-one' : isFirst ? 'play-duel-take-two' : 'play-duel-take-other';
  const canPair = duel.refusal(state, seat, encodeMove({ kind: 'pair', dice: 0b11 })) === undefined;
  return { question: t(question), hint: canPair ? t('play-duel-can-pair') : '', keys };
}

/** A joker has the best name until a person gives it another. */
function drawPrompt(input: DuelInput, hovering: Pick<Prompt, 'hint' | 'refusal'>, t: Translate): Prompt {
  const keys = t('play-duel-keys-draw');
  const die = jokerOf(input);
  const arms = halvesOf(input.base.state, input.base.seat).find((half) => half.die === die)?.arms;
  if (die === undefined || !arms) return { question: t('play-duel-draw'), ...hovering, keys };
  const hint = [armsList(arms, t), ...(hovering.hint ? [hovering.hint] : [])].join('\n');
  return { question: t('play-duel-name', { die: die + 1, arms }), ...hovering, hint, keys };
}

function powerPrompt(input: DuelInput, power: Power, choice: number, t: Translate): Prompt {
  const action = powerAction(input, power, choice);
  const keys = t(power === 'turn' || power === 'castle' ? 'play-duel-keys-power-choice' : 'play-duel-keys-power');
  switch (action.kind) {
    case 'turn': {
      const question = t('play-duel-turn', { die: action.die + 1, face: faceText(action.face, t) });
      return { question, hint: t('spell-turn-does'), keys };
    }
    case 'castle':
      return { question: t('play-duel-castle', { die: action.die + 1 }), hint: t('play-duel-castle-does'), keys };
    case 'free':
      return { question: t('play-duel-use', { spell: 'free' }), hint: t('spell-free-does'), keys };
    case 'split':
      return { question: t('play-duel-use', { spell: 'split' }), hint: t('spell-split-does'), keys };
    default:
      return { question: t('play-duel-passing'), hint: t('play-duel-pass-does'), keys };
  }
}

function gainText(input: DuelInput, t: Translate): string {
  const points = hoveringGain(input);
  return points === undefined ? '' : t('play-gain', { points });
}

/** All arms, those pointed at in brackets. */
function armsList(arms: Arms, t: Translate): string {
  return ARMS.map((each) => (each === arms ? `[${t(`arms-${each}`)}]` : t(`arms-${each}`))).join(' · ');
}

/** The die whose half of a split domino is drawn next: the lower number first. */
function halfDie(input: DuelInput): number {
  const dice = input.base.state.hands[input.base.seat]!;
  return laidHalf(input) ? 31 - Math.clz32(dice) : 31 - Math.clz32(dice & -dice);
}

function faceText(face: number, t: Translate): string {
  const arms = ARMS[armsOfFace(face) - 1];
  if (!arms) return t('play-duel-joker');
  const crosses = crossesOfFace(face);
  return crosses === 0 ? t(`arms-${arms}`) : `${t(`arms-${arms}`)}, ${t('crosses', { crosses })}`;
}
