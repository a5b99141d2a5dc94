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
import { beginHere, type Here, type HerePorts, type KeptDraft, resumeHere } from '@crownhold/table';
import type { AnyBoard } from './board.ts';
import { Controls } from './controls.ts';
import type { Luck } from './luck.ts';
import type { AnySession } from './shown-game.ts';
import { type BotPorts, TableBots } from './table-bots.ts';

/** What a table needs of the program around it. */
export interface SittingPorts extends BotPorts {
  /** A row or a step of the turn in the making has come. */
  keep(record: GameRecord): void;
  /** After every change. */
  show(): void;
}

/** People and bots at one table of this computer: where its game lives, and what whoever is at the keyboard sees of it. */
export class Sitting {
  readonly here: Here<GameTypes>;
  readonly controls: Controls;
  readonly #ports: SittingPorts;
  readonly #bots: TableBots;
  #kept: string | undefined;

  private constructor(board: AnyBoard, here: Here<GameTypes>, bots: TableBots, draft: string, ports: SittingPorts) {
    this.here = here;
    this.#ports = ports;
    this.#bots = bots;
    const own = here.chairs.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const seats = { own, kept: keptDraft(board, here, own, draft) };
    this.controls = new Controls(board, here, seats, {
      tell: (news) => ports.tell(news),
      changed: () => this.#changed(),
      commandId: (seat, since) => `person:${seat}:${since}`,
      fail: (error) => ports.fail(error),
    });
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

  get board(): AnyBoard {
    return this.controls.board;
  }

  get session(): AnySession {
    return this.controls.session;
  }

  /** Keeps the game and shows it. */
  start(): void {
    this.controls.start();
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

  async close(): Promise<void> {
    this.controls.close();
    this.here.close();
    await this.#bots.close();
  }

  get #draft(): string {
    const { input, kept } = this.session;
    return input ? formatDraft(input.draft) : (kept?.turn ?? '');
  }

  #changed(): void {
    const { rejected } = this.session;
    if (rejected) this.#ports.fail(new Error(`a draft was refused: ${JSON.stringify(rejected)}`));
    this.#keep();
    this.#ports.show();
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
