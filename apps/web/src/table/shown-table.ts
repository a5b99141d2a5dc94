import type { Chair, GameTypes, Refusal, Seat, Status, TableView, View } from '@crownhold/core';
import { type Input, type Session, type Stage, shownView, stageOf } from '@crownhold/table';
import type { Panel, ToldAct } from './film.ts';
import type { Scene } from './projector.ts';

/** What was told at this table so far. */
export interface Told<G extends GameTypes> {
  /** All that has happened. */
  readonly log: readonly G['event'][];
  /** What was told last: the end of the log. */
  readonly news: readonly G['event'][];
  /** The acts that were told since this device sat down. */
  readonly acts: readonly ToldAct<G>[];
}

/** All that screens read of a table: views and never a state, so that they cannot show what the rules hide. */
export interface ShownTable<G extends GameTypes, I extends Input<G>> extends Told<G> {
  readonly stage: Stage;
  /** What is drawn, with the turn in the making. */
  readonly view: View<G['state']>;
  /** The table without that turn. */
  readonly settled: View<G['state']>;
  readonly version: number;
  readonly chairs: readonly Chair[];
  /** Sealed dice: the numbers of the four words that everybody at this table can compare. */
  readonly words?: readonly number[] | undefined;
  /** Whose board fills the screen. */
  readonly front: Seat;
  /** The turn in the making, or on its way. */
  readonly input: I | undefined;
  /** Why the last tap or key could not be. */
  readonly whyNot: Refusal | undefined;
  /** The boards of others that lie over the one in front while their turns are told, the last one on top. */
  readonly watched: readonly Seat[];
  /** Whether what is told waits for a tap. */
  readonly isWaiting: boolean;
  /** What lies over the table while something is told. */
  readonly panel?: Panel<G> | undefined;
  /** How thrown dice lie, as the thrower gave it. */
  readonly thrown?: unknown;
  readonly status: Status;
  /** Who is there, by seat; only at tables of a server. */
  readonly presence?: TableView<G>['presence'];
  /** Why the last turn that was sent came back. */
  readonly rejected?: Session<G, I>['rejected'];
}

export function showTable<G extends GameTypes, I extends Input<G>>(
  session: Session<G, I>,
  { log, news, acts }: Told<G>,
  scene?: Scene<G>,
): ShownTable<G, I> {
  const { table, own, front = own[0] ?? 0, input, sent, whyNot } = session;
  const stage: Stage = scene ? { kind: 'telling' } : stageOf(session);
  const isActing = stage.kind === 'turn' || stage.kind === 'sent';
  return {
    stage,
    view: scene?.view ?? shownView(session),
    settled: table.view,
    version: table.version,
    chairs: table.chairs,
    words: table.proof?.words,
    front,
    input: isActing ? (input ?? sent?.input) : undefined,
    whyNot: scene ? undefined : whyNot,
    log,
    news,
    acts,
    watched: scene?.watched ?? [],
    isWaiting: scene?.isWaiting ?? false,
    panel: scene?.panel,
    thrown: table.thrown,
    status: table.status,
    presence: table.presence,
    rejected: session.rejected,
  };
}

/** Whoever is asked now; with several of them the first. */
export function askedSeat<G extends GameTypes, I extends Input<G>>({ stage }: ShownTable<G, I>): Seat | undefined {
  switch (stage.kind) {
    case 'turn':
    case 'sent':
    case 'stuck':
      return stage.seat;
    case 'waiting':
    case 'hand-over':
      return stage.seats[0];
    default:
      return undefined;
  }
}

/** Whose turn is told now, if it is anybody's. */
export function toldSeat<G extends GameTypes, I extends Input<G>>(
  { stage, acts }: ShownTable<G, I>,
  stepSeat: (event: G['event']) => Seat | undefined,
): Seat | undefined {
  if (stage.kind !== 'telling') return undefined;
  return acts
    .at(-1)
    ?.events.map(stepSeat)
    .find((seat) => seat !== undefined);
}

/** Whose step an event tells, and who rolls the dice of an act that is nobody's. */
interface Actors<G extends GameTypes> {
  stepSeat(event: G['event']): Seat | undefined;
  roller?(act: ToldAct<G>): Seat | undefined;
}

/** Whose name stands over the table: whoever acts, or is looked at while their turn or their roll is told. */
export function namedSeat<G extends GameTypes, I extends Input<G>>(
  shown: ShownTable<G, I>,
  { stepSeat, roller }: Actors<G>,
): Seat {
  const act = shown.stage.kind === 'telling' ? shown.acts.at(-1) : undefined;
  return shown.watched.at(-1) ?? askedSeat(shown) ?? toldSeat(shown, stepSeat) ?? (act && roller?.(act)) ?? shown.front;
}

/** The table as it is on the screen, without a turn in the making: its last step may begin another round. */
export function presentView<G extends GameTypes, I extends Input<G>>({
  stage,
  view,
  settled,
}: ShownTable<G, I>): View<G['state']> {
  return stage.kind === 'telling' ? view : settled;
}

/** What was told since the last turn of a seat, its own turn left out. */
export function actsSince<G extends GameTypes>(
  acts: readonly ToldAct<G>[],
  seat: Seat,
  stepSeat: (event: G['event']) => Seat | undefined,
): readonly ToldAct<G>[] {
  const own = acts.findLastIndex(({ events }) => events.some((event) => stepSeat(event) === seat));
  return acts.slice(own + 1);
}

/** Nobody acts here any more, or not before somebody begins the next game. */
export function isEnd<G extends GameTypes, I extends Input<G>>({ stage }: ShownTable<G, I>): boolean {
  return stage.kind === 'over' || stage.kind === 'between-games';
}
