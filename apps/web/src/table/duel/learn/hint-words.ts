import type { View } from '@crownhold/core';
import { ARMS, type Arms, decodeMove, diceIn, duel, type Move, type State } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import type { DuelHint, DuelReason, DuelTypes } from '@crownhold/table/duel';
import type { HintFace } from '../../face.ts';
import { writtenFaceText } from '../dice-words.ts';
import { loadDuelRuleTexts } from './texts.ts';

export const HINT_WORDS: HintFace<DuelTypes, DuelHint> = {
  advice: adviceText,
  reasons: ({ reasons }, _, t) =>
    reasons.length === 0 ? [t('duel-hint-none')] : reasons.map((reason) => reasonText(reason, t)),
  anchor: anchorOf,
};

export async function loadHintWords(): Promise<HintFace<DuelTypes, DuelHint>> {
  await loadDuelRuleTexts();
  return HINT_WORDS;
}

/** The squares, the dice, the chip or the button that the advice is about. */
function anchorOf(hint: DuelHint | undefined, view: View<State>): string {
  const move = hint && moveOf(hint.step, view);
  switch (move?.kind) {
    case 'draw':
      return [move.first, move.second].map(({ x, y }) => `.duel-main [data-spot="${x} ${y}"]`).join();
    case 'cross':
      return `.duel-main [data-spot="${move.cell.x} ${move.cell.y}"]`;
    case 'take':
    case 'pair':
      return diceIn(move.dice)
        .map((die) => `.draft-die:nth-of-type(${die + 1})`)
        .join();
    case 'name':
      return '.joker-shields';
    case 'domains':
      return '.domain-choice';
    case 'turn':
    case 'castle':
    case 'free':
    case 'split':
      return '.duel-powers';
    default:
      return '.thumb-action';
  }
}

function moveOf(step: string, view: View<State>): Move | undefined {
  const code = duel.parseMove(view, step);
  return code === undefined ? undefined : decodeMove(code);
}

/** What a hint advises. It has dice by their faces, which the text of a step has not. */
function adviceText({ step, faces }: DuelHint, t: Translate): string {
  const [kind = '', ...rest] = step.split(' ');
  switch (kind) {
    case 'take':
    case 'pair':
      return t(`duel-hint-${kind}`, { dice: faces.map((face) => writtenFaceText(face, t)).join(', ') });
    case 'turn':
      return t('duel-hint-turn', { face: writtenFaceText(rest.at(-1) ?? '', t) });
    case 'name':
      return t('duel-hint-name', { arms: armsOf(rest.at(-1)) });
    case 'domains':
      return t('duel-hint-domains', { arms: armsOf(rest.at(-1)) });
    case 'draw':
    case 'castle':
    case 'free':
    case 'split':
    case 'pass':
    case 'cross':
      return t(`duel-hint-${kind}`);
    default:
      return t('learn-hint-none');
  }
}

function armsOf(name: string | undefined): Arms {
  return ARMS.find((known) => known === name) ?? ARMS[0];
}

function reasonText(reason: DuelReason, t: Translate): string {
  switch (reason.kind) {
    case 'gain':
      return t(reason.isMost ? 'duel-hint-gain-most' : 'duel-hint-gain', { points: reason.points });
    case 'joins':
      return t('duel-hint-joins', { arms: reason.arms, squares: reason.squares, crosses: reason.crosses });
    case 'ticks':
      return t('duel-hint-ticks', { arms: reason.arms, missing: reason.missing });
    case 'wins-spell':
      return t('duel-hint-wins-spell', { spell: reason.spell });
    case 'denies':
      return t('duel-hint-denies', { spell: reason.spell });
    case 'crosses':
      return t('duel-hint-crosses', { crosses: reason.crosses });
    default:
      return t(`duel-hint-${reason.kind}`);
  }
}
