import {
  advance,
  createMatch,
  type GameTypes,
  judgeTurn,
  type MatchOf,
  NOBODY,
  type NumberedRow,
  type Seat,
  type StateBuffer,
  seeRow,
  seeTable,
  type Viewer,
} from '@crownhold/core';
import {
  type FairEvent,
  type FairFault,
  isFairFault,
  type Ledger,
  NONE,
  openLedger,
  type Posted,
  postClose,
  postCommitments,
  postEnrolment,
  postReveal,
  postRow,
  USUAL_CHAIN,
} from '@crownhold/fair';
import {
  type Answer,
  type ClientMessage,
  type CommandMessage,
  parseClientMessage,
  type ServerMessage,
  type SubmitMessage,
  type TableMessage,
  type TableNews,
} from '@crownhold/protocol';
import type { AnyGame, Setting } from './games.ts';

export const TABLE = 'faketablefaketable';

interface FakeRow {
  readonly before: StateBuffer;
  readonly row: NumberedRow;
  readonly fair: TableNews['fair'];
}

/** Whoever hears frames of the server. */
export interface FakeClient {
  send(message: ServerMessage): void;
}

export interface FakeTerms {
  readonly secret: Uint8Array;
  readonly table: string;
  /** Seats whose clients are waited for; without them it deals alone, as a device does. */
  readonly sealing?: readonly Seat[];
  /** Turns that others may not know yet. */
  isHidden?(view: StateBuffer, seat: Seat): boolean;
}

/** One table of a server, without a network, a clock and a disk: it speaks the protocol and deals by the real ledger. */
export class FakeServer {
  readonly game: AnyGame;
  /** Every message that a client has sent, as it came. */
  readonly heard: ClientMessage[] = [];
  readonly events: FairEvent[] = [];
  readonly #terms: FakeTerms;
  readonly #subscriptions = new Map<FakeClient, Set<Viewer>>();
  readonly #answers = new Map<string, { readonly body: string; readonly answer: Answer }>();
  readonly #rows: FakeRow[] = [];
  readonly #parts = new Map<Seat, never>();
  match: MatchOf<GameTypes>;
  #ledger: Ledger;
  /** Events that no row has told yet. */
  #tail: TableNews['fair'] = [];
  speaks: readonly number[] = [1];

  constructor({ game, options }: Pick<Setting, 'game' | 'options'>, terms: FakeTerms) {
    this.game = game;
    this.#terms = terms;
    this.match = createMatch<StateBuffer, typeof options, unknown>(game, options);
    const { id, rulesVersion } = game;
    const { table } = terms;
    const opening = { table, game: id, rulesVersion, options, seats: options.seats, length: USUAL_CHAIN, thrower: '' };
    const opened = openLedger(terms.secret, opening);
    this.#ledger = opened.ledger;
    this.#note(opened);
    if (!terms.sealing) this.#commit();
  }

  /** A connection is gone. */
  forget(client: FakeClient): void {
    this.#subscriptions.delete(client);
  }

