import { formatDraft, type GameRecord, isFault, isRefusal, type RecordFault } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import type { Answer } from '../bots/player.ts';
import { plainText } from '../plain-text.ts';
import type { Chair } from './chair.ts';
import type { Key } from './keys.ts';
import { type Hand, isHandDone, playHand, startHand, undoHand } from './kingdomino/hand.ts';
import { newsOf } from './kingdomino/news.ts';
import { resumeHand, steerHand } from './kingdomino/steering.ts';
import { FIRST_MENU, type Menu, menuTrouble, moveMenu } from './menu.ts';
import type { Mode, Overlay, Snapshot } from './snapshot.ts';
import { draftOf, Table } from './table.ts';

/** What the session needs of the world. */
export interface World {
  readonly autosave: string;
  save(path: string, record: GameRecord): RecordFault | undefined;
  load(path: string): GameRecord | RecordFault;
  seed(): number;
}

/** How many lines of news are kept. */
const NEWS = 12;

/** A person's whole time at the screen: menu, games, rules, files. Knows no terminal: keys come in, a snapshot goes out. */
export class Session {
  readonly #t: Translate;
  readonly #world: World;
  readonly #chairs: (menu: Menu) => readonly Chair[];
  #menu: Menu = FIRST_MENU;
  #table: Table | undefined;
  #mode: Mode = { kind: 'menu' };
  #overlay: Overlay | undefined;
  #news: readonly string[] = [];
  #message = '';
  #isAlert = false;
  #isOver = false;

  constructor(t: Translate, world: World, chairs: (menu: Menu) => readonly Chair[]) {
    this.#t = t;
    this.#world = world;
    this.#chairs = chairs;
  }

  /** Whether the person has had enough. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get table(): Table | undefined {
    return this.#table;
  }

  /** Whether a bot is to be asked now. */
  get awaitsBot(): boolean {
    return this.#mode.kind === 'bot';
  }

