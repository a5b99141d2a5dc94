import { COLOURS, type Colour, DICE, type State } from '@crownhold/games/colours';
import { formatNames, type Translate } from '@crownhold/i18n';
import { dieFit } from '@crownhold/table/colours';

/** The kingdoms that a die lies in. */
export function kingdomsUnder({ landings }: State, die: number): readonly Colour[] {
  return COLOURS.filter((_, index) => (landings[die]! >> index) & 1);
}

/** A die with its drops and where it lies. */
export function dieText(state: State, die: number, t: Translate): string {
  const kingdoms = kingdomsUnder(state, die).map((kingdom) => t(`kingdom-${kingdom}`));
  const drops = state.numbers[die]!;
  return t('colours-die-lies', { die: DICE[die]!, drops, kingdoms: formatNames(t.language, kingdoms) });
}

/** The same with how many of its drops fit. */
export function heardDie(state: State, seat: number, die: number, t: Translate): string {
  const fit = dieFit({ state, seat }, die);
  const note = fit ? t('colours-fits', { ...fit }) : t('colours-white-not-yet');
  return `${dieText(state, die, t)}, ${note}`;
}
