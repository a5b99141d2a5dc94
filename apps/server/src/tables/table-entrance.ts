import { parseName, type Seat } from '@crownhold/core';
import type { Answer, ErrorCode } from '@crownhold/protocol';
import type { StoredLinkKind } from '../ports/store.ts';
import { hostOf, isHost, mayLook, seatsHeld } from './access.ts';
import type { Agreements } from './agreements.ts';
import { proposeMove } from './departures.ts';
import { createCode, createSecret, linkHash } from './link-secret.ts';
import { type Done, decided, dropViewers, isLink, type PeopleContext } from './people-context.ts';
import { accepted, type Proposal, refused } from './table-store.ts';

const MOST_GUESTS = 2000;

/** How sessions come to a table, and how a seat comes to another device. */
export class TableEntrance {
  readonly #table: PeopleContext;
  readonly #agreements: Agreements;

  constructor(table: PeopleContext, agreements: Agreements) {
    this.#table = table;
    this.#agreements = agreements;
  }

  /** By the secret of a link or code that is this table's. */
  async enter(session: string, kind: StoredLinkKind, secret: string): Done {
    const { store } = this.#table;
    if (!isLink(this.#table, kind, secret)) return 'wrong-link';
    if (kind === 'code' && store.log.status !== 'seating') return 'wrong-link';
    const isKnown = store.guests.some((guest) => guest.session === session);
    if (!isKnown && store.guests.length >= MOST_GUESTS) return 'too-many';
    await store.addGuest({ session, right: kind === 'watch' ? 'watch' : 'invite' });
    return undefined;
  }

  /** A link or code instead of the one before; only the host's. */
  makeLink(session: string, kind: StoredLinkKind): Promise<{ readonly secret: string } | ErrorCode> {
    const { store, ports, inTurn } = this.#table;
    return inTurn(async () => {
      if (!isHost(store, session)) return 'not-host';
      if (kind === 'code' && store.log.status !== 'seating') return 'has-started';
      const secret = kind === 'code' ? await createCode(ports) : createSecret(ports);
      await store.putLinks([{ kind, hash: linkHash(ports, this.#table.id, kind, secret) }]);
      return { secret };
    });
  }

  makeMoveLink(session: string, seat: Seat): Promise<{ readonly secret: string } | ErrorCode> {
    const { store, ports, inTurn } = this.#table;
    return inTurn(async () => {
      const place = store.places.find((each) => each.seat === seat && each.session === session);
      if (!place) return 'not-your-seat';
      const secret = createSecret(ports);
      await store.putPlaces([{ ...place, ticket: linkHash(ports, this.#table.id, 'move', secret) }]);
      return { secret };
    });
  }

  /** Takes a seat along to this session. The secret is spent. */
  async move(session: string, secret: string): Promise<{ readonly seat: Seat } | ErrorCode> {
    const { store, ports, id } = this.#table;
    const hash = linkHash(ports, id, 'move', secret);
    let moved: { readonly seat: Seat; readonly from: string } | undefined;
    const code = await this.#decide(async () => {
      const place = store.places.find((each) => each.ticket === hash && each.session !== undefined);
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
    this.#agreements.addClaim({ claim, session, seat, ...(name !== undefined && { name }) });
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
    this.#agreements.dropClaims(({ seat }) => seat === claim.seat);
    dropViewers(this.#table);
    this.#table.tellAll();
    return undefined;
  }

  #seats(session: string): readonly Seat[] {
    return seatsHeld(this.#table.store.places, session);
  }

  #decide(propose: () => Promise<Proposal | Answer>): Done {
    return decided(this.#table, propose);
  }
}
