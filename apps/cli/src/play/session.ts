import { type Chair, type GameOptions, isFault, isRefusal, type RecordFault, SPECTATOR } from '@crownhold/core';
import { citedRefusal, messageText, type Translate } from '@crownhold/i18n';
import type { Message } from '@crownhold/table';
import { plainText } from '../plain-text.ts';
import { modeOf } from './asking.ts';
import { Autosave, type Kept } from './autosave.ts';
import type { AnyBoard } from './board.ts';
import { BOARDS } from './boards.ts';
import { failureText } from './failure.ts';
import type { Key } from './keys.ts';
import { createMenu, type Menu, menuOptions, moveMenu, rulesFor } from './menu.ts';
import { overlayOf, typeKey } from './overlay.ts';
import { rulesPages, type WindowSize } from './rules-pages.ts';
import { readSavedGame } from './saved-game.ts';
import type { SessionWorld } from './session-world.ts';
import type { ShownGame } from './shown-game.ts';
import { Sitting, type SittingPorts } from './sitting.ts';
import type { Mode, Overlay, Snapshot } from './snapshot.ts';
import { pressLookKey, pressTurnKey, type Say } from './turn-keys.ts';

/** How many lines of news are kept. */
const NEWS = 12;

/** Whoever is told of what happens between keys. */
interface SessionHost {
  /** A bot has played, or could not. */
  show(): void;
  fail(error: unknown): void;
}

/** A person's whole time at the screen: menu, games, rules, files. Knows no terminal: keys come in, a snapshot goes out. */
export class Session {
  /** What the pictures have to fit in. */
  window: WindowSize = { columns: 80, rows: 24 };
  host: SessionHost = {
    show: () => undefined,
    fail: (error) => {
      throw error;
    },
  };
  readonly #t: Translate;
  readonly #world: SessionWorld;
  readonly #chairs: (menu: Menu) => readonly Chair[];
  #menu: Menu;
  #sitting: Sitting | undefined;
  #overlay: Overlay | undefined;
  #news: readonly string[] = [];
  #message = '';
  #isAlert = false;
  #isOver = false;
  readonly #autosave: Autosave;
  /** Whether the person was told that leaving loses the game. */
  #isWarned = false;

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

  /** The table that people sit at; `undefined` while there is only the menu. */
  get sitting(): Sitting | undefined {
    return this.#sitting;
  }

  /** What became of the game that is played; `undefined` when there is none. */
  get kept(): Kept | undefined {
    return this.#autosave.kept;
  }

  /** Begins a new game. */
  begin(board: AnyBoard, options: GameOptions, chairs: readonly Chair[]): void {
    const sitting = Sitting.begin(board, options, chairs, this.#world.luck(board.game.id), this.#ports());
    const acts = sitting.here.rows(SPECTATOR).flatMap((row) => row.acts);
    this.#sit(sitting, board.news(acts.flatMap(({ events }) => events)));
  }

  /** Continues the game in a file; returns why not. */
  load(path: string): RecordFault | undefined {
    const saved = readSavedGame(this.#world, path);
    if (isFault(saved)) return saved;
    const { board, record } = saved;
    const chairs = (people: number) => this.#chairs({ ...this.#menu, people, bots: 0 });
    const sitting = Sitting.resume(board, saved, this.#world.luck(record.game), chairs, this.#ports());
    if (isFault(sitting)) return sitting;
    this.#sit(sitting, []);
    if (record.fairness !== undefined && !sitting.here.isSealed) this.#news = [this.#t('play-unsealed'), ...this.#news];
    return undefined;
  }

  /** Resolves when nothing of the bots is left. */
  async close(): Promise<void> {
    await this.#sitting?.close();
  }

  key(key: Key): void {
    const [name] = key.names;
    if (!key.names.includes('q')) this.#isWarned = false;
    if (name === 'interrupt') this.#quit(true);
    else if (this.#overlay) this.#overlayKey(this.#overlay, name, key.text);
    else if (!this.#lookKey(key)) key.names.some((each) => this.#commonKey(each, key.text) || this.#modeKey(each));
  }

  /** Everything there is to see. */
  get snapshot(): Snapshot {
    return {
      mode: this.#mode,
      overlay: this.#overlay,
      menu: this.#menu,
      hasLastGame: !this.#sitting && !isFault(this.#world.load(this.#world.autosave(this.#menu.board.game.id))),
      shown: this.#shown,
      news: this.#news,
      message: this.#message,
      isAlert: this.#isAlert,
    };
  }

  get #mode(): Mode {
    const sitting = this.#sitting;
    return sitting ? modeOf(sitting.controls, (seat) => sitting.failureOf(seat)) : { kind: 'menu' };
  }

  get #shown(): ShownGame | undefined {
    return this.#sitting && { board: this.#sitting.board, session: this.#sitting.session };
  }

  /** Sits down at another table: a new one, or one that was loaded. */
  #sit(sitting: Sitting, news: readonly Message[]): void {
    const { board, here } = sitting;
    this.#sitting?.close().catch(this.host.fail);
    this.#sitting = sitting;
    this.#news = [];
    this.#overlay = undefined;
    this.#say('');
    // Before the record that needs it.
    if (here.isSealed) {
      this.#complain('play-not-saved', this.#world.saveSecret(this.#world.autosave(board.game.id), here.secret));
    }
    this.#tell(news);
    sitting.start();
  }

  #ports(): SittingPorts {
    return {
      players: this.#world.openPlayers(),
      failureText: (failure) => failureText(failure, this.#t),
      tell: (news) => this.#tell(news),
      keep: (record) => this.#complain('play-not-saved', this.#autosave.keep(record)),
      show: () => this.host.show(),
      fail: (error) => this.host.fail(error),
    };
  }

  #tell(news: readonly Message[]): void {
    const { chairs } = this.#sitting!.here;
    this.#news = [...this.#news, ...news.map((message) => messageText(this.#t, message, chairs))].slice(-NEWS);
  }

  #overlayKey(overlay: Overlay, name: string, text: string): void {
    // Choices are for tables at a server.
    if (name === 'escape' || overlay.kind === 'choices') this.#overlay = undefined;
    else if (overlay.kind === 'rules') this.#turnPage(overlay.page + 1);
    else if (name === 'enter') this.#answerPrompt(overlay);
    else this.#overlay = { ...overlay, text: typeKey(overlay.text, name, text) };
  }

