import { type ColoursInput, taskOf } from '@crownhold/table/colours';
import type { ColoursTableAction } from './colours-table.ts';

/** What a tap on an area does: one tap colours one area, whatever taps. */
export function areaActions(input: ColoursInput | undefined, area: number): readonly ColoursTableAction[] {
  return input ? [{ kind: 'tap', area }] : [];
}

/** The one chosen die, tapped again, is taken. */
export function dieActions(input: ColoursInput | undefined, die: number): readonly ColoursTableAction[] {
  if (!input || taskOf(input) !== 'take') return [];
  return chosenDie(input) === die ? [{ kind: 'confirm' }] : [{ kind: 'open-die', die }];
}

/** The die that is to be taken, once nothing is left to be said of it. */
export function chosenDie({ choices }: ColoursInput): number | undefined {
  const take = choices.find(({ kind }) => kind === 'take');
  return take?.kind === 'take' ? take.die : undefined;
}
