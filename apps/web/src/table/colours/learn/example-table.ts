import type { View } from '@crownhold/core';
import type { State } from '@crownhold/games/colours';
import { coloursInput } from '@crownhold/table/colours';
import { createExampleTable } from '../../example-table.ts';
import type { ColoursTable } from '../colours-table.ts';

/** A position of Colour Kingdoms to try things in. */
export function coloursExample(view: View<State>, ...names: readonly string[]): ColoursTable {
  return createExampleTable(coloursInput, { kind: 'go-on' }, { view, names });
}
