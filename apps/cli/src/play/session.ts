import {
  type Chair,
  formatDraft,
  type GameOptions,
  type GameRecord,
  isComplete,
  isFault,
  isRefusal,
  type RecordFault,
  type Seat,
} from '@crownhold/core';
import { resumeHand, undoHand } from '@crownhold/hands';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import type { Answer } from '../bots/player.ts';
import { plainText } from '../plain-text.ts';
import { graphemesOf } from '../text-width.ts';
import type { AnyBoard, AnyHand } from './board.ts';
import { BOARDS, findBoard } from './boards.ts';
import type { Key } from './keys.ts';
import { createMenu, type Menu, menuOptions, moveMenu, rulesFor } from './menu.ts';
import { rulesPages, type WindowSize } from './rules-pages.ts';
import type { SessionWorld } from './session-world.ts';
import type { Mode, Overlay, Snapshot } from './snapshot.ts';
import { draftOf, Table } from './table.ts';

/** How many lines of news are kept. */
const NEWS = 12;

/** Where a game is kept, or why it is not. */
export type Kept = { readonly file: string } | RecordFault;

/** A person's whole time at the screen: menu, games, rules, files. Knows no terminal: keys come in, a snapshot goes out. */
export class Session {
  /** What the pictures have to fit in. */
  window: WindowSize = { columns: 80, rows: 24 };
  readonly #t: Translate;
  readonly #world: SessionWorld;
  readonly #chairs: (menu: Menu) => readonly Chair[];
  #menu: Menu;
  #table: Table | undefined;
  #mode: Mode = { kind: 'menu' };
  #overlay: Overlay | undefined;
  #news: readonly string[] = [];
  #message = '';
  #isAlert = false;
  #isOver = false;
  /** Where the game is kept as it is now, or why it is not. */
  #kept: Kept | undefined;
  /** Whether the person was told that leaving loses the game. */
  #isWarned = false;
  /** The person who was last asked: whoever sits at the keyboard. */
  #present: Seat | undefined;

  /** The menu offers these games; who sits down to what it says is for `chairs` to name. */
  constructor(
    t: Translate,
    world: SessionWorld,
    chairs: (menu: Menu) => readonly Chair[],
    boards: readonly AnyBoard[] = BOARDS,
  ) {
    this.#t = t;
    this.#world = world;
    this.#chairs = chairs;
    this.#menu = createMenu(boards);
  }

  /** Whether the person has had enough. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get table(): Table | undefined {
    return this.#table;
  }

  /** What became of the game that is played; `undefined` when there is none. */
  get kept(): Kept | undefined {
    return this.#kept;
  }

  /** The seat of the bot that is to be asked now, if any. */
  get awaitedBot(): Seat | undefined {
    return this.#mode.kind === 'bot' ? this.#mode.seat : undefined;
  }

