import { type GameTypes, type Seat, sinceOf } from '@crownhold/core';
import { type Happening, type KeptDraft, type Message, SessionRunner, type Source, stageOf } from '@crownhold/table';
import type { AnyBoard, AnyInput } from './board.ts';
import type { AnySession } from './shown-game.ts';

/** What whoever is at the keyboard needs of the program around it. */
export interface ControlPorts {
  tell(news: readonly Message[]): void;
  /** After every change, once all is told. */
  changed(): void;
  /** An id for the command of a turn. */
  commandId(seat: Seat, since: number | undefined): string;
  fail(error: unknown): void;
}

/** A table as whoever is at the keyboard plays it, wherever its game lives. */
export class Controls {
  readonly board: AnyBoard;
  readonly #ports: ControlPorts;
  readonly #runner: SessionRunner<GameTypes, AnyInput, unknown>;
  /** Whoever was at the keyboard last needs not be called to it. */
  #present: Seat | undefined;
  #focus: unknown;
  #turn = '';
  /** Until it is started, and while it settles, changes lead to nothing. */
  #isBusy = true;

  constructor(
    board: AnyBoard,
    source: Source<GameTypes>,
    seats: { readonly own: readonly Seat[]; readonly kept?: KeptDraft | undefined },
    ports: ControlPorts,
  ) {
    this.board = board;
    this.#ports = ports;
    const { fail } = ports;
    this.#runner = new SessionRunner(source, board.inputRules, seats, { show: () => this.#settle(), fail });
  }

  get session(): AnySession {
    return this.#runner.session;
  }

  /** What is open beside the pending input. */
  get focus(): unknown {
    return this.#focus;
  }

  set focus(focus: unknown) {
    this.#focus = focus;
  }

  start(): void {
    this.#isBusy = false;
    this.#settle();
  }

  close(): void {
    this.#runner.close();
  }

  /** Of several that may act the one who is asked first. */
  firstOf(seats: readonly Seat[]): Seat {
    return this.board.inputRules.order(this.session.table.view, seats)[0]!;
  }

  act(action: unknown): void {
    this.#dispatch({ kind: 'act', action });
    if (!this.session.whyNot && this.session.input) this.#focus = this.board.rest(this.session.input);
  }

  /** Takes back what was done last; returns whether there was anything. */
  undo(): boolean {
    const { input } = this.session;
    const turn = input && { input, focus: this.#focus };
    const closed = turn && this.board.close?.(turn);
    if (closed !== undefined) {
      this.#focus = closed;
      return true;
    }
    this.#lift();
    const before = this.session.input;
    this.#dispatch({ kind: 'undo' });
    return this.session.input !== before;
  }

  /** Ends the turn. */
  confirm(): void {
    const { input, table } = this.session;
    if (!input) return;
    const { seat } = input.draft;
    this.#present = seat;
    this.#dispatch({ kind: 'confirm', id: this.#ports.commandId(seat, sinceOf(table, seat)) });
  }

  /** Somebody is at the keyboard now. */
  come(seat: Seat): void {
    this.#present = seat;
    this.#dispatch({ kind: 'come', seat });
  }

  /** Begins the next game of a series, or asks a bot again. */
  goOn(): void {
    this.#dispatch({ kind: 'go-on' });
  }

  /** Not a change of its own: a frame between lifting and taking back would still ask the old question. */
  #lift(): void {
    if (this.board.lift === undefined) return;
    this.#isBusy = true;
    this.#dispatch({ kind: 'act', action: this.board.lift });
    this.#isBusy = false;
  }

  #dispatch(happening: Happening<GameTypes, unknown>): void {
    this.#runner.dispatch(happening);
  }

  /** Tells what is new, and calls nobody who is there already. */
  #settle(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#tellAll();
    const stage = stageOf(this.session);
    if (stage.kind === 'hand-over' && this.firstOf(stage.seats) === this.#present) this.come(this.#present);
    this.#isBusy = false;
    this.#restFocus();
    this.#ports.changed();
  }

  /** A terminal has no animations: all is told at once, as far as nobody has to go on first. */
  #tellAll(): void {
    for (;;) {
      const act = this.session.pause ? undefined : this.session.untold[0]?.acts[0];
      if (!act) return;
      this.#ports.tell(this.board.news(act.events));
      this.#runner.dispatch({ kind: 'told' });
    }
  }

  /** A new turn begins with nothing open. */
  #restFocus(): void {
    const { input, table } = this.session;
    const turn = input ? `${input.draft.seat}:${sinceOf(table, input.draft.seat)}` : '';
    if (turn !== this.#turn && input) this.#focus = this.board.rest(input);
    this.#turn = turn;
  }
}
