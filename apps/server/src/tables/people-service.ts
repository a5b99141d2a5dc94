import type { Seat } from '@crownhold/core';
import {
  type CreateBody,
  type CreatedBody,
  type EnterBody,
  type ErrorCode,
  type MyTable,
  type PublicTable,
  parseCode,
  type Reaction,
  type SetupBody,
  type SitBody,
} from '@crownhold/protocol';
import type { OpeningLinkKind, OwnSeat } from '../ports/store.ts';
import { draftTable } from './create-table.ts';
import { linkHash } from './link-secret.ts';
import type { LiveTable } from './live-table.ts';
import type { Done } from './people-context.ts';
import type { Invitation } from './table-entrance.ts';
import type { TablePorts } from './table-ports.ts';

/** What it needs of the tables. */
export interface TableUse {
  /** Asks a table, which is kept in memory meanwhile; `undefined` if there is none. */
  use<T>(table: string, ask: (live: LiveTable | undefined) => Promise<T>): Promise<T | 'unavailable'>;
  /** Asks a table only if it is in memory. */
  peek(table: string, ask: (live: LiveTable) => void): Promise<void>;
}

const MOST_SEATS = 200;
const MOST_LISTED = 50;

/** People and tables: making them, coming, sitting, leaving, playing again. Strangers do not learn that a table exists. */
export class PeopleService {
  readonly #ports: TablePorts;
  readonly #tables: TableUse;

  constructor(ports: TablePorts, tables: TableUse) {
    this.#ports = ports;
    this.#tables = tables;
  }

