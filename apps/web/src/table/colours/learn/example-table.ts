import { isRefusal, type View } from '@crownhold/core';
import type { State } from '@crownhold/games/colours';
import { type ColoursAction, type ColoursInput, coloursInput } from '@crownhold/table/colours';
import { signal } from '@preact/signals';
import type { ColoursTable, ShownColours } from '../colours-table.ts';

const SEAT = 0;

/** A position to try things in, outside of any game: its turn never ends. */
export function createExampleTable(view: View<State>, name: string): ColoursTable {
  const start = coloursInput.start(view, SEAT);
  const showing = (input: ColoursInput, whyNot?: ShownColours['whyNot']): ShownColours => ({
    stage: { kind: 'turn', seat: SEAT },
    view,
    settled: view,
    version: 0,
    chairs: [{ name }],
    front: SEAT,
    input,
    whyNot,
    log: [],
    news: [],
    acts: [],
    watched: [],
    isWaiting: false,
    status: 'playing',
    thrown: undefined,
    panel: undefined,
  });
  const shown = signal(showing(start));
  const input = () => shown.value.input ?? start;
  const act = (action: ColoursAction): boolean => {
    const next = coloursInput.act(input(), action);
    shown.value = isRefusal(next) ? showing(input(), next) : showing(next, next.whyNot);
    return !isRefusal(next);
  };
  return {
    shown,
    perform(...actions) {
      for (const action of actions) {
        if (action.kind === 'undo') shown.value = showing(coloursInput.undo(input()) ?? start);
        else if (action.kind === 'proceed' || action.kind === 'finish') act({ kind: 'go-on' });
        else if (action.kind !== 'confirm' && !act(action as ColoursAction)) return;
      }
    },
    refusalOf(action) {
      const next = coloursInput.act(input(), action);
      return isRefusal(next) ? next : next.whyNot;
    },
    come: () => undefined,
    leave: () => undefined,
    goOn: () => undefined,
    showScene: () => undefined,
    hearLink: () => undefined,
    close: () => undefined,
  };
}
