import { type GameTypes, isRefusal, type Refusal, type View } from '@crownhold/core';
import type { Input, InputRules } from '@crownhold/table';
import { signal } from '@preact/signals';
import type { GameAction } from './action.ts';
import type { ShownTable } from './shown-table.ts';
import type { TableModel } from './table-model.ts';

const SEAT = 0;

interface Example<G extends GameTypes> {
  readonly view: View<G['state']>;
  readonly names: readonly string[];
}

/** A position to try things in, outside of any game: its turn never ends. */
export function createExampleTable<G extends GameTypes, I extends Input<G>, A extends GameAction>(
  rules: InputRules<G, I, A>,
  proceed: A,
  { view, names }: Example<G>,
): TableModel<G, I, A> {
  const start = rules.start(view, SEAT);
  const showing = (input: I, whyNot?: Refusal): ShownTable<G, I> => ({
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
  const act = (action: A): boolean => {
    const next = rules.act(input(), action);
    shown.value = isRefusal(next) ? showing(input(), next) : showing(next, next.whyNot);
    return !isRefusal(next);
  };
  return {
    shown,
    perform(...actions) {
      for (const action of actions) {
        if (action.kind === 'undo') shown.value = showing(rules.undo(input()) ?? start);
        else if (action.kind === 'proceed' || action.kind === 'finish') act(proceed);
        // Those of every table are named above.
        else if (action.kind !== 'confirm' && !act(action as A)) return;
      }
    },
    refusalOf(action) {
      const next = rules.act(input(), action);
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
