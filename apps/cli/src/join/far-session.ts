import { randomUUID } from 'node:crypto';
import type { GameTypes, Seat } from '@crownhold/core';
import { messageText, type Translate } from '@crownhold/i18n';
import type { Reaction } from '@crownhold/protocol';
import { type Message, type Source, stageOf } from '@crownhold/table';
import type { Far } from '@crownhold/table/far';
import { deadlineText, type ToldClocks } from '../online/deadline-text.ts';
import { proofSentence, troubleSentence, withNames } from '../online/online-text.ts';
import { modeOf } from '../play/asking.ts';
import type { AnyBoard } from '../play/board.ts';
import { Controls } from '../play/controls.ts';
import type { Key } from '../play/keys.ts';
import { createMenu, rulesFor } from '../play/menu.ts';
import { rulesPages, type WindowSize } from '../play/rules-pages.ts';
import type { AnySession } from '../play/shown-game.ts';
import type { Mode, Overlay, Snapshot } from '../play/snapshot.ts';
import { pressLookKey, pressTurnKey, type Say } from '../play/turn-keys.ts';
import { type Deed, deedsOf, deedText, peopleNotice } from './deeds.ts';

/** How many lines of news are kept. */
const NEWS = 12;

interface FarSessionHost {
  /** Asks the server; a sentence if it refuses. */
  act(deed: Deed): Promise<string | undefined>;
  nowMs(): number;
  /** Something has happened between keys. */
  show(): void;
  fail(error: unknown): void;
}

/** A person's time at one table far away. Knows no terminal: keys come in, a snapshot goes out. */
export class FarSession {
  /** What the pictures have to fit in. */
  window: WindowSize = { columns: 80, rows: 24 };
  readonly controls: Controls;
  readonly #t: Translate;
  readonly #far: Far<GameTypes>;
  readonly #own: readonly Seat[];
  readonly #host: FarSessionHost;
  #overlay: Overlay | undefined;
  #news: readonly string[] = [];
  #message = '';
  #isAlert = false;
  #isOver = false;
  #rejected: AnySession['rejected'];
  /** What the open list offers, by its letters. */
  #deeds: readonly Deed[] = [];
  #asking: Deed | undefined;
  #version = 0;
  #clocks: ToldClocks | undefined;

  /** The table must be ready. */
  constructor(t: Translate, far: Far<GameTypes>, board: AnyBoard, own: readonly Seat[], host: FarSessionHost) {
    this.#t = t;
    this.#far = far;
    this.#own = own;
    this.#host = host;
    this.controls = new Controls(
      board,
      namedSource(t, far),
      { own },
      {
        tell: (news) => this.#tell(news),
        changed: () => this.#changed(),
        commandId: () => randomUUID(),
        fail: (error) => host.fail(error),
      },
    );
    far.follow(() => host.show());
    far.followReactions(({ seat, reaction }) => this.#hearReaction(seat, reaction));
    this.controls.start();
  }

  /** Whether the person has had enough. */
  get isOver(): boolean {
    return this.#isOver;
  }

  key(key: Key): void {
    const [name] = key.names;
    this.#takeBack();
    if (name === 'interrupt') this.#isOver = true;
    else if (this.#overlay?.kind === 'choices') this.#choose(key);
    else if (this.#overlay) this.#turnPage(name === 'escape' ? undefined : this.#overlay);
    else if (key.text === '?') this.#overlay = { kind: 'rules', page: 0 };
    else if (key.text === ':') this.#offer();
    else if (key.names.includes('q')) this.#isOver = true;
    else this.#tableKey(key);
  }

  get snapshot(): Snapshot {
    const { board, session } = this.controls;
    const trouble = this.#trouble;
    return {
      mode: this.#mode,
      overlay: this.#overlay,
      menu: createMenu([board]),
      hasLastGame: false,
      isFar: true,
      shown: { board, session },
      news: this.#news,
      message: trouble || this.#message || this.#notice || this.#hurry,
      note: this.#deadline,
      isAlert: trouble !== '' || this.#isAlert,
    };
  }

  close(): void {
    this.controls.close();
    this.#far.close();
  }

  get #mode(): Mode {
    const t = this.#t;
    const { session } = this.controls;
    const { status } = session.table;
    const text = proofSentence(t, this.#far.state.proof);
    if (status === 'seating' || status === 'sealing')
      return { kind: 'notice', title: t(status === 'seating' ? 'online-seating' : 'online-sealing'), text };
    if (status === 'stopped') return { kind: 'notice', title: t('online-stopped'), text };
    const stage = stageOf(session);
    // A spectator, or somebody who has nothing to do now.
    return stage.kind === 'telling' ? { kind: 'notice', title: '', text } : modeOf(this.controls, () => '');
  }

  /** What is to be said before anything else. */
  get #trouble(): string {
    const t = this.#t;
    const { isUp, trouble, proof } = this.#far.state;
    if (trouble) return troubleSentence(t, trouble);
    if (!isUp) return t('online-link-down');
    if (proof.kind === 'wrong') return proofSentence(t, proof);
    return this.#played.length > 0 ? t('online-bot-plays') : '';
  }

  get #hurry(): string {
    return this.#far.state.isHurried ? this.#t('online-hurried') : '';
  }

  /** Own seats that a bot plays for. */
  get #played(): readonly Seat[] {
    const { presence, status } = this.controls.session.table;
    return status === 'playing' ? this.#own.filter((seat) => presence?.[seat] === 'bot') : [];
  }

