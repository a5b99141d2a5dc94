import { type BotKind, findBot } from '@crownhold/bots';
import { type AnyGame, asked, isRefusal, type Seat, type StateBuffer, type View } from '@crownhold/core';
import { parseCount, parseJson, USAGE } from './arguments.ts';
import { faultLine } from './faults.ts';

/** Who is asked about what. */
export interface Question {
  readonly game: AnyGame;
  readonly kind: BotKind;
  readonly view: View<StateBuffer>;
  readonly seat: Seat;
}

const OK = 'ok';

/** What a session talks about: game, bot, position and seat. Each setter gives the answer; a refused one changes nothing. */
export class Topic {
  readonly #botsFor: (game: AnyGame) => readonly BotKind[];
  readonly #games: readonly AnyGame[];
  #game: AnyGame | undefined;
  #kind: BotKind | undefined;
  #state: StateBuffer | undefined;
  #seat: Seat | undefined;

  constructor(bots: (game: AnyGame) => readonly BotKind[], games: readonly AnyGame[]) {
    this.#botsFor = bots;
    this.#games = games;
  }

  setGame(text: string): string {
    const [, id = '', json = ''] = /^(\S+)\s*(.*)$/s.exec(text)!;
    const game = this.#games.find((each) => each.id === id);
    if (!game) return faultLine('unknown-game');
    const value = parseJson(json);
    if (value === undefined) return faultLine('usage', USAGE.game);
    const options = game.parseOptions(value);
    if (isRefusal(options)) return faultLine('bad-options', `${options.rule} ${options.code}`);
    this.#game = game;
    // The strongest, until another is asked for.
    this.#kind = this.#botsFor(game).at(-1);
    this.#state = undefined;
    this.#seat = undefined;
    return OK;
  }

  setView(text: string): string {
    if (!this.#game) return faultLine('no-game');
    const state = this.#game.parseState(text);
    if (!state) return faultLine('bad-view');
    this.#state = state;
    this.#seat = undefined;
    return OK;
  }

  setSeat(text: string): string {
    const seat = parseCount(text);
    if (seat === undefined) return faultLine('usage', USAGE.seat);
    const question = this.#ask(seat);
    if (typeof question === 'string') return question;
    this.#seat = seat;
    return OK;
  }

  setBot(id: string): string {
    if (!this.#game) return faultLine('no-game');
    const kind = this.#botsFor(this.#game).find((offered) => offered.id === id) ?? findBot(this.#game, id);
    if (!kind) return faultLine('unknown-bot');
    this.#kind = kind;
    return OK;
  }

  /** The question as it stands, or the line that says what is missing. */
  get question(): Question | string {
    return this.#ask(this.#seat);
  }

  #ask(seat: Seat | undefined): Question | string {
    const [game, kind, state] = [this.#game, this.#kind, this.#state];
    if (!game || !kind) return faultLine('no-game');
    if (!state) return faultLine('no-view');
    const who = asked(game, state);
    if (who.kind === 'over') return faultLine('game-over');
    if (who.kind === 'chance') return faultLine('chance-acts');
    if (seat === undefined && who.seats.length > 1) return faultLine('which-seat');
    const actor = seat ?? who.seats[0]!;
    if (!who.seats.includes(actor)) return faultLine('bad-seat');
    return { game, kind, view: game.view(state, actor), seat: actor };
  }
}
