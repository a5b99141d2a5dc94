import { parseName, type Seat } from '@crownhold/core';
import type { Answer, ErrorCode, People, Reaction, SetupBody, SitBody } from '@crownhold/protocol';
import { hostOf, isSentAway, mayLook, seatsHeld } from './access.ts';
import type { Agreements } from './agreements.ts';
import { proposeAbsence, proposeResignation } from './departures.ts';
import { freeName } from './free-name.ts';
import { proposeLeaving, proposeSetup, proposeSitting, proposeStart } from './gathering.ts';
import { createTableId } from './link-secret.ts';
import { type Done, decided, dropViewers, isLink, type PeopleContext } from './people-context.ts';
import { learningNote } from './presence.ts';
import { rematchEntry } from './rematch.ts';
import { accepted, type Proposal, refused } from './table-store.ts';

/** How long a person must be gone before the others may ask for a bot. */
const ABSENCE_MS = 5 * 60_000;

/** What people do at a table besides playing. */
export class TablePeople {
  readonly #table: PeopleContext;
  readonly #agreements: Agreements;
  /** People go to the table of a rematch as soon as they are told of it: it has to be there. */
  #isRematchMade = false;

  constructor(table: PeopleContext, agreements: Agreements) {
    this.#table = table;
    this.#agreements = agreements;
  }

