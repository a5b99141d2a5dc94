import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameAction } from './action.ts';
import type { Advice, Face, WayBack } from './face.ts';
import type { ShownTable } from './shown-table.ts';
import type { Show } from './use-sitting.ts';

/** The turn that was on the board until it was refused. */
export function refusedInput<G extends GameTypes, I extends Input<G>>(
  before: ShownTable<G, I> | undefined,
  after: ShownTable<G, I>,
): I | undefined {
  const isRefused = after.rejected !== undefined && after.rejected !== before?.rejected;
  return isRefused && before?.stage.kind === 'sent' ? before.input : undefined;
}

/** What was drawn and then refused goes back the way it came. */
export function useRefusedTurns<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  show: Show<G, I, A> | undefined,
): void {
  const shown = show?.table.shown.value;
  const before = useRef(shown);
  const wayBack = useRef<WayBack<I>>(undefined);
  useEffect(() => {
    face.loadWayBack?.().then((loaded) => (wayBack.current = loaded), reportError);
  }, [face]);
  // Before the browser paints: what goes back must not be back first.
  useLayoutEffect(() => {
    const input = shown && refusedInput(before.current, shown);
    before.current = shown;
    const movements = input && wayBack.current?.(input);
    if (movements?.length) show?.projector.playAlone(movements).catch(reportError);
  }, [shown]);
}
