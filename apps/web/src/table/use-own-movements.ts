import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { GameAction } from './action.ts';
import type { Advice, Face } from './face.ts';
import type { Projector } from './projector.ts';
import { isEnd } from './shown-table.ts';
import type { TableModel } from './table-model.ts';

/** Pieces that people here lay and choose travel too. */
export function useOwnMovements<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  table: TableModel<G, I, A>,
  projector: Projector<G>,
): void {
  const shown = table.shown.value;
  const before = useRef(shown);
  // Before the browser paints: what travels must not stand at its end first.
  useLayoutEffect(() => {
    const movements = face.ownMovements?.(before.current, shown, t.value) ?? [];
    before.current = shown;
    // What still moves at the end would lie over the result.
    if (movements.length > 0 || isEnd(shown)) projector.playOwn(movements);
  }, [face, projector, shown]);
}
