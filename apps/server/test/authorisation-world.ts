import { hash } from 'node:crypto';
import type { CreatedBody } from '@crownhold/protocol';
import { ROUTES, type Route, type RouteName, SCOPES, type Scope } from '@crownhold/protocol/routes';
import fastify, { type FastifyInstance } from 'fastify';
import { SIMULATED_DEALING } from '../simulation/simulated-node.ts';
import type { PushEndpoint } from '../src/ports/push-store.ts';
import { addTables } from '../src/running-server.ts';
import { Sessions } from '../src/sessions/sessions.ts';
import { Tokens } from '../src/sessions/tokens.ts';
import { MemoryServerStore } from '../src/store/memory-server-store.ts';
import { StillServer } from './still-server.ts';
import { createWire } from './wire-server.ts';

export const STRANGERS = [
  'no session',
  'other guest',
  'spectator',
  'other seat',
  'former seat',
  'revoked session',
  'link of another kind',
  'token without scope',
] as const;
export type Stranger = (typeof STRANGERS)[number];
type Asker = Stranger | 'the person' | 'the host';

/** No table has this id. */
export const NOWHERE = 'f'.repeat(32);
const ENDPOINT = 'https://fcm.googleapis.com/olga';
const HASH = 'ab'.repeat(32);
const SIGNATURE = 'cd'.repeat(64);
const OLGA = 1;
/** Requests that mean something before the start only. */
const GATHERING: ReadonlySet<RouteName> = new Set([
  'sit',
  'leave',
  'setUp',
  'start',
  'makeLink',
  'rename',
  'enterByCode',
]);

interface Heard {
  readonly status: number;
  readonly code?: string | undefined;
  readonly body: string;
  /** It says its code and nothing else. */
  readonly isBare: boolean;
}

/** Two tables, one of which has begun, with Anna for a host and Olga at the seat that strangers want. */
export class AuthorisationWorld {
  readonly #server: StillServer;
  readonly #store: MemoryServerStore;
  readonly #app: FastifyInstance;
  readonly #sessions: Sessions;
  readonly #tokens: Tokens;
  readonly #cookies = new Map<Asker, string>();
  #playing: CreatedBody = { table: '', invite: '', watch: '', code: '', preview: '' };
  #seating = this.#playing;
  #moveSecret = '';
  #claim = '';

  /** Olga's, by the scope that they lack; `none` lacks none. */
  readonly #lacking = new Map<Scope | 'none', string>();
  #tokenId = '';

  private constructor(
    server: StillServer,
    store: MemoryServerStore,
    app: FastifyInstance,
    { sessions, tokens }: { readonly sessions: Sessions; readonly tokens: Tokens },
  ) {
    this.#server = server;
    this.#store = store;
    this.#app = app;
    this.#sessions = sessions;
    this.#tokens = tokens;
  }

  static async create(): Promise<AuthorisationWorld> {
    const store = new MemoryServerStore();
    const server = await StillServer.start({ store, dealing: SIMULATED_DEALING });
    let count = 0;
    const entropy = {
      bytes: (length: number) => new Uint8Array(hash('sha256', `${count++}`, 'buffer')).slice(0, length),
    };
    const ports = { store, entropy, digest: (text: string) => hash('sha256', text, 'hex') };
    const sessions = new Sessions(ports);
    const tokens = new Tokens(ports);
    sessions.listenAt({ isSecure: false, port: 80 });
    const app = fastify();
    const pushes = {
      publicKey: 'key',
      subscribe: async (session: string, push: PushEndpoint) => void (await store.addPush(session, push, 10)),
      unsubscribe: (session: string, endpoint: string) => store.removePush(endpoint, session),
    };
    await addTables(app, createWire(server.service, { sessions, tokens, tokenStore: store, pushes }));
    const world = new AuthorisationWorld(server, store, app, { sessions, tokens });
    await world.#prepare();
    return world;
  }