  #turnPage(page: number): void {
    const { texts } = rulesFor(this.#menu, this.#shown, this.#t);
    this.#overlay = page < rulesPages(texts, this.window).length ? { kind: 'rules', page } : undefined;
  }

  #answerPrompt({ purpose, text }: Extract<Overlay, { kind: 'prompt' }>): void {
    this.#overlay = undefined;
    if (text === '') return;
    const isSave = purpose === 'save';
    const fault = isSave ? this.#world.save(text, this.#sitting!.record) : this.load(text);
    if (!fault && isSave) this.#autosave.keptElsewhere(text);
    if (!fault) this.#say(this.#t(isSave ? 'play-saved' : 'play-loaded', { file: text }));
    this.#complain(isSave ? 'play-not-saved' : 'play-not-loaded', fault);
  }

  /** Keys that mean the same everywhere; returns whether this was one. */
  #commonKey(name: string, text: string): boolean {
    if (name === 'q') this.#quit(false);
    else this.#overlay = overlayOf(name, text, this.#sitting?.board.game.id);
    return name === 'q' || this.#overlay !== undefined;
  }

  #lookKey(key: Key): boolean {
    const mode = this.#mode;
    return mode.kind === 'turn' && pressLookKey(this.#sitting!.controls, mode.turn, key, this.#say);
  }

  /** Returns whether the key meant anything. */
  #modeKey(name: string): boolean {
    const isEnter = name === 'enter';
    const mode = this.#mode;
    if (mode.kind === 'menu') return this.#menuKey(name);
    const sitting = this.#sitting!;
    const { controls } = sitting;
    if (mode.kind === 'turn') return pressTurnKey(controls, mode.turn, name, this.#say, this.#t);
    if (mode.kind === 'hand-over' && isEnter) {
      this.#say('');
      controls.come(mode.seat);
    } else if (mode.kind === 'stuck' && isEnter) controls.goOn();
    // Not Enter: whoever has just ended the last turn with it shall see how the game ended.
    else if (mode.kind === 'pause' && name === 'n') controls.goOn();
    else if (mode.kind === 'over' && name === 'n') {
      const { board, session } = sitting;
      this.begin(board, session.table.options, session.table.chairs);
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

  /** Whoever would lose the game is told so first, unless there is no time for it. */
  #quit(isUrgent: boolean): void {
    const fault = this.#sitting && this.#autosave.keepAgain(this.#sitting.record);
    if (!fault || this.#isWarned || isUrgent) this.#isOver = true;
    else this.#complain('play-quit-unsaved', fault);
    this.#isWarned = true;
  }

  /** Tells what did not work and why, if there is anything to tell. */
  #complain(what: 'play-not-saved' | 'play-not-loaded' | 'play-quit-unsaved', fault: RecordFault | undefined): void {
    if (fault) this.#say(this.#t(what, { reason: citedRefusal(this.#t, fault.refusal, plainText) }), fault);
  }

  readonly #say: Say = (message, trouble) => {
    this.#message = message;
    this.#isAlert = trouble !== undefined;
  };
}