  hear(client: FakeClient, frame: string): void {
    const message = parseClientMessage(JSON.parse(frame));
    if (!message) throw new Error(`malformed: ${frame}`);
    this.heard.push(message);
    switch (message.kind) {
      case 'hello':
        if (this.speaks.includes(message.protocol))
          client.send({ kind: 'welcome', protocol: Math.max(...this.speaks), speaks: [...this.speaks] });
        else client.send({ kind: 'error', code: 'unknown-protocol' });
        return;
      case 'subscribe': {
        const { viewer, since = this.match.version } = message;
        this.#subscriptions.set(client, (this.#subscriptions.get(client) ?? new Set()).add(viewer));
        client.send(this.#news(viewer, since));
        return;
      }
      case 'unsubscribe':
      case 'steps':
      case 'record':
        return;
      default:
        client.send({ kind: 'answer', table: TABLE, commandId: message.commandId, answer: this.#answer(message) });
    }
  }

  /** A turn of somebody elsewhere. */
  play(seat: Seat, since: number, turn: string): Answer {
    const commandId = `elsewhere-${seat}-${since}`;
    return this.#answer({ kind: 'submit', table: TABLE, commandId, seat, since, turn });
  }

  #answer(message: CommandMessage): Answer {
    const body = JSON.stringify(message);
    const known = this.#answers.get(message.commandId);
    if (known) return known.body === body ? known.answer : { kind: 'refused', code: 'id-reused' };
    const answer = this.#decide(message);
    if (answer.kind === 'accepted') this.#answers.set(message.commandId, { body, answer });
    return answer;
  }

  #decide(message: CommandMessage): Answer {
    switch (message.kind) {
      case 'submit':
        return this.#submit(message);
      case 'commit':
        return this.#part(message.seat, { ...message.client, device: message.seat });
      case 'reveal':
        return this.#part(message.seat, message.element);
      case 'enrol': {
        const { audit } = this.#ledger;
        if (!this.#terms.sealing || audit.stage !== 'rows') return { kind: 'refused', code: 'not-asked' };
        const client = { ...message.client, device: message.seat };
        this.#ledger = this.#note(postEnrolment(this.#ledger, message.seat, client, message.old ?? NONE));
        this.#publish();
        return { kind: 'accepted', version: this.match.version, head: this.#ledger.audit.head };
      }
      case 'return':
        return { kind: 'refused', code: 'not-asked' };
    }
  }

  #submit({ commandId, seat, since, turn, signed }: SubmitMessage): Answer {
    const judged = judgeTurn(this.match, { seat, since, turn });
    // Of a table of these rules an answer has no other fields than the schema allows.
    if (judged.kind !== 'accepted') return judged as Answer;
    const isHidden = this.#terms.isHidden?.(this.match.state, seat) ?? false;
    const fault = this.#row({ seat, entries: judged.entries, judged, isHidden, ...(signed && { signed }) }, commandId);
    if (fault) throw new Error(`refused: ${JSON.stringify(fault)}`);
    this.#publish();
    return { kind: 'accepted', version: this.match.version, head: this.#ledger.audit.head };
  }

  #part(seat: Seat, part: unknown): Answer {
    const { audit } = this.#ledger;
    if (!this.#awaited.includes(seat) || audit.stage === 'rows') return { kind: 'refused', code: 'not-asked' };
    // By stage an enrolment or an element; the ledger judges it.
    this.#parts.set(seat, part as never);
    const { head } = audit;
    if (this.#awaited.length === 0) {
      if (audit.stage === 'commit') this.#commit();
      else this.#reveal();
    }
    this.#publish();
    return { kind: 'accepted', version: this.match.version, head };
  }

  get #awaited(): readonly Seat[] {
    return (this.#terms.sealing ?? []).filter((seat) => !this.#parts.has(seat));
  }

  #takeParts(): (typeof NONE)[] {
    const { seats } = this.match.options;
    const parts = Array.from({ length: seats }, (_, seat): typeof NONE => this.#parts.get(seat) ?? NONE);
    this.#parts.clear();
    return parts;
  }

  #commit(): void {
    this.#ledger = this.#note(postCommitments(this.#ledger, this.#takeParts()));
    if (!this.#terms.sealing) this.#reveal();
  }

  #reveal(): void {
    this.#ledger = this.#note(postReveal(this.#ledger, this.#takeParts()));
    this.#row(undefined);
  }

  #row(accepted: Parameters<typeof postRow>[3], command?: string): FairFault | undefined {
    const { state: before } = this.match;
    const posted = postRow(this.#ledger, this.game, before, accepted);
    if (isFairFault(posted)) return posted;
    this.#ledger = this.#note(posted);
    if (this.game.actors(posted.state) === NOBODY) this.#ledger = this.#note(postClose(this.#ledger));
    this.match = advance(this.match, posted.state);
    const { version } = this.match;
    const author = accepted ? { seat: accepted.seat, command: command! } : {};
    this.#rows.push({ before, row: { version, ...author, entries: posted.entries }, fair: this.#tail });
    this.#tail = [];
    return undefined;
  }

  #note(posted: Posted | FairFault): Ledger {
    if (isFairFault(posted)) throw new Error(JSON.stringify(posted));
    const { event, ledger } = posted;
    this.#tail = [...this.#tail, { index: this.events.length, event: { ...event } }];
    this.events.push(event);
    return ledger;
  }

  #publish(): void {
    const after = this.match.version - 1;
    for (const [client, viewers] of this.#subscriptions)
      for (const viewer of viewers) client.send(this.#news(viewer, Math.max(0, after)));
  }

  #news(viewer: Viewer, since: number): TableNews {
    const rows = this.#rows.slice(since).map(({ before, row, fair }) => {
      const seen = seeRow<GameTypes>(this.game, before, row, viewer);
      const acts = seen.acts.map(({ events, view, attachments }) => {
        return { events: [...events], view: this.game.formatState(view), attachments: [...attachments] };
      });
      return { ...seen, acts, fair };
    });
    return { kind: 'table', table: TABLE, viewer, view: this.#view(viewer), rows, fair: this.#tail };
  }

  #view(viewer: Viewer): TableMessage {
    const { audit } = this.#ledger;
    const { seats } = this.match.options;
    const chairs = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}` }));
    const { view, options, asked, status, ...seen } = seeTable<GameTypes>(this.match, viewer, { chairs });
    const proof = { proof: { head: audit.head, words: '', unchecked: 0 } };
    const plain = { game: seen.game, rulesVersion: seen.rulesVersion, viewer, version: seen.version, chairs, ...proof };
    if (audit.stage !== 'rows' && audit.stage !== 'closed') {
      const stage = audit.stage === 'commit' ? 'commit' : 'reveal';
      const sealing: TableMessage['sealing'] = { stage, attempt: audit.attempt, awaited: [...this.#awaited] };
      return { ...plain, options: { ...options }, status: 'sealing', asked: [], sealing };
    }
    const text = this.game.formatState(view);
    return { ...plain, options: { ...options }, status, view: text, asked: asked.map((asking) => ({ ...asking })) };
  }
}
