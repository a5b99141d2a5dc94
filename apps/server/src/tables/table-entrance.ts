import { parseName, type Seat } from '@crownhold/core';
import type { Answer, ErrorCode } from '@crownhold/protocol';
import type { Guest, OpeningLinkKind } from '../ports/store.ts';
import { hostOf, isHost, isSentAway, mayLook, seatsHeld } from './access.ts';
import type { Agreements } from './agreements.ts';
import { proposeMove } from './departures.ts';
import { createCode, createPreview, createSecret, linkHash } from './link-secret.ts';
import { type Done, decided, dropViewers, isLink, type PeopleContext } from './people-context.ts';
import { accepted, type Proposal, refused } from './table-store.ts';

const MOST_GUESTS = 2000;
/** How long a link that moves a seat is good for. */
const TICKET_MS = 60 * 60_000;

interface MadeLink {
  readonly secret: string;
  /** Of an invitation. */
  readonly preview?: string;
}

/** Who invites, if they have a name, and to what. */
export interface Invitation {
  readonly game: string;
  readonly host?: string;
}

/** How sessions come to a table, and how a seat comes to another device. */
export class TableEntrance {
  readonly #table: PeopleContext;
  readonly #agreements: Agreements;

  constructor(table: PeopleContext, agreements: Agreements) {
    this.#table = table;
    this.#agreements = agreements;
  }

  /** By the secret of a link or code that is this table's. */
  async enter(session: string, kind: OpeningLinkKind, secret: string): Done {
    const { store } = this.#table;
    if (!isLink(this.#table, kind, secret) || isSentAway(store, session)) return 'wrong-link';
    if (kind === 'code' && store.log.status !== 'seating') return 'wrong-link';
    return this.#addGuest(session, kind === 'watch' ? 'watch' : 'invite');
  }

  /** By the public list. To everybody else a table that is not there is unknown. */
  async enterListed(session: string): Done {
    const { store } = this.#table;
    const mayCome = store.log.isListed && !isSentAway(store, session);
    return mayCome ? this.#addGuest(session, 'invite') : 'unknown-table';
  }

  /** A link or code instead of the one before; only the host's. */
  makeLink(session: string, kind: OpeningLinkKind): Promise<MadeLink | ErrorCode> {
    const { store, ports, inTurn } = this.#table;
    return inTurn(async () => {
      if (!isHost(store, session)) return 'not-host';
      if (kind === 'code' && store.log.status !== 'seating') return 'has-started';
      const secret = kind === 'code' ? await createCode(ports) : createSecret(ports);
      const preview = createPreview(ports);
      const hashed = [{ kind, hash: this.#hash(kind, secret) }];
      if (kind !== 'invite') await store.putLinks(hashed);
      else await store.putLinks([...hashed, { kind: 'preview', hash: this.#hash('preview', preview) }]);
      return kind === 'invite' ? { secret, preview } : { secret };
    });
  }

  /** What the preview of an invitation may tell; nothing once the table is gone. */
  invitation(token: string): Invitation | undefined {
    const { store } = this.#table;
    const { setup, status } = store.log;
    if (!setup || status === 'stopped' || !isLink(this.#table, 'preview', token)) return undefined;
    const host = hostOf(store);
    const name = store.places.find(({ seat }) => seat === host)?.name;
    return { game: setup.game, ...(name !== undefined && { host: name }) };
  }

  makeMoveLink(session: string, seat: Seat): Promise<{ readonly secret: string } | ErrorCode> {
    const { store, ports, inTurn } = this.#table;
    return inTurn(async () => {
      const place = store.places.find((each) => each.seat === seat && each.session === session);
      if (!place) return 'not-your-seat';
      const secret = createSecret(ports);
      const ticketUntilMs = ports.time.nowMs() + TICKET_MS;
      await store.putPlaces([{ ...place, ticket: this.#hash('move', secret), ticketUntilMs }]);
      return { secret };
    });
  }

  /** Takes a seat along to this session. The secret is spent. */
  async move(session: string, secret: string): Promise<{ readonly seat: Seat } | ErrorCode> {
    const { store, ports, id } = this.#table;
    const hash = linkHash(ports, id, 'move', secret);
    let moved: { readonly seat: Seat; readonly from: string } | undefined;
    const code = await this.#decide(async () => {
      const nowMs = ports.time.nowMs();
      const place = store.places.find((each) => {
        return each.ticket === hash && each.session !== undefined && nowMs <= (each.ticketUntilMs ?? 0);
      });
      // The entry is stored already, and nobody knew.
      if (!place && moved && this.#seats(session).includes(moved.seat)) return accepted(store.log.version, '');
      if (!place?.session) return refused('wrong-link');
      moved = { seat: place.seat, from: place.session };
      return proposeMove(store, ports, { seat: place.seat, session });
    });
    if (code !== undefined || !moved) return code ?? 'unavailable';
    await store.addGuest({ session: moved.from, right: 'watch' });
    dropViewers(this.#table);
    return { seat: moved.seat };
  }

  /** "I am Olga." */
  async claim(session: string, seat: Seat, text: string | undefined): Promise<{ readonly claim: string } | ErrorCode> {
    const { store, ports } = this.#table;
    if (!mayLook(store, session)) return 'unknown-table';
    const name = text === undefined ? undefined : parseName(text);
    if (name !== undefined && typeof name !== 'string') return 'bad-name';
    if (!store.log.isPerson(seat) || store.log.freeSeats.includes(seat)) return 'seat-refused';
    const claim = createSecret(ports);
    const made = { claim, session, seat, ...(name !== undefined && { name }) };
    await this.#table.inTurn(() => this.#agreements.addClaim(made, ports.time.nowMs()));
    this.#table.tellAll();
    return { claim };
  }

  /** The host says that it is. Another person may if the host cannot. */
  async letIn(session: string, id: string): Done {
    const { store, ports, presence } = this.#table;
    const claim = this.#agreements.claims.find((each) => each.claim === id);
    const others = this.#seats(session).filter((seat) => seat !== claim?.seat);
    if (others.length === 0) return 'not-your-seat';
    if (!claim) return 'wrong-link';
    const host = hostOf(store);
    const canHost = host !== undefined && host !== claim.seat && presence.isHere(host);
    if (canHost && !others.includes(host)) return 'not-host';
    const by = host !== undefined && others.includes(host) ? host : others[0]!;
    const code = await this.#decide(async () => {
      return proposeMove(store, ports, { seat: claim.seat, session: claim.session, by });
    });
    if (code !== undefined) return code;
    await this.#agreements.dropClaims(({ seat }) => seat === claim.seat);
    dropViewers(this.#table);
    this.#table.tellAll();
    return undefined;
  }

  #hash(kind: string, secret: string): string {
    return linkHash(this.#table.ports, this.#table.id, kind, secret);
  }

  async #addGuest(session: string, right: Guest['right']): Done {
    const { store } = this.#table;
    const isKnown = store.guests.some((guest) => guest.session === session);
    if (!isKnown && store.guests.length >= MOST_GUESTS) return 'too-many';
    await store.addGuest({ session, right });
    return undefined;
  }

  #seats(session: string): readonly Seat[] {
    return seatsHeld(this.#table.store.places, session);
  }

  #decide(propose: () => Promise<Proposal | Answer>): Done {
    return decided(this.#table, propose);
  }
}