  /** Begins a new game. */
  begin(board: AnyBoard, options: GameOptions, chairs: readonly Chair[]): void {
    this.sit(Table.begin(board, options, chairs, this.#world.luck(board.game.id)));
  }

  /** Sits down at a table: a new one, or one that was loaded. */
  sit(table: Table, draft = ''): void {
    this.#table = table;
    this.#news = [];
    this.#overlay = undefined;
    this.#present = undefined;
    this.#say('');
    if (table.isSealed) this.#keepSecret(table);
    this.#goOn();
    if (draft && (this.#mode.kind === 'turn' || this.#mode.kind === 'hand-over')) {
      this.#mode = { ...this.#mode, hand: resumeHand(table.board, this.#mode.hand, draft) };
      this.#keep();
    }
  }

  /** Continues the game in a file; returns why not. */
  load(path: string): RecordFault | undefined {
    const record = this.#world.load(path);
    if (isFault(record)) return record;
    const board = findBoard(record.game);
    if (isRefusal(board)) return { refusal: board };
    const otherwise = (seats: number) => this.#chairs({ ...this.#menu, people: seats, bots: 0 });
    const secrets = [path, this.#world.autosave(record.game)].flatMap((file) => this.#world.loadSecret(file) ?? []);
    const table = Table.resume(board, record, secrets, this.#world.luck(record.game), otherwise);
    if (isFault(table)) return table;
    this.sit(table, draftOf(record));
    if (record.fairness !== undefined && !table.isSealed) this.#news = [this.#t('play-unsealed'), ...this.#news];
    return undefined;
  }

  key(key: Key): void {
    const [name] = key.names;
    if (!key.names.includes('q')) this.#isWarned = false;
    if (name === 'interrupt') this.#quit();
    else if (this.#overlay) this.#overlayKey(this.#overlay, name, key.text);
    else if (!this.#lookKey(key)) key.names.some((each) => this.#commonKey(each, key.text) || this.#modeKey(each));
  }

  /** What the bot of a seat has decided. */
  botPlays(seat: Seat, answer: Answer): void {
    const rejection = this.#table!.submit(seat, answer.text);
    if (rejection) this.botFails(seat, rejection.kind);
    else this.#goOn();
  }

  botFails(seat: Seat, reason: string): void {
    this.#mode = { kind: 'stuck', seat, reason };
  }

  /** Everything there is to see. */
  get snapshot(): Snapshot {
    return {
      mode: this.#mode,
      overlay: this.#overlay,
      menu: this.#menu,
      hasLastGame: this.#mode.kind === 'menu' && !isFault(this.#world.load(this.#lastGame)),
      table: this.#table,
      news: this.#news,
      message: this.#message,
      isAlert: this.#isAlert,
    };
  }

  #overlayKey(overlay: Overlay, name: string, text: string): void {
    if (name === 'escape') this.#overlay = undefined;
    else if (overlay.kind === 'rules') this.#turnPage(overlay.page + 1);
    else if (name === 'enter') this.#answerPrompt(overlay);
    else if (name === 'backspace')
      this.#overlay = { ...overlay, text: graphemesOf(overlay.text).slice(0, -1).join('') };
    else this.#overlay = { ...overlay, text: overlay.text + text };
  }

  #turnPage(page: number): void {
    const { texts } = rulesFor(this.#menu, this.#table, this.#t);
    this.#overlay = page < rulesPages(texts, this.window).length ? { kind: 'rules', page } : undefined;
  }

  #answerPrompt({ purpose, text }: Extract<Overlay, { kind: 'prompt' }>): void {
    const t = this.#t;
    this.#overlay = undefined;
    if (text === '') return;
    const fault = purpose === 'save' ? this.#world.save(text, this.#record()) : this.load(text);
    if (purpose === 'save') {
      if (!fault && this.#kept && isFault(this.#kept)) this.#kept = { file: text };
      this.#say(fault ? t('play-not-saved', { reason: this.#reason(fault) }) : t('play-saved', { file: text }), fault);
    } else {
      this.#say(
        fault ? t('play-not-loaded', { reason: this.#reason(fault) }) : t('play-loaded', { file: text }),
        fault,
      );
    }
  }

  /** Keys that mean the same everywhere; returns whether this was one. */
  #commonKey(name: string, text: string): boolean {
    if (text === '?') this.#overlay = { kind: 'rules', page: 0 };
    else if (name === 'q') this.#askToQuit();
    else if (name === 'l') this.#overlay = { kind: 'prompt', purpose: 'load', text: '' };
    else if (name === 's' && this.#table) {
      this.#overlay = { kind: 'prompt', purpose: 'save', text: `${this.#table.board.game.id}.json` };
    } else return false;
    return true;
  }

  /** Whoever looks at something else goes on looking or goes back, and does nothing to the turn; returns whether so. */
  #lookKey(key: Key): boolean {
    if (this.#mode.kind !== 'turn') return false;
    const { hand } = this.#mode;
    const look = this.#table!.board.look;
    if (!look?.isAway(hand) || ['?', 's', 'l', 'q'].some((name) => key.names.includes(name))) return false;
    this.#say('');
    this.#hold(key.names.includes(look.key) ? look.next(hand) : look.back(hand));
    return true;
  }

  /** Returns whether the key meant anything. */
  #modeKey(name: string): boolean {
    const isEnter = name === 'enter';
    if (this.#mode.kind === 'menu') return this.#menuKey(name);
    if (this.#mode.kind === 'turn') return this.#handKey(this.#mode.hand, name);
    if (this.#mode.kind === 'hand-over' && isEnter) this.#comeToKeyboard(this.#mode);
    else if (this.#mode.kind === 'stuck' && isEnter) this.#mode = { kind: 'bot', seat: this.#mode.seat };
    // Not Enter: whoever has just ended the last turn with it shall see how the game ended.
    else if (this.#mode.kind === 'over' && name === 'n') {
      const { board, options, chairs } = this.#table!;
      this.begin(board, options, chairs);
    } else if (this.#mode.kind === 'pause' && name === 'n') {
      this.#table!.goOn();
      this.#goOn();
    } else return false;
    return true;
  }

  #menuKey(name: string): boolean {
    this.#say('');
    if (['up', 'down', 'left', 'right'].includes(name)) this.#menu = moveMenu(this.#menu, name);
    else if (name === 'c') this.#report(this.load(this.#lastGame));
    else if (name === 'enter') {
      const options = menuOptions(this.#menu);
      if (!isRefusal(options)) this.begin(this.#menu.board, options, this.#chairs(this.#menu));
    } else return false;
    return true;
  }

  #handKey(hand: AnyHand, name: string): boolean {
    const t = this.#t;
    const { board } = this.#table!;
    this.#say('');
    if (name === 'u') {
      const undone = undoHand(board, hand);
      this.#say(t(undone ? 'play-undone' : 'play-nothing-to-undo'));
      if (undone) this.#hold(undone);
      return true;
    }
    if (isComplete(board.game, hand.draft)) {
      if (name === 'enter') this.#confirm(hand);
      return name === 'enter';
    }
    const next = board.press(hand, name);
    if (next && isRefusal(next)) this.#say(citedRefusal(t, next, plainText), next);
    else if (next) this.#hold(next);
    return next !== undefined;
  }

  /** Keeps a turn in the making, here and in the file. */
  #hold(hand: AnyHand): void {
    if (this.#mode.kind !== 'turn') return;
    const isStep = this.#mode.hand.draft !== hand.draft;
    this.#mode = { ...this.#mode, hand };
    if (isStep) this.#keep();
  }

  #confirm({ draft }: AnyHand): void {
    const table = this.#table!;
    const rejection = table.submit(draft.seat, formatDraft(draft));
    if (rejection) throw new Error(`a draft was refused: ${JSON.stringify(rejection)}`);
    this.#goOn();
  }

  /** Finds out who is asked next, and keeps the game. */
  #goOn(): void {
    const table = this.#table!;
    this.#news = [...this.#news, ...table.board.news(table.news, table.chairs, this.#t)].slice(-NEWS);
    const { next } = table;
    this.#mode = next.kind === 'seat' ? this.#ask(table, next.seat) : next;
    this.#keep();
  }

  #ask(table: Table, seat: Seat): Mode {
    if (table.chairs[seat]!.bot !== undefined) return { kind: 'bot', seat };
    const turn = { seat, hand: table.board.start(table.view(seat), seat) };
    const isShared = table.board.hidesHands && table.chairs.filter(({ bot }) => bot === undefined).length > 1;
    return { kind: isShared && seat !== this.#present ? 'hand-over' : 'turn', ...turn };
  }

  #comeToKeyboard({ seat, hand }: Extract<Mode, { kind: 'hand-over' }>): void {
    this.#say('');
    this.#present = seat;
    this.#mode = { kind: 'turn', seat, hand };
  }

  #keep(): void {
    const record = this.#record();
    const file = this.#world.autosave(record.game);
    const fault = this.#world.save(file, record);
    this.#kept = fault ?? { file };
    if (fault) this.#say(this.#t('play-not-saved', { reason: this.#reason(fault) }), fault);
  }

  /** Before the record that needs it. */
  #keepSecret({ board, secret }: Table): void {
    const fault = this.#world.saveSecret(this.#world.autosave(board.game.id), secret);
    if (fault) this.#say(this.#t('play-not-saved', { reason: this.#reason(fault) }), fault);
  }

  #record(): GameRecord {
    const table = this.#table!;
    return table.record('hand' in this.#mode ? formatDraft(this.#mode.hand.draft) : '');
  }

  #quit(): void {
    this.#keepAgain();
    this.#isOver = true;
  }

  /** Whoever would lose the game is told so first. */
  #askToQuit(): void {
    this.#keepAgain();
    if (!this.#kept || !isFault(this.#kept) || this.#isWarned) this.#isOver = true;
    else this.#say(this.#t('play-quit-unsaved', { reason: this.#reason(this.#kept) }), this.#kept);
    this.#isWarned = true;
  }

  /** A copy that was saved elsewhere will do where the usual place still cannot be written. */
  #keepAgain(): void {
    const before = this.#kept;
    if (!this.#table) return;
    this.#keep();
    const isElsewhere = before && !isFault(before) && before.file !== this.#world.autosave(this.#table.board.game.id);
    if (isElsewhere && isFault(this.#kept!)) this.#kept = before;
  }

  get #lastGame(): string {
    return this.#world.autosave(this.#menu.board.game.id);
  }

  #report(fault: RecordFault | undefined): void {
    if (fault) this.#say(this.#t('play-not-loaded', { reason: this.#reason(fault) }), fault);
  }

  #reason({ refusal }: RecordFault): string {
    return citedRefusal(this.#t, refusal, plainText);
  }

  #say(message: string, trouble?: object): void {
    this.#message = message;
    this.#isAlert = trouble !== undefined;
  }
}
