import { ARMS, armsOfFace, crossesOfFace, type Move } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import type { Prompt } from '../board.ts';
import { dominoMove, gainOf, refusalOf } from './drawing.ts';
import { type DuelHand, type Power, taskOf } from './hand.ts';
import { jokerDie } from './naming.ts';
import { powerMove } from './powers.ts';
import { squareMove, squareRefusal } from './squares.ts';
import { canPair, wantedDice } from './taking.ts';

/** What is asked of a hand that is not done. */
export function promptOf(hand: DuelHand, t: Translate): Prompt {
  switch (taskOf(hand)) {
    case 'take':
      return takePrompt(hand, t);
    case 'power':
      return powerPrompt(hand, hand.power!, t);
    case 'name': {
      const question = t('play-duel-name', { die: jokerDie(hand) + 1, arms: hand.arms });
      return { question, hint: armsList(hand, t), keys: t('play-duel-keys-name') };
    }
    case 'domains': {
      const question = t('play-duel-domains', { arms: hand.arms });
      const gain = gainText(hand, { kind: 'domains', arms: hand.arms }, t);
      return { question, hint: `${armsList(hand, t)}\n${gain}`, keys: t('play-duel-keys-arms') };
    }
    case 'draw':
      return {
        question: t('play-duel-draw'),
        hint: gainText(hand, dominoMove(hand), t),
        refusal: refusalOf(hand, dominoMove(hand)),
        keys: t('play-duel-keys-draw'),
      };
    case 'split':
      return {
        question: t('play-duel-half', { die: halfDie(hand) + 1 }),
        hint: gainText(hand, squareMove(hand), t),
        refusal: squareRefusal(hand),
        keys: t('play-duel-keys-half'),
      };
    case 'cross':
      return {
        question: t('play-duel-cross'),
        hint: gainText(hand, squareMove(hand), t),
        refusal: squareRefusal(hand),
        keys: t('play-duel-keys-cross'),
      };
    case 'pass':
      return { question: t('play-duel-pass'), hint: '', keys: t('play-duel-keys-pass') };
  }
}

function takePrompt(hand: DuelHand, t: Translate): Prompt {
  const keys = t('play-duel-keys-take');
  if (hand.isPair) return { question: t('play-duel-take-pair'), hint: '', keys };
  const isFirst = hand.chosen === 0;
  const question =
    wantedDice(hand) === 1 ? 'play-duel-take-one' : isFirst ? 'play-duel-take-two' : 'play-duel-take-other';
  return { question: t(question), hint: canPair(hand) ? t('play-duel-can-pair') : '', keys };
}

function powerPrompt(hand: DuelHand, power: Power, t: Translate): Prompt {
  const move = powerMove(hand, power);
  const keys = t(
    move.kind === 'turn' || move.kind === 'castle' ? 'play-duel-keys-power-choice' : 'play-duel-keys-power',
  );
  switch (move.kind) {
    case 'turn': {
      const question = t('play-duel-turn', { die: move.die + 1, face: faceText(move.face, t) });
      return { question, hint: t('spell-turn-does'), keys };
    }
    case 'castle':
      return { question: t('play-duel-castle', { die: move.die + 1 }), hint: t('play-duel-castle-does'), keys };
    case 'free':
      return { question: t('play-duel-use', { spell: 'free' }), hint: t('spell-free-does'), keys };
    case 'split':
      return { question: t('play-duel-use', { spell: 'split' }), hint: t('spell-split-does'), keys };
    default:
      return { question: t('play-duel-passing'), hint: t('play-duel-pass-does'), keys };
  }
}

function gainText(hand: DuelHand, move: Move | undefined, t: Translate): string {
  const points = move && gainOf(hand, move);
  return points === undefined ? '' : t('play-gain', { points });
}

/** All arms, those pointed at in brackets. */
function armsList({ arms }: DuelHand, t: Translate): string {
  return ARMS.map((each) => (each === arms ? `[${t(`arms-${each}`)}]` : t(`arms-${each}`))).join(' · ');
}

/** The die whose half of a split domino is drawn next: the lower number first. */
function halfDie({ draft, first }: DuelHand): number {
  const dice = draft.state.hands[draft.seat]!;
  return first ? 31 - Math.clz32(dice) : 31 - Math.clz32(dice & -dice);
}

function faceText(face: number, t: Translate): string {
  const arms = ARMS[armsOfFace(face) - 1];
  if (!arms) return t('play-duel-joker');
  const crosses = crossesOfFace(face);
  return crosses === 0 ? t(`arms-${arms}`) : `${t(`arms-${arms}`)}, ${t('crosses', { crosses })}`;
}
