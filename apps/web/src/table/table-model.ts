import { type GameTypes, isComplete, isRefusal, type Refusal, type Seat, type SeenAct } from '@crownhold/core';
import {
  firstViewer,
  type Input,
  type InputRules,
  type KeptDraft,
  type Session,
  SessionRunner,
  type Source,
} from '@crownhold/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameAction, TableAction } from './action.ts';
import type { ToldAct } from './film.ts';
import type { Scene } from './projector.ts';
import { type ShownTable, showTable, type Told } from './shown-table.ts';

/** A table on this screen: actions go in, what is to be shown comes out. */
export interface TableModel<G extends GameTypes, I extends Input<G>, A extends GameAction> {
  readonly shown: ReadonlySignal<ShownTable<G, I>>;
  /** Does one after the other; what follows a refused one is left out. */
  perform(...actions: readonly TableAction<A>[]): void;
  /** Why an action could not be; nothing is done. */
  refusalOf(action: A): Refusal | undefined;
  /** Somebody has taken the device, for a turn that others must not see. */
  come(seat: Seat): void;
  /** Begins the next game of a series, or asks a bot again. */
  goOn(): void;
  /** Whoever is in front goes away: a hidden turn in the making is kept, and nothing of it stays on the screen. */
  leave(): void;
  /** There is a connection to the server, or no more. */
  hearLink(isUp: boolean): void;
  /** Shows other scenes than the table until it is called with none. */
  showScene(scene: Scene<G> | undefined): void;
  close(): void;
}

export interface TableStart<A> {
  /** The seats of people at this device. */
  readonly own: readonly Seat[];
  readonly kept?: KeptDraft | undefined;
  /** Up to which version all was told here before the page was loaded anew, if it was. */
  readonly toldVersion?: number | undefined;
  /** What takes the next step of a turn. */
  readonly proceed: A;
  /** For those who act while nobody here is asked. */
  readonly notAsked: Refusal;
}

export interface TablePorts<G extends GameTypes> {
  /** Whether a person is asked before a turn ends. */
  isConfirmed(): boolean;
  /** An id that no other command has. */
  freshId(): string;
  keepDraft(draft: KeptDraft | undefined): void;
  /** All is told up to a version. */
  keepTold?(version: number): void;
  fail(error: unknown): void;
  /**
   * Shows an act to people; nothing if there is nothing to see. So many rows wait `behind` the one of the act. Without it
   * whatever comes is told at once.
   */
  play?(
    act: ToldAct<G>,
    hasMore: () => boolean,
    show: (scene: Scene<G>) => void,
    behind: number,
  ): Promise<void> | undefined;
}

export function createTable<G extends GameTypes, I extends Input<G>, A extends GameAction>(
  source: Source<G>,
  rules: InputRules<G, I, A>,
  { own, kept, toldVersion, proceed, notAsked }: TableStart<A>,
  ports: TablePorts<G>,
): TableModel<G, I, A> {
  let isReady = false;
  let isPlaying = false;
  let scene: Scene<G> | undefined;
  let told: Told<G> = { log: [], news: [], acts: [] };
  let rejected: Session<G, I>['rejected'];

  const hasMore = () => actsOf(runner.session).length > (isPlaying ? 1 : 0) && !runner.session.pause;

  const endAct = () => {
    isReady = false;
    runner.dispatch({ kind: 'told' });
    isReady = true;
  };

  /** Tells what is untold, act by act, up to the end of a game. It is heard and logged when it begins to be seen. */
  const tell = () => {
    let news: readonly G['event'][] = [];
    while (!isPlaying && !runner.session.pause) {
      const { untold, scene: before = runner.session.table.view } = runner.session;
      const [next] = actsOf(runner.session);
      if (!next) return;
      const { events, view, attachments } = next;
      const isOpening = untold[0]?.seat === undefined;
      const act = { before, events, view, attachments, isOpening };
      news = [...news, ...events];
      told = { log: [...told.log, ...events], news, acts: [...told.acts, act] };
      isPlaying = true;
      const playing = ports.play?.(act, hasMore, showScene, untold.length - 1);
      if (!playing) {
        isPlaying = false;
        endAct();
        continue;
      }
      playing
        .then(() => {
          isPlaying = false;
          scene = undefined;
          endAct();
          show();
        })
        .catch(ports.fail);
    }
  };

  function showScene(shot: Scene<G> | undefined): void {
    scene = shot;
    if (isPlaying) shown.value = showTable(runner.session, told, scene);
    else show();
  }

  const show = () => {
    if (!isReady) return;
    tell();
    const { session } = runner;
    if (session.rejected && session.rejected !== rejected && !OVERTAKEN.has(session.rejected.kind)) {
      ports.fail(new Error(`a turn was refused: ${JSON.stringify(session.rejected)}`));
    }
    rejected = session.rejected;
    // A film is not drawn anew for what comes meanwhile: pieces are on their way.
    if (scene && isPlaying) return;
    shown.value = showTable(session, told, scene);
    if (session.untold.length === 0) ports.keepTold?.(session.table.version);
  };

  // Nobody here has seen how the first line was drawn, or the first dice were rolled.
  const isOpeningTold = ports.play !== undefined;
  let acts: readonly SeenAct<G>[] = [];
  // Until the session watches too: a source may forget what nobody watches.
  const leaveLog = source.watch(firstViewer(own), (_, rows) => (acts = rows.flatMap((row) => row.acts)), 0);
  const runner = new SessionRunner(source, rules, { own, kept, toldVersion, isOpeningTold }, { ...ports, show });
  leaveLog();
  // What had happened before this device sat down, without what is still to be told.
  const log = acts.slice(0, acts.length - actsOf(runner.session).length).flatMap(({ events }) => events);
  told = { log, news: [], acts: [] };
  const shown = signal(showTable(runner.session, told));
  isReady = true;
  // A game that has just begun has something to tell.
  if (actsOf(runner.session).length > 0) show();
  else ports.keepTold?.(runner.session.table.version);

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
    come: (seat) => runner.dispatch({ kind: 'come', seat }),
    goOn: () => runner.dispatch({ kind: 'go-on' }),
    leave: () => runner.dispatch({ kind: 'leave' }),
    hearLink: (isUp) => runner.dispatch({ kind: 'link', isUp }),
    showScene,
    close: () => runner.close(),
  };
}

/** Another window was faster, or has deleted the game; or a server says why, which is shown. */
const OVERTAKEN: ReadonlySet<string> = new Set(['stale', 'gone', 'refused']);

function actsOf<G extends GameTypes, I extends Input<G>>({ untold }: Session<G, I>) {
  return untold.flatMap(({ acts }) => acts);
}
