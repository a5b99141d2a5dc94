import {
  type Chair,
  formatDraft,
  type GameOptions,
  type GameRecord,
  type GameTypes,
  isFault,
  type RecordFault,
  type Seat,
  SPECTATOR,
  sinceOf,
} from '@crownhold/core';
import {
  beginHere,
  type Happening,
  type Here,
  type HerePorts,
  type KeptDraft,
  type Message,
  resumeHere,
  SessionRunner,
  stageOf,
} from '@crownhold/table';
import type { AnyBoard, AnyInput } from './board.ts';
import type { Luck } from './luck.ts';
import type { AnySession } from './shown-game.ts';
import { type BotPorts, TableBots } from './table-bots.ts';

/** What a table needs of the program around it. */
export interface SittingPorts extends BotPorts {
  tell(news: readonly Message[]): void;
  /** A row or a step of the turn in the making has come. */
  keep(record: GameRecord): void;
  /** After every change. */
  show(): void;
}

/** People and bots at one table of this computer: where its game lives, and what whoever is at the keyboard sees of it. */
export class Sitting {
  readonly board: AnyBoard;
  readonly here: Here<GameTypes>;
  readonly #ports: SittingPorts;
  readonly #bots: TableBots;
  readonly #runner: SessionRunner<GameTypes, AnyInput, unknown>;
  /** Whoever was at the keyboard last needs not be called to it. */
  #present: Seat | undefined;
  #focus: unknown;
  #turn = '';
  #kept: string | undefined;
  /** Until it is started, and while it settles, changes lead to nothing. */
  #isBusy = true;

  private constructor(board: AnyBoard, here: Here<GameTypes>, bots: TableBots, draft: string, ports: SittingPorts) {
    this.board = board;
    this.here = here;
    this.#ports = ports;
    this.#bots = bots;
    const own = here.chairs.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    this.#runner = new SessionRunner(
      here,
      board.inputRules,
      { own, kept: keptDraft(board, here, own, draft) },
      { show: () => this.#settle(), fail: ports.fail },
    );
  }

  static begin(
    board: AnyBoard,
    options: GameOptions,
    chairs: readonly Chair[],
    luck: Luck,
    ports: SittingPorts,
  ): Sitting {
    const open = (here: HerePorts<GameTypes>) => beginHere(board.game, options, chairs, luck, here);
    const sitting = Sitting.#open(board, open, luck, '', ports);
    if (isFault(sitting)) throw new Error(sitting.refusal.code);
    return sitting;
  }

  /** Goes on from a record of the board's game; who sits where is its `players`, or else these. */
  static resume(
    board: AnyBoard,
    { record, secrets, draft }: { record: GameRecord; secrets: readonly Uint8Array[]; draft: string },
    luck: Luck,
    chairs: (seats: number) => readonly Chair[],
    ports: SittingPorts,
  ): Sitting | RecordFault {
    const open = (here: HerePorts<GameTypes>) => resumeHere(board.game, record, { secrets, fresh: luck, chairs }, here);
    return Sitting.#open(board, open, luck, draft, ports);
  }

  static #open(
    board: AnyBoard,
    open: (ports: HerePorts<GameTypes>) => Here<GameTypes> | RecordFault,
    { botSeed }: Luck,
    draft: string,
    ports: SittingPorts,
  ): Sitting | RecordFault {
    const bots = new TableBots(ports, botSeed);
    let sitting: Sitting | undefined;
    const here = open({
      async think(bot, view, seat) {
        // The first bot is asked before there is a session.
        await undefined;
        return sitting && bots.think(board.game, sitting.session.table.options, bot, view, seat);
      },
    });
    if (isFault(here)) return here;
    sitting = new Sitting(board, here, bots, draft, ports);
    return sitting;
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

  /** Keeps the game and shows it. */
  start(): void {
    this.#isBusy = false;
    this.#settle();
  }

  /** The game so far; a turn in the making goes along as a comment, so that even that is not lost. */
  get record(): GameRecord {
    const draft = this.#draft;
    return { ...this.here.record(), ...(draft && { comments: { draft } }) };
  }

  /** Why the bot of a seat gave no turn. */
  failureOf(seat: Seat): string {
    return this.#bots.failureOf(seat);
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
    if (this.board.lift !== undefined) this.#dispatch({ kind: 'act', action: this.board.lift });
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
    this.#dispatch({ kind: 'confirm', id: `person:${seat}:${sinceOf(table, seat)}` });
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

  async close(): Promise<void> {
    this.#runner.close();
    this.here.close();
    await this.#bots.close();
  }

  get #draft(): string {
    const { input, kept } = this.session;
    return input ? formatDraft(input.draft) : (kept?.turn ?? '');
  }

  #dispatch(happening: Happening<GameTypes, unknown>): void {
    this.#runner.dispatch(happening);
  }

  /** Tells what is new, calls nobody who is there already, and keeps what has changed. */
  #settle(): void {
    if (this.#isBusy) return;
    const { rejected } = this.session;
    if (rejected) this.#ports.fail(new Error(`a draft was refused: ${JSON.stringify(rejected)}`));
    this.#isBusy = true;
    this.#tellAll();
    const stage = stageOf(this.session);
    if (stage.kind === 'hand-over' && this.firstOf(stage.seats) === this.#present) this.come(this.#present);
    this.#isBusy = false;
    this.#restFocus();
    this.#keep();
    this.#ports.show();
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

  #keep(): void {
    const now = `${this.session.table.version}:${this.#draft}`;
    if (now === this.#kept) return;
    this.#kept = now;
    this.#ports.keep(this.record);
  }
}

/** The turn that was in the making: of the person who is asked first. */
function keptDraft(
  { inputRules }: AnyBoard,
  here: Here<GameTypes>,
  own: readonly Seat[],
  turn: string,
): KeptDraft | undefined {
  const view = here.rows(SPECTATOR, -1).at(-1)?.acts.at(-1)?.view;
  const asked = here.asked.filter(({ seat }) => own.includes(seat));
  if (!turn || !view || asked.length === 0) return undefined;
  const [seat] = inputRules.order(
    view,
    asked.map((each) => each.seat),
  );
  return { seat: seat!, since: sinceOf(here, seat!)!, turn };
}
