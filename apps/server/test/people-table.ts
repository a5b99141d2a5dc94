import type { CreateBody, CreatedBody, ErrorCode, People, TableNews } from '@crownhold/protocol';
import { SIMULATED_DEALING } from '../simulation/simulated-node.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { StillServer } from './still-server.ts';

const KINGDOMINO = { game: 'kingdomino', options: { seats: 2, variants: [], tiebreak: 'crowns' } };

/** A session as its hash. */
export function sessionOf(name: string): string {
  return name.padEnd(8, '.').repeat(8);
}

/** A table whose host is Anna, at a server whose time stands still. */
export class PeopleTable {
  readonly server: StillServer;
  readonly store: MemoryStore;
  readonly created: CreatedBody;

  private constructor(server: StillServer, store: MemoryStore, created: CreatedBody) {
    this.server = server;
    this.store = store;
    this.created = created;
  }

  /** A seat for Anna and as many free ones as it takes. */
  static async open(change: Partial<CreateBody> & { readonly free?: number } = {}): Promise<PeopleTable> {
    const { free = 1, ...terms } = change;
    const store = new MemoryStore();
    const server = await StillServer.start({ store, dealing: SIMULATED_DEALING });
    const seats: CreateBody['seats'] = [{ kind: 'me', name: 'Anna' }];
    for (let seat = 0; seat < free; seat++) seats.push({ kind: 'free' });
    const options = { ...KINGDOMINO.options, seats: seats.length };
    const body = { game: KINGDOMINO.game, options, seats, clock: { kind: 'none' } as const, ...terms };
    const created = await server.service.people.create(sessionOf('anna'), body);
    if (typeof created === 'string') throw new Error(created);
    return new PeopleTable(server, store, created);
  }

  /** The same disk, after so much more time of service, without living through it. */
  async after(ms: number): Promise<PeopleTable> {
    this.server.service.stop();
    await this.store.beat((await this.store.servedMs()) + ms, []);
    const server = await StillServer.start({ store: this.store, dealing: SIMULATED_DEALING });
    await server.pass(0);
    return new PeopleTable(server, this.store, this.created);
  }

  get id(): string {
    return this.created.table;
  }

  get people() {
    return this.server.service.people;
  }

  /** Sits down by the invitation. */
  async seat(name: string, seat?: number): Promise<number> {
    const { invite } = this.created;
    const sitting = { invite, name, ...(seat !== undefined && { seat }) };
    const sat = await this.people.sit(sessionOf(name.toLowerCase()), this.id, sitting);
    if (typeof sat === 'string') throw new Error(sat);
    return sat.seat;
  }

  /** Lets time pass until the first deal, with nobody giving seals. */
  async begin(): Promise<void> {
    await this.server.pass(21_000);
    const { status } = await this.look('anna');
    if (status !== 'playing') throw new Error(`the table is ${status}`);
  }

  async look(name: string, viewer = -1): Promise<TableNews['view']> {
    const news = await this.news(name, viewer);
    if (typeof news === 'string') throw new Error(news);
    return news.view;
  }

  news(name: string, viewer = -1): Promise<TableNews | ErrorCode> {
    return this.server.service.news(sessionOf(name), this.id, viewer, 0);
  }

  async shown(): Promise<People> {
    return (await this.look('anna')).people!;
  }

  /** Somebody who looks at the table as a seat. */
  async connect(name: string, viewer: number) {
    const client = await this.server.connect(sessionOf(name));
    await client.say({ kind: 'subscribe', table: this.id, viewer });
    return client;
  }
}
