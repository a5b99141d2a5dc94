import type { View } from '@crownhold/core';
import type { State } from '@crownhold/games/duel';
import { duelInput } from '@crownhold/table/duel';
import { createExampleTable } from '../../example-table.ts';
import type { DuelTable } from '../duel-table.ts';

/** A position of the Duel to try things in. */
export function duelExample(view: View<State>, names: readonly [string, string]): DuelTable {
  return createExampleTable(duelInput, { kind: 'go-on' }, { view, names });
}