  /** As all viewers are told. */
  get shown(): People {
    const { log } = this.#table.store;
    const { resigned, moved, rematch, tally } = log.people;
    const host = hostOf(this.#table.store);
    const free = log.freeSeats;
    const { rematch: agreed, claims, botVotes } = this.#agreements;
    return {
      ...(host !== undefined && { host }),
      start: log.setup?.start ?? 'full',
      clock: log.setup?.clock ?? { kind: 'none' },
      ...(log.isListed && { isListed: true as const }),
      seats: (log.setup?.seats ?? []).map(({ kind }, seat) => ({
        kind: free.includes(seat) ? 'free' : kind,
        ...(resigned.includes(seat) && { hasResigned: true as const }),
      })),
      claims: claims.map(({ claim, seat, name }) => ({ claim, seat, ...(name !== undefined && { name }) })),
      moved: moved.map((each) => ({ ...each })),
      botVotes: botVotes.map(({ seat, agreed: voters }) => ({ seat, agreed: [...voters] })),
      ...((agreed.length > 0 || rematch !== undefined) && {
        rematch: { agreed: [...agreed], ...(rematch !== undefined && this.#isRematchMade && { table: rematch }) },
      }),
      ...(tally && { tally: [...tally] }),
    };
  }

  async sit(session: string, { seat, invite, name }: SitBody): Promise<Seat | ErrorCode> {
    const { store, ports } = this.#table;
    const named = name === undefined ? undefined : parseName(name);
    if (named !== undefined && typeof named !== 'string') return 'bad-name';
    const isInvited = invite !== undefined && isLink(this.#table, 'invite', invite) && !isSentAway(store, session);
    if (invite !== undefined && !isInvited && !mayLook(store, session)) return 'wrong-link';
    const before = new Set(seatsHeld(store.places, session));
    const code = await this.#decide(async () => {
      return proposeSitting(store, ports, session, { seat, name: named, isInvited });
    });
    if (code !== undefined) return code;
    const held = seatsHeld(store.places, session);
    return seat ?? held.find((each) => !before.has(each)) ?? held[0] ?? 'unavailable';
  }

  async leave(session: string, seat: Seat): Done {
    const { store, ports } = this.#table;
    const left = store.places.find((place) => place.seat === seat)?.session;
    const code = await this.#decide(async () => proposeLeaving(store, ports, session, seat));
    if (code !== undefined) return code;
    const isGone = left !== undefined && left !== session && this.#seats(left).length === 0;
    if (isGone) await store.addGuest({ session: left, right: 'sent-away' });
    dropViewers(this.#table);
    return undefined;
  }

  rename(session: string, seat: Seat, text: string): Done {
    const { store, inTurn } = this.#table;
    const name = parseName(text);
    if (typeof name !== 'string') return Promise.resolve('bad-name');
    return inTurn(async () => {
      const place = store.places.find((each) => each.seat === seat && each.session === session);
      if (!place) return 'not-your-seat';
      const others = store.places.flatMap((each) => (each.seat !== seat && each.name !== undefined ? [each.name] : []));
      await store.putPlaces([{ ...place, name: freeName(name, others) }]);
      this.#table.tellAll();
      return undefined;
    });
  }

  setUp(session: string, body: SetupBody): Done {
    const { store, ports } = this.#table;
    return this.#decide(async () => proposeSetup(store, ports, session, body));
  }

  start(session: string, bot: string | undefined): Done {
    const { store, ports } = this.#table;
    return this.#decide(async () => proposeStart(store, ports, session, bot));
  }

  async setLearning(session: string, isLearning: boolean): Done {
    const held = this.#seats(session);
    if (held.length === 0) return 'not-your-seat';
    const { store, inTurn } = this.#table;
    const notes = held.map(learningNote);
    await inTurn(() => (isLearning ? store.putNotes(notes) : store.dropNotes(notes.map(({ key }) => key))));
    this.#table.tellAll();
    return undefined;
  }

  async react(session: string, seat: Seat, reaction: Reaction): Done {
    const { audience, presence, ports, id, store, signs } = this.#table;
    if (!this.#seats(session).includes(seat)) return 'not-your-seat';
    if (!presence.react(seat, ports.time.nowMs())) return 'too-many';
    const note = signs.create({ seat, reaction }, ports.time.nowMs());
    audience.broadcast(JSON.stringify({ kind: 'reaction', table: id, seat, reaction }));
    // A sign that does not get to other nodes is lost, as words are.
    if (store.node !== undefined) await store.putNotes([note]).catch(() => undefined);
    return undefined;
  }

  resign(session: string, seat: Seat): Done {
    const { store, ports } = this.#table;
    return this.#decide(() => proposeResignation(store, ports, session, seat));
  }

  /** A vote for a bot at a seat whose person is gone. */
  async voteForBot(session: string, absent: Seat): Done {
    const { store, ports, presence } = this.#table;
    const { log } = store;
    const voters = this.#seats(session).filter((seat) => seat !== absent);
    if (voters.length === 0) return 'not-your-seat';
    if (log.status !== 'playing') return 'not-playing';
    if (log.setup?.clock.kind !== 'none') return 'bad-clock';
    if (log.isBotSeat(absent)) return log.isPerson(absent) ? undefined : 'not-away';
    if (!log.isPerson(absent) || presence.awayMs(absent, ports.time.nowMs()) < ABSENCE_MS) return 'not-away';
    await this.#table.inTurn(() => this.#agreements.voteForBot(absent, voters));
    // Others may have said something meanwhile, at any node.
    if (presence.isHere(absent)) {
      await this.#agreements.dropVotes(absent);
      return 'not-away';
    }
    const agreed = this.#agreements.votersFor(absent);
    const others = (log.setup?.seats ?? []).map((_, seat) => seat).filter((seat) => seat !== absent);
    const isAgreed = others.every((seat) => log.isBotSeat(seat) || !presence.isHere(seat) || agreed.includes(seat));
    if (!isAgreed) this.#table.tellAll();
    else {
      await this.#agreements.dropVotes(absent);
      return this.#decide(async () => proposeAbsence(store, ports, absent));
    }
    return undefined;
  }

  /** Another game with the same people. */
  async wantRematch(session: string): Done {
    const { store, ports } = this.#table;
    const held = this.#seats(session);
    if (held.length === 0) return 'not-your-seat';
    if (store.log.status !== 'over') return 'not-over';
    await this.#table.inTurn(() => this.#agreements.wantRematch(held));
    const agreed = this.#agreements.rematch;
    const people = store.places.filter((place) => place.session !== undefined && store.log.isPerson(place.seat));
    const areAll = people.length === store.log.people.order.length && people.every(({ seat }) => agreed.includes(seat));
    if (!areAll) {
      this.#table.tellAll();
      return undefined;
    }
    const table = createTableId(ports);
    const code = await this.#decide(async () => {
      const { log } = store;
      if (log.people.rematch !== undefined) return accepted(log.version, log.head);
      if (log.status !== 'over') return refused('not-over');
      return { entry: { kind: 'rematch', at: ports.time.nowMs(), table }, command: 'rematch' };
    });
    return code ?? this.makeRematch();
  }

  /** The table of the rematch is there once this resolves, however often it is asked for. */
  async makeRematch(): Done {
    const { store, ports } = this.#table;
    const entry = rematchEntry(store.log, store.places, ports.time.nowMs());
    if (!entry || this.#isRematchMade) return undefined;
    try {
      await ports.store.append(entry);
      this.#isRematchMade = true;
      this.#table.tellAll();
      return undefined;
    } catch {
      ports.log({ level: 'error', event: 'append-failed', table: entry.table });
      return 'unavailable';
    }
  }

  /** Leaves seats that can be left; what cannot is nobody's from now on. The store has forgotten the session before. */
  forget(session: string): void {
    this.#table.store.dropSession(session);
    dropViewers(this.#table);
    this.#table.tellAll();
  }

  /** Somebody is back at a seat. */
  noteBack(seat: Seat): void {
    void this.#agreements.dropVotes(seat).catch(() => undefined);
  }

  #seats(session: string): readonly Seat[] {
    return seatsHeld(this.#table.store.places, session);
  }

  #decide(propose: () => Promise<Proposal | Answer>): Done {
    return decided(this.#table, propose);
  }
}
