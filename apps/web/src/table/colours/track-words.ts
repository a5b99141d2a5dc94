import type { Chair } from '@crownhold/core';
import { ACHIEVEMENTS, type State } from '@crownhold/games/colours';
import { formatNames, messageText, type Translate } from '@crownhold/i18n';
import { achievementName } from '@crownhold/table/colours';
import { nameOf } from '../words.ts';
import { type SpeedNumber, speedNumbers } from './strikes.ts';

/** Every row with its two numbers and what has become of them. */
export function trackTexts(state: State, chairs: readonly Chair[], t: Translate): readonly string[] {
  return ACHIEVEMENTS.map((row) => {
    const numbers = speedNumbers(state, row).map((number) => numberText(number, chairs, t));
    return `${messageText(t, achievementName(row), [])}: ${numbers.join(', ')}`;
  });
}

/** A number of a row, and who has it. */
export function numberText({ number, isStruck, seats }: SpeedNumber, chairs: readonly Chair[], t: Translate): string {
  if (seats.length > 0) {
    const names = formatNames(
      t.language,
      seats.map((seat) => nameOf(chairs, seat)),
    );
    return t('colours-number-earned', { number, names });
  }
  return isStruck ? t('colours-number-struck', { number }) : t('colours-number-free', { number });
}
