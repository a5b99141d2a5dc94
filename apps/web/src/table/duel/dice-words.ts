import { ARMS, armsOfFace, crossesOfFace, halvesOf, type State, UNROLLED } from '@crownhold/games/duel';
import { formatNames, type Translate } from '@crownhold/i18n';
import { type Tick, tickOf } from './ticks.ts';

/** What a face shows: `stripe, 1 cross`, `joker`. */
export function faceText(face: number, t: Translate): string {
  const arms = ARMS[armsOfFace(face) - 1];
  return arms === undefined ? t('duel-joker') : t('duel-face', { arms, crosses: crossesOfFace(face) });
}

/** A face as events write it: `black+2`, `?`. */
export function writtenFaceText(text: string, t: Translate): string {
  const [name = '', crosses = '0'] = text.split('+');
  const arms = ARMS.find((known) => known === name);
  return arms === undefined ? t('duel-joker') : t('duel-face', { arms, crosses: Number(crosses) });
}

export function dieText({ faces }: State, die: number, t: Translate): string {
  const face = faces[die]!;
  return face === UNROLLED ? t('duel-blank') : faceText(face, t);
}

/** Several dice in a sentence. */
export function diceText(state: State, dice: readonly number[], t: Translate): string {
  return formatNames(
    t.language,
    dice.map((die) => dieText(state, die, t)),
  );
}

/** The halves of a domino as they would be drawn. */
export function halfTexts(state: State, seat: number, t: Translate): readonly string[] {
  return halvesOf(state, seat).map(({ arms, crosses }) =>
    arms === undefined ? t('duel-joker') : t('duel-face', { arms, crosses }),
  );
}

/** Under a die: whether it ticks, and for the chosen one which row or why not. */
export function tickText(tick: Tick, isChosen: boolean, t: Translate): string {
  if (tick.kind === 'ticks') return isChosen ? t('duel-ticks-row', { arms: tick.arms }) : t('duel-ticks');
  return isChosen ? t('duel-no-tick-why', { why: tick.why }) : t('duel-no-tick');
}

/** A die with what it would tick, for those who hear it. */
export function heardDie(state: State, seat: number, die: number, t: Translate): string {
  return t('duel-voice-die', { die: dieText(state, die, t), tick: tickText(tickOf(state, seat, die), true, t) });
}
