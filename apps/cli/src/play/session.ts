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
import { modeOf } from './asking.ts';
import { Autosave, type Kept } from './autosave.ts';
import type { AnyBoard, AnyHand } from './board.ts';
import { BOARDS } from './boards.ts';
import type { Key } from './keys.ts';
import { createMenu, type Menu, menuOptions, moveMenu, rulesFor } from './menu.ts';
import { overlayOf, typeKey } from './overlay.ts';
import { rulesPages, type WindowSize } from './rules-pages.ts';
import { openSavedGame } from './saved-game.ts';
import type { SessionWorld } from './session-world.ts';
import type { Mode, Overlay, Snapshot } from './snapshot.ts';
import { Table } from './table.ts';

/** How many lines of news are kept. */
const NEWS = 12;

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
  readonly #autosave: Autosave;
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
    this.#autosave = new Autosave(world);
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
    return this.#autosave.kept;
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
    // Before the record that needs it.
    if (table.isSealed) {
      this.#complain('play-not-saved', this.#world.saveSecret(this.#world.autosave(table.board.game.id), table.secret));
    }
    this.#goOn();
    if (draft && (this.#mode.kind === 'turn' || this.#mode.kind === 'hand-over')) {
      this.#mode = { ...this.#mode, hand: resumeHand(table.board, this.#mode.hand, draft) };
      this.#keep();
    }
  }

  /** Continues the game in a file; returns why not. */
  load(path: string): RecordFault | undefined {
    const saved = openSavedGame(this.#world, path, (people) => this.#chairs({ ...this.#menu, people, bots: 0 }));
    if (isFault(saved)) return saved;
    this.sit(saved.table, saved.draft);
    if (saved.hasLostSeals) this.#news = [this.#t('play-unsealed'), ...this.#news];
    return undefined;
  }

  key(key: Key): void {
    const [name] = key.names;
    if (!key.names.includes('q')) this.#isWarned = false;
    if (name === 'interrupt') this.#quit(true);
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
      hasLastGame:
        this.#mode.kind === 'menu' && !isFault(this.#world.load(this.#world.autosave(this.#menu.board.game.id))),
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
    else this.#overlay = { ...overlay, text: typeKey(overlay.text, name, text) };
  }

  #turnPage(page: number): void {
    const { texts } = rulesFor(this.#menu, this.#table, this.#t);
    this.#overlay = page < rulesPages(texts, this.window).length ? { kind: 'rules', page } : undefined;
  }

  #answerPrompt({ purpose, text }: Extract<Overlay, { kind: 'prompt' }>): void {
    this.#overlay = undefined;
    if (text === '') return;
    const isSave = purpose === 'save';
    const fault = isSave ? this.#world.save(text, this.#record()) : this.load(text);
    if (!fault && isSave) this.#autosave.keptElsewhere(text);
    if (!fault) this.#say(this.#t(isSave ? 'play-saved' : 'play-loaded', { file: text }));
    this.#complain(isSave ? 'play-not-saved' : 'play-not-loaded', fault);
  }

  /** Keys that mean the same everywhere; returns whether this was one. */
  #commonKey(name: string, text: string): boolean {
    if (name === 'q') this.#quit(false);
    else this.#overlay = overlayOf(name, text, this.#table?.board.game.id);
    return name === 'q' || this.#overlay !== undefined;
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
    else if (name === 'c') this.#complain('play-not-loaded', this.load(this.#world.autosave(this.#menu.board.game.id)));
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
    this.#mode = modeOf(table, this.#present);
    this.#keep();
  }

  #comeToKeyboard({ seat, hand }: Extract<Mode, { kind: 'hand-over' }>): void {
    this.#say('');
    this.#present = seat;
    this.#mode = { kind: 'turn', seat, hand };
  }

  #keep(): void {
    this.#complain('play-not-saved', this.#autosave.keep(this.#record()));
  }

  #record(): GameRecord {
    const table = this.#table!;
    return table.record('hand' in this.#mode ? formatDraft(this.#mode.hand.draft) : '');
  }

  /** Whoever would lose the game is told so first, unless there is no time for it. */
  #quit(isUrgent: boolean): void {
    const fault = this.#table && this.#autosave.keepAgain(this.#record());
    if (!fault || this.#isWarned || isUrgent) this.#isOver = true;
    else this.#complain('play-quit-unsaved', fault);
    this.#isWarned = true;
  }

  /** Tells what did not work and why, if there is anything to tell. */
  #complain(what: 'play-not-saved' | 'play-not-loaded' | 'play-quit-unsaved', fault: RecordFault | undefined): void {
    if (fault) this.#say(this.#t(what, { reason: citedRefusal(this.#t, fault.refusal, plainText) }), fault);
  }

  #say(message: string, trouble?: object): void {
    this.#message = message;
    this.#isAlert = trouble !== undefined;
  }
}
