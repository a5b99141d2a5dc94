import { isRefusal, type View } from '@crownhold/core';
import type { State } from '@crownhold/games/duel';
import { type DuelAction, type DuelInput, duelInput } from '@crownhold/table/duel';
import { signal } from '@preact/signals';
import type { DuelTable, ShownDuel } from '../duel-table.ts';

const SEAT = 0;

/** A position to try things in, outside of any game: its turn never ends. */
export function createExampleTable(view: View<State>, names: readonly [string, string]): DuelTable {
  const start = duelInput.start(view, SEAT);
  const showing = (input: DuelInput, whyNot?: ShownDuel['whyNot']): ShownDuel => ({
    stage: { kind: 'turn', seat: SEAT },
    view,
    settled: view,
    version: 0,
    chairs: names.map((name) => ({ name })),
    front: SEAT,
    input,
    whyNot,
    log: [],
    news: [],
    acts: [],
    watched: [],
    isWaiting: false,
    status: 'playing',
  });
  const shown = signal(showing(start));
  const input = () => shown.value.input ?? start;
  const act = (action: DuelAction): boolean => {
    const next = duelInput.act(input(), action);
    shown.value = isRefusal(next) ? showing(input(), next) : showing(next, next.whyNot);
    return !isRefusal(next);
  };
  return {
    shown,
    perform(...actions) {
      for (const action of actions) {
        if (action.kind === 'undo') shown.value = showing(duelInput.undo(input()) ?? start);
        else if (action.kind === 'proceed' || action.kind === 'finish') act({ kind: 'go-on' });
        else if (action.kind !== 'confirm' && !act(action as DuelAction)) return;
      }
    },
    refusalOf(action) {
      const next = duelInput.act(input(), action);
      return isRefusal(next) ? next : next.whyNot;
    },
    come: () => undefined,
    goOn: () => undefined,
    leave: () => undefined,
    showScene: () => undefined,
    hearLink: () => undefined,
    close: () => undefined,
  };
}