  /** Everything that a request could change at somebody else's table, as the disk and its people see it. */
  async state(): Promise<unknown> {
    const host = await this.#sessionOf('the host');
    const person = await this.#sessionOf('the person');
    const own = await Promise.all([this.#store.tokensOf(person), this.#store.pushesOf(person)]);
    const tables = [this.#playing.table, this.#seating.table];
    const told = await Promise.all(
      tables.map(async (table) => {
        const news = await this.#server.service.news(host, table, -1, 0);
        if (typeof news === 'string') throw new Error(news);
        const { people, presence: _, ...view } = news.view;
        const store = this.#store;
        const [entries, places, links] = [store.entries(table, 0), store.places(table), store.links(table)];
        return { ...view, host: people?.host, ...(await Promise.all([entries, places, links])) };
      }),
    );
    return [...own, ...told];
  }

  /** A request that would be right if somebody else sent it. */
  async ask(name: RouteName, asker: Asker, table?: string): Promise<Heard> {
    const route: Route = ROUTES[name];
    const at = GATHERING.has(name) ? this.#seating : this.#playing;
    const path = route.path.replace('{table}', table ?? at.table).replace('{token}', this.#tokenId);
    const query = route.query ? `?viewer=${OLGA}` : '';
    const body = route.body && this.#body(name, asker, table ?? at.table);
    const cookie = await this.#cookieFor(name, asker);
    const reply = await this.#app.inject({
      method: route.method,
      url: `/api${path}${query}`,
      headers: { host: 'localhost', ...(cookie && { cookie }), ...this.#authorization(route, asker) },
      ...(body && { payload: body }),
    });
    const {
      status = reply.statusCode,
      code,
      kind,
      ...others
    } = JSON.parse(reply.body || '{}') as Record<string, unknown>;
    const said = Object.keys(others).filter((field) => field !== 'type' && field !== 'title');
    const isBare = said.length === 0 && (kind === undefined || kind === 'refused');
    return { status: Number(status), code: code as string | undefined, body: reply.body, isBare };
  }

  /** A message over a socket of its own. */
  async say(kind: string, stranger: Stranger) {
    const client = await this.#server.connect(await this.#sessionOf(stranger));
    client.frames.length = 0;
    await client.say(this.#message(kind));
    const [last] = client.frames.slice(-1).map((frame) => JSON.parse(frame) as Record<string, unknown>);
    const answer = last?.['answer'] as { readonly code?: string } | undefined;
    return { frames: client.frames, code: answer?.code ?? (last?.['code'] as string | undefined) };
  }

  async #prepare(): Promise<void> {
    const askers = [...STRANGERS, 'the person', 'the host'] as const;
    for (const asker of askers) if (asker !== 'no session') this.#cookies.set(asker, await this.#begin());
    this.#playing = await this.#seat('full');
    this.#seating = await this.#seat('host');
    const { people } = this.#server.service;
    await this.#server.pass(21_000);
    const person = await this.#sessionOf('the person');
    const made = await people.makeMoveLink(person, this.#playing.table, OLGA);
    const claimant = (await this.#sessions.find(await this.#begin()))!;
    await people.enter(claimant, this.#playing.table, { watch: this.#playing.watch });
    const claimed = await people.claim(claimant, this.#playing.table, OLGA, undefined);
    if (typeof made === 'string' || typeof claimed === 'string') throw new Error('no link');
    this.#moveSecret = made.secret;
    this.#claim = claimed.claim;
    for (const [asker, viewer] of [
      ['the host', 0],
      ['the person', OLGA],
    ] as const) {
      const client = await this.#server.connect(await this.#sessionOf(asker));
      await client.say({ kind: 'subscribe', table: this.#playing.table, viewer });
    }
    for (const scope of [...SCOPES, 'none'] as const) {
      const token = await this.#tokens.make(person, { name: 'bot', scopes: SCOPES.filter((each) => each !== scope) });
      this.#lacking.set(scope, token!.token);
      this.#tokenId = token!.id;
    }
    await this.#store.addPush(person, { endpoint: ENDPOINT, p256dh: 'p', auth: 'a' }, 10);
    const revoked = await this.#sessionOf('revoked session');
    await people.forget(revoked);
    this.#sessions.end(revoked);
  }

  /** Anna, Olga and the other seat; Olga's seat has moved to another device. */
  async #seat(start: 'full' | 'host'): Promise<CreatedBody> {
    const { people } = this.#server.service;
    const created = await people.create(await this.#sessionOf('the host'), {
      game: 'kingdomino',
      options: { seats: 3 },
      seats: [{ kind: 'me', name: 'Anna' }, { kind: 'free' }, { kind: 'free' }],
      clock: { kind: 'none' },
      start,
    });
    if (typeof created === 'string') throw new Error(created);
    const { table, invite, watch } = created;
    const former = await this.#sessionOf('former seat');
    await people.sit(former, table, { seat: OLGA, invite, name: 'Olga' });
    const made = await people.makeMoveLink(former, table, OLGA);
    if (typeof made === 'string') throw new Error(made);
    await people.move(await this.#sessionOf('the person'), table, made.secret);
    await people.sit(await this.#sessionOf('other seat'), table, { invite });
    await people.enter(await this.#sessionOf('spectator'), table, { watch });
    return created;
  }

  /** Of somebody whose seat it is, with every scope but the one that is needed. */
  #authorization({ access }: Route, asker: Asker): Readonly<Record<string, string>> {
    if (asker !== 'token without scope') return {};
    const lacking = SCOPES.find((scope) => scope === access) ?? 'none';
    return { authorization: `Bearer ${this.#lacking.get(lacking)}` };
  }

  /** Somebody who is forgotten can be asked nothing more, so a new guest is. */
  async #cookieFor(name: RouteName, asker: Asker): Promise<string | undefined> {
    const isUseless = asker === 'no session' || asker === 'revoked session';
    return name === 'forget' && !isUseless ? this.#begin() : this.#cookies.get(asker);
  }

  async #begin(): Promise<string> {
    return (await this.#sessions.begin()).split(';')[0]!;
  }

  async #sessionOf(asker: Asker): Promise<string> {
    return (await this.#sessions.find(this.#cookies.get(asker))) ?? '';
  }

  #body(name: RouteName, asker: Asker, table: string): object {
    const isMixing = asker === 'link of another kind';
    const { invite, watch } = GATHERING.has(name) ? this.#seating : this.#playing;
    const guess = 'x'.repeat(22);
    const bodies: Partial<Record<RouteName, object>> = {
      create: {
        game: 'kingdomino',
        options: { seats: 2 },
        seats: [{ kind: 'me' }, { kind: 'free' }],
        clock: { kind: 'none' },
      },
      command: this.#message('return', table),
      steps: this.#message('steps', table),
      enterByCode: { code: 'AAAAAA' },
      enter: isMixing ? { watch: this.#moveSecret } : { invite: guess },
      sit: { seat: OLGA, ...(isMixing && { invite: watch }) },
      rename: { seat: OLGA, name: 'Mallory' },
      setUp: { options: { seats: 3 }, clock: { kind: 'none' }, seats: [0, 1, 2].map(() => ({ kind: 'taken' })) },
      start: {},
      makeLink: { kind: 'invite' },
      setLearning: { isLearning: true },
      react: { seat: OLGA, reaction: 'clap' },
      addDevice: { secret: isMixing ? invite : guess, isReplacing: true },
      move: { move: isMixing ? invite : guess },
      claim: { seat: OLGA },
      letIn: { claim: this.#claim },
      makeToken: { name: 'bot', scopes: ['tables:play'] },
      subscribePush: { endpoint: ENDPOINT, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
      unsubscribePush: { endpoint: ENDPOINT },
    };
    const isOfSeat = ['leave', 'resign', 'voteForBot', 'makeMoveLink'].includes(name);
    return bodies[name] ?? (isOfSeat ? { seat: OLGA } : {});
  }

  #message(kind: string, table = this.#playing.table): object {
    const ofSeat = { table, commandId: '00000000-0000-4000-8000-000000000000', seat: OLGA };
    const client = { key: HASH, commitment: HASH, signature: SIGNATURE };
    const messages: Readonly<Record<string, object>> = {
      hello: { protocol: 1 },
      subscribe: { table, viewer: OLGA, since: 0 },
      unsubscribe: { table, viewer: OLGA },
      submit: { ...ofSeat, since: 1, turn: 'take 1' },
      commit: { ...ofSeat, client },
      reveal: { ...ofSeat, attempt: 1, element: HASH },
      enrol: { ...ofSeat, client },
      return: ofSeat,
      steps: { table, request: 'request-1', seat: OLGA, prefix: '' },
      record: { table, request: 'request-1' },
    };
    return { kind, ...messages[kind] };
  }
}
