import { type GameTypes, isComplete, isRefusal, type Refusal, type Seat } from '@crownhold/core';
import {
  type Input,
  type InputRules,
  type KeptDraft,
  type Session,
  SessionRunner,
  type Source,
} from '@crownhold/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameAction, TableAction } from './action.ts';
import { type ShownTable, showTable, type Told } from './shown-table.ts';

/** A table on this screen: actions go in, what is to be shown comes out. */
export interface TableModel<G extends GameTypes, I extends Input<G>, A extends GameAction> {
  readonly shown: ReadonlySignal<ShownTable<G, I>>;
  /** Does one after the other; what follows a refused one is left out. */
  perform(...actions: readonly TableAction<A>[]): void;
  /** Why an action could not be; nothing is done. */
  refusalOf(action: A): Refusal | undefined;
  /** Begins the next game of a series, or asks a bot again. */
  goOn(): void;
  close(): void;
}

export interface TableStart<A> {
  /** The seats of people at this device. */
  readonly own: readonly Seat[];
  readonly kept?: KeptDraft | undefined;
  /** What takes the next step of a turn. */
  readonly proceed: A;
  /** For those who act while nobody here is asked. */
  readonly notAsked: Refusal;
}

export interface TablePorts {
  /** Whether a person is asked before a turn ends. */
  isConfirmed(): boolean;
  /** An id that no other command has. */
  freshId(): string;
  keepDraft(draft: KeptDraft | undefined): void;
  fail(error: unknown): void;
}

export function createTable<G extends GameTypes, I extends Input<G>, A extends GameAction>(
  source: Source<G>,
  rules: InputRules<G, I, A>,
  { own, kept, proceed, notAsked }: TableStart<A>,
  ports: TablePorts,
): TableModel<G, I, A> {
  let isReady = false;
  let told: Told<G> = { log: [], news: [] };
  let rejected: Session<G, I>['rejected'];

  /** A bot has taken its time before it played: whatever comes is told at once, up to the end of a game. */
  const tell = () => {
    const before = actsOf(runner.session);
    if (before.length === 0 || runner.session.pause) return;
    isReady = false;
    runner.dispatch({ kind: 'told', isAll: true });
    isReady = true;
    const news = before.slice(0, before.length - actsOf(runner.session).length).flatMap(({ events }) => events);
    told = { log: [...told.log, ...news], news };
  };

  const show = () => {
    if (!isReady) return;
    tell();
    const { session } = runner;
    if (session.rejected && session.rejected !== rejected && !OVERTAKEN.has(session.rejected.kind)) {
      ports.fail(new Error(`a turn was refused: ${JSON.stringify(session.rejected)}`));
    }
    rejected = session.rejected;
    shown.value = showTable(session, told);
  };

  const runner = new SessionRunner(source, rules, { own, kept }, { ...ports, show });
  told = { log: logBefore(source, runner.session), news: [] };
  const shown = signal(showTable(runner.session, told));
  isReady = true;

  const confirm = () => {
    const { input } = runner.session;
    if (!input || !isComplete(rules.game, input.draft)) return;
    runner.dispatch({ kind: 'confirm', id: ports.freshId() });
  };

  const act = (action: A) => runner.dispatch({ kind: 'act', action });

  const perform = (action: TableAction<A>) => {
    switch (action.kind) {
      case 'undo':
        return runner.dispatch({ kind: 'undo' });
      case 'confirm':
        return confirm();
      case 'proceed': {
        const { input } = runner.session;
        act(proceed);
        if (runner.session.input === input) confirm();
        return;
      }
      case 'finish':
        act(proceed);
        return confirm();
      default:
        // Those of every table are named above.
        return act(action as A);
    }
  };

  return {
    shown,
    perform(...actions) {
      for (const action of actions) {
        perform(action);
        if (!ports.isConfirmed()) confirm();
        if (runner.session.whyNot) return;
      }
    },
    refusalOf(action) {
      const { input } = shown.value;
      if (!input) return notAsked;
      const next = rules.act(input, action);
      return isRefusal(next) ? next : next.whyNot;
    },
    goOn: () => runner.dispatch({ kind: 'go-on' }),
    close: () => runner.close(),
  };
}

/** Another window was faster, or has deleted the game. */
const OVERTAKEN: ReadonlySet<string> = new Set(['stale', 'gone']);

function actsOf<G extends GameTypes, I extends Input<G>>({ untold }: Session<G, I>) {
  return untold.flatMap(({ acts }) => acts);
}

/** What had happened before this device sat down, without what is still to be told. */
function logBefore<G extends GameTypes, I extends Input<G>>(
  source: Source<G>,
  session: Session<G, I>,
): readonly G['event'][] {
  let acts: readonly { readonly events: readonly G['event'][] }[] = [];
  const leave = source.watch(session.table.viewer, (_, rows) => (acts = rows.flatMap((row) => row.acts)), 0);
  leave();
  return acts.slice(0, acts.length - actsOf(session).length).flatMap(({ events }) => events);
}