  /** Whoever touches a key is there. */
  #takeBack(): void {
    for (const seat of this.#played) this.#far.takeBack(seat);
  }

  #tableKey(key: Key): void {
    const mode = this.#mode;
    if (mode.kind === 'turn') {
      if (pressLookKey(this.controls, mode.turn, key, this.#say)) return;
      key.names.some((name) => pressTurnKey(this.controls, mode.turn, name, this.#say, this.#t));
    } else if (mode.kind === 'hand-over' && key.names.includes('enter')) this.controls.come(mode.seat);
    else if (mode.kind === 'pause' && key.names.includes('n')) this.controls.goOn();
  }

  #turnPage(overlay: Overlay | undefined): void {
    const page = overlay?.kind === 'rules' ? overlay.page + 1 : 0;
    const { board, session } = this.controls;
    const { texts } = rulesFor(createMenu([board]), { board, session }, this.#t);
    const isThere = overlay !== undefined && page < rulesPages(texts, this.window).length;
    this.#overlay = isThere ? { kind: 'rules', page } : undefined;
  }

  /** What people do besides playing, each under a letter. */
  #offer(): void {
    const { people } = this.#far.state;
    const { table } = this.controls.session;
    this.#deeds = people ? deedsOf(table, people, this.#own) : [];
    const lines = this.#deeds.map((deed, index) => `${letterOf(index)}  ${deedText(this.#t, deed, table.chairs)}`);
    if (lines.length > 0) this.#overlay = { kind: 'choices', title: this.#t('online-choices'), lines };
  }

  #choose(key: Key): void {
    const deed = this.#deeds.find((_, index) => key.names.includes(letterOf(index)));
    const isAsked = deed !== undefined && deed === this.#asking;
    this.#asking = undefined;
    if (deed?.kind === 'resign' && !isAsked) {
      this.#asking = deed;
      const letter = letterOf(this.#deeds.indexOf(deed));
      this.#overlay = { kind: 'choices', title: this.#t('online-resign-sure', { letter }), lines: [] };
      return;
    }
    this.#overlay = undefined;
    if (deed) void this.#act(deed);
  }

  async #act(deed: Deed): Promise<void> {
    const complaint = await this.#host.act(deed);
    this.#message = complaint ?? '';
    this.#isAlert = complaint !== undefined;
    this.#host.show();
  }

  #hearReaction(seat: Seat, reaction: Reaction): void {
    const { chairs } = this.controls.session.table;
    const line = `${chairs[seat]?.name ?? ''}: ${this.#t('deed-reaction', { reaction })}`;
    this.#news = [...this.#news, line].slice(-NEWS);
    this.#host.show();
  }

  get #notice(): string {
    const { people } = this.#far.state;
    const { table } = this.controls.session;
    return people ? peopleNotice(this.#t, table, people, this.#own, table.chairs) : '';
  }

  get #deadline(): string {
    const { clocks, chairs } = this.controls.session.table;
    const nowMs = this.#host.nowMs();
    if (clocks !== this.#clocks?.clocks) this.#clocks = clocks && { clocks, atMs: nowMs };
    return this.#clocks ? deadlineText(this.#t, this.#clocks, { own: this.#own, chairs, nowMs }) : '';
  }

  #tell(news: readonly Message[]): void {
    const { chairs } = this.controls.session.table;
    this.#news = [...this.#news, ...news.map((message) => messageText(this.#t, message, chairs))].slice(-NEWS);
  }

  #changed(): void {
    const { rejected } = this.controls.session;
    if (rejected && rejected !== this.#rejected) {
      const code = rejected.kind === 'refused' ? rejected.code : rejected.kind;
      this.#say(this.#t('online-turn-refused', { code }), rejected);
    }
    this.#rejected = rejected;
    this.#noteVersion();
    this.#host.show();
  }

  /** A server that was restored from a backup knows fewer turns than this computer has seen. */
  #noteVersion(): void {
    const { version } = this.controls.session.table;
    if (version < this.#version) this.#say(this.#t('online-reopened'), undefined);
    this.#version = version;
  }

  readonly #say: Say = (message, trouble) => {
    this.#message = message;
    this.#isAlert = trouble !== undefined;
  };
}

/** `a`, `b` and so on. */
function letterOf(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}

/** The same table, with a name for everybody. */
function namedSource(t: Translate, far: Far<GameTypes>): Source<GameTypes> {
  return {
    get link() {
      return far.link;
    },
    watch: (viewer, tell, after) => far.watch(viewer, (table, rows) => tell(withNames(t, table), rows), after),
    submit: (turn) => far.submit(turn),
  };
}