  /** Sits down at a table: a new one, or one that was loaded. */
  sit(table: Table, draft = ''): void {
    this.#table = table;
    this.#news = [];
    this.#overlay = undefined;
    this.#say('');
    this.#goOn();
    if (this.#mode.kind === 'turn') this.#mode = { kind: 'turn', hand: resumeHand(this.#mode.hand, draft) };
  }

  /** Continues the game in a file; returns why not. */
  load(path: string): RecordFault | undefined {
    const record = this.#world.load(path);
    if (isFault(record)) return record;
    const otherwise = (seats: number) => this.#chairs({ ...this.#menu, people: seats, bots: 0 });
    const table = Table.resume(record, this.#world.seed(), otherwise);
    if (isFault(table)) return table;
    this.sit(table, draftOf(record));
    return undefined;
  }

  key(key: Key): void {
    if (key.name === 'interrupt') this.#quit();
    else if (this.#overlay) this.#overlayKey(this.#overlay, key);
    else if (!this.#commonKey(key)) this.#modeKey(key);
  }

  /** What the bot of the acting seat has decided. */
  botPlays(answer: Answer): void {
    const table = this.#table!;
    const rejection = table.submit(table.state.seat, answer.text);
    if (rejection) this.botFails(rejection.kind);
    else this.#goOn();
  }

  botFails(reason: string): void {
    this.#mode = { kind: 'stuck', reason };
  }

  /** Everything there is to see. */
  get snapshot(): Snapshot {
    return {
      mode: this.#mode,
      overlay: this.#overlay,
      menu: this.#menu,
      table: this.#table,
      news: this.#news,
      message: this.#message,
      isAlert: this.#isAlert,
    };
  }

  #overlayKey(overlay: Overlay, key: Key): void {
    if (overlay.kind === 'rules' || key.name === 'escape') this.#overlay = undefined;
    else if (key.name === 'enter') this.#answerPrompt(overlay);
    else if (key.name === 'backspace') this.#overlay = { ...overlay, text: [...overlay.text].slice(0, -1).join('') };
    else this.#overlay = { ...overlay, text: overlay.text + key.text };
  }

  #answerPrompt({ purpose, text }: Extract<Overlay, { kind: 'prompt' }>): void {
    const t = this.#t;
    this.#overlay = undefined;
    if (text === '') return;
    const fault = purpose === 'save' ? this.#world.save(text, this.#record()) : this.load(text);
    if (purpose === 'save') {
      this.#say(fault ? t('play-not-saved', { reason: this.#reason(fault) }) : t('play-saved', { file: text }), fault);
    } else {
      this.#say(
        fault ? t('play-not-loaded', { reason: this.#reason(fault) }) : t('play-loaded', { file: text }),
        fault,
      );
    }
  }

  /** Keys that mean the same everywhere; returns whether this was one. */
  #commonKey({ name, text }: Key): boolean {
    if (text === '?') this.#overlay = { kind: 'rules' };
    else if (name === 'q') this.#quit();
    else if (name === 'l') this.#overlay = { kind: 'prompt', purpose: 'load', text: '' };
    else if (name === 's' && this.#table) this.#overlay = { kind: 'prompt', purpose: 'save', text: 'kingdomino.json' };
    else return false;
    return true;
  }

  #modeKey(key: Key): void {
    const isEnter = key.name === 'enter';
    if (this.#mode.kind === 'menu') this.#menuKey(key);
    else if (this.#mode.kind === 'turn') this.#handKey(this.#mode.hand, key);
    else if (this.#mode.kind === 'stuck' && isEnter) this.#mode = { kind: 'bot' };
    else if (this.#mode.kind === 'over' && isEnter) this.#again();
    else if (this.#mode.kind === 'pause' && isEnter) {
      this.#table!.deal();
      this.#goOn();
    }
  }

  #menuKey({ name }: Key): void {
    this.#say('');
    if (['up', 'down', 'left', 'right'].includes(name)) this.#menu = moveMenu(this.#menu, name);
    else if (name === 'c' || name === 'с') this.#report(this.load(this.#world.autosave));
    else if (name === 'enter' && menuTrouble(this.#menu, this.#t) === undefined) {
      const { people, bots, variants } = this.#menu;
      const options = { seats: people + bots, variants, tiebreak: 'territory-then-crowns' } as const;
      this.sit(Table.begin(options, this.#chairs(this.#menu), this.#world.seed()));
    }
  }

  #again(): void {
    const { options, chairs } = this.#table!;
    this.sit(Table.begin(options, chairs, this.#world.seed()));
  }

  #handKey(hand: Hand, { name }: Key): void {
    const t = this.#t;
    this.#say('');
    if (name === 'u') {
      const undone = undoHand(hand);
      this.#say(t(undone ? 'play-undone' : 'play-nothing-to-undo'));
      if (undone) this.#hold(undone);
    } else if (isHandDone(hand)) {
      if (name === 'enter') this.#confirm(hand);
    } else if (name === 'enter') {
      const next = playHand(hand);
      if (isRefusal(next)) this.#say(citedRefusal(t, next, plainText), next);
      else this.#hold(next);
    } else {
      const moved = steerHand(hand, name);
      if (moved) this.#hold(moved);
    }
  }

  /** Keeps a turn in the making, here and in the file. */
  #hold(hand: Hand): void {
    const isStep = this.#mode.kind !== 'turn' || this.#mode.hand.draft !== hand.draft;
    this.#mode = { kind: 'turn', hand };
    if (isStep) this.#keep();
  }

  #confirm(hand: Hand): void {
    const rejection = this.#table!.submit(hand.draft.seat, formatDraft(kingdomino, hand.draft));
    if (rejection) throw new Error(`a draft was refused: ${JSON.stringify(rejection)}`);
    this.#goOn();
  }

  /** Finds out who is asked next, and keeps the game. */
  #goOn(): void {
    const table = this.#table!;
    this.#news = [...this.#news, ...newsOf(table.news, table.chairs, this.#t)].slice(-NEWS);
    const { state, chairs } = table;
    if (state.phase === 'over') this.#mode = { kind: 'over' };
    else if (state.phase === 'renew') this.#mode = { kind: 'pause' };
    else if (chairs[state.seat]!.bot !== undefined) this.#mode = { kind: 'bot' };
    else this.#mode = { kind: 'turn', hand: startHand(table.view(state.seat), state.seat) };
    this.#keep();
  }

  #keep(): void {
    const fault = this.#world.save(this.#world.autosave, this.#record());
    if (fault) this.#say(this.#t('play-not-saved', { reason: this.#reason(fault) }), fault);
  }

  #record(): GameRecord {
    const draft = this.#mode.kind === 'turn' ? formatDraft(kingdomino, this.#mode.hand.draft) : '';
    return this.#table!.record(draft);
  }

  #quit(): void {
    if (this.#table) this.#keep();
    this.#isOver = true;
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