  async create(session: string, body: CreateBody): Promise<CreatedBody | ErrorCode> {
    const { store, log } = this.#ports;
    let table: string | undefined;
    try {
      const draft = await draftTable(this.#ports, session, body);
      if (typeof draft === 'string') return draft;
      table = draft.created.table;
      // A fresh number that nobody else has: there is nothing to conflict with.
      await store.append(draft.entry);
      void this.#tables.use(table, async () => undefined);
      return draft.created;
    } catch {
      log({ level: 'error', event: 'append-failed', ...(table !== undefined && { table }) });
      return 'unavailable';
    }
  }

  async enterByCode(session: string, text: string): Promise<{ readonly table: string } | ErrorCode> {
    const code = parseCode(text);
    if (code === undefined) return 'wrong-link';
    try {
      const table = await this.#ports.store.tableOfCode(linkHash(this.#ports, '', 'code', code));
      if (table === undefined) return 'wrong-link';
      const problem = await this.#enter(session, table, 'code', code);
      return problem ?? { table };
    } catch {
      return 'unavailable';
    }
  }

  async enter(session: string, table: string, { invite, watch }: EnterBody): Done {
    if (invite !== undefined) return this.#enter(session, table, 'invite', invite);
    return watch === undefined ? 'malformed' : this.#enter(session, table, 'watch', watch);
  }

  enterListed(session: string, table: string): Done {
    return this.#tables.use<ErrorCode | undefined>(table, async (live) => {
      return live ? live.entrance.enterListed(session) : 'unknown-table';
    });
  }

  /** Tables that everybody may come to, the latest first. */
  async publicTables(): Promise<readonly PublicTable[] | ErrorCode> {
    const { store } = this.#ports;
    try {
      const listings = await store.listings(MOST_LISTED);
      return await Promise.all(
        listings.map(async ({ table, game, listed: { options, clock, free, host } }) => {
          const places = host === undefined ? [] : await store.places(table);
          const name = places.find(({ seat }) => seat === host)?.name;
          // Written by `summaryOf`, from options that the game has read.
          const terms = { options: options as PublicTable['options'], clock };
          return { table, game, ...terms, ...(name !== undefined && { host: name }), free };
        }),
      );
    } catch {
      return 'unavailable';
    }
  }

  async sit(session: string, table: string, body: SitBody): Promise<{ readonly seat: Seat } | ErrorCode> {
    return this.#tables.use(table, async (live) => {
      if (!live) return body.invite === undefined ? 'unknown-table' : 'wrong-link';
      const seat = await live.people.sit(session, body);
      return typeof seat === 'number' ? { seat } : seat;
    });
  }

  leave(session: string, table: string, seat: Seat): Done {
    return this.#inside(session, table, ({ people }) => people.leave(session, seat));
  }

  rename(session: string, table: string, seat: Seat, name: string): Done {
    return this.#inside(session, table, ({ people }) => people.rename(session, seat, name));
  }

  setUp(session: string, table: string, body: SetupBody): Done {
    return this.#inside(session, table, ({ people }) => people.setUp(session, body));
  }

  start(session: string, table: string, bot: string | undefined): Done {
    return this.#inside(session, table, ({ people }) => people.start(session, bot));
  }

  makeLink(session: string, table: string, kind: OpeningLinkKind) {
    return this.#inside(session, table, ({ entrance }) => entrance.makeLink(session, kind));
  }

  /** What the preview of an invitation tells everybody who has its token. A wrong one loads no table. */
  async invitation(table: string, token: string): Promise<Invitation | undefined> {
    const { store } = this.#ports;
    try {
      const hash = linkHash(this.#ports, table, 'preview', token);
      const links = await store.links(table);
      if (!links.some((link) => link.kind === 'preview' && link.hash === hash)) return undefined;
      const found = await this.#tables.use(table, async (live) => live?.entrance.invitation(token));
      return found === 'unavailable' ? undefined : found;
    } catch {
      return undefined;
    }
  }

  setLearning(session: string, table: string, isLearning: boolean): Done {
    return this.#inside(session, table, ({ people }) => people.setLearning(session, isLearning));
  }

  react(session: string, table: string, seat: Seat, reaction: Reaction): Done {
    return this.#inside(session, table, ({ people }) => people.react(session, seat, reaction));
  }

  resign(session: string, table: string, seat: Seat): Done {
    return this.#inside(session, table, ({ people }) => people.resign(session, seat));
  }

  voteForBot(session: string, table: string, absent: Seat): Done {
    return this.#inside(session, table, ({ people }) => people.voteForBot(session, absent));
  }

  wantRematch(session: string, table: string): Done {
    return this.#inside(session, table, ({ people }) => people.wantRematch(session));
  }

  makeMoveLink(session: string, table: string, seat: Seat) {
    return this.#inside(session, table, ({ entrance }) => entrance.makeMoveLink(session, seat));
  }

  move(session: string, table: string, secret: string): Promise<{ readonly seat: Seat } | ErrorCode> {
    return this.#tables.use(table, async (live) => live?.entrance.move(session, secret) ?? 'wrong-link');
  }

  claim(session: string, table: string, seat: Seat, name: string | undefined) {
    return this.#inside(session, table, ({ entrance }) => entrance.claim(session, seat, name));
  }

  letIn(session: string, table: string, claim: string): Done {
    return this.#inside(session, table, ({ entrance }) => entrance.letIn(session, claim));
  }

  /** Those first at which it is the session's turn, then those that go on, the latest first. */
  async myTables(session: string): Promise<readonly MyTable[] | ErrorCode> {
    try {
      const seats = await this.#ports.store.seatsOf(session, MOST_SEATS);
      const tables = [...new Set(seats.map(({ table }) => table))].slice(0, MOST_LISTED);
      const listed = await Promise.all(tables.map((table) => this.#list(seats.filter((each) => each.table === table))));
      const known = listed.filter((each) => each !== undefined);
      return known.sort((one, other) => urgency(other) - urgency(one));
    } catch {
      return 'unavailable';
    }
  }

  async hasSeats(session: string): Promise<boolean> {
    return (await this.#ports.store.seatsOf(session, 1)).length > 0;
  }

  /** Frees seats before the start, and takes the session's name from all others. */
  async forget(session: string): Done {
    const { store, hints } = this.#ports;
    try {
      const seats = await store.seatsOf(session, Number.MAX_SAFE_INTEGER);
      for (const { table, seat, summary } of seats)
        if (summary === undefined || summary.status === 'seating') await this.leave(session, table, seat);
      await store.forget(session);
      for (const { table } of seats) {
        await this.#tables.peek(table, (live) => live.people.forget(session));
        hints.publish(table);
      }
      return undefined;
    } catch {
      return 'unavailable';
    }
  }

  /** Whether a table still waits for its start. */
  async isUnstarted(table: string): Promise<boolean> {
    return (await this.#tables.use(table, async (live) => live?.listed.summary.status === 'seating')) === true;
  }

  async #list(seats: readonly OwnSeat[]): Promise<MyTable | undefined> {
    const { table, summary } = seats[0]!;
    const known = summary
      ? { summary, places: await this.#ports.store.places(table) }
      : await this.#tables.use(table, async (live) => live?.listed);
    if (known === undefined || known === 'unavailable') return undefined;
    const { game, status, asked, bots } = known.summary;
    const mine = seats.map(({ seat }) => seat);
    const chairs = bots.map((bot, seat) => {
      const name = known.places.find((place) => place.seat === seat)?.name ?? '';
      return bot === '' ? { name } : { name: bot, bot };
    });
    // Written by `summaryOf`.
    const shown = status as MyTable['status'];
    return { table, game, status: shown, seats: mine, isMyTurn: mine.some((seat) => asked.includes(seat)), chairs };
  }

  /** To a stranger the table is unknown, whatever is asked. */
  #inside<T>(session: string, table: string, ask: (live: LiveTable) => Promise<T | ErrorCode>) {
    return this.#tables.use<T | ErrorCode>(table, async (live) => {
      return live?.mayLook(session) ? ask(live) : 'unknown-table';
    });
  }

  #enter(session: string, table: string, kind: OpeningLinkKind, secret: string): Done {
    return this.#tables.use<ErrorCode | undefined>(table, async (live) => {
      return live ? live.entrance.enter(session, kind, secret) : 'wrong-link';
    });
  }
}

function urgency({ isMyTurn, status }: MyTable): number {
  return isMyTurn ? 2 : Number(status !== 'over');
}
