import type { Translate } from '@crownhold/i18n';
import { type ChosenOptions, type GameSetup, possibleSwitches } from '../games/game-card.ts';

/** The rules of a table in a line: what is switched on, and what is not chosen as it is at first. */
export function rulesText(setup: GameSetup, chosen: ChosenOptions, t: Translate): string {
  const switched = possibleSwitches(setup, chosen).map(({ label }) => label(t));
  const others = setup.choices.flatMap(({ id, values, label }) => {
    const value = chosen.choices[id];
    return value === undefined || value === values[0] ? [] : [label(value, t)];
  });
  return [...switched, ...others].join(' · ') || t('friends-rules-basic');
}
